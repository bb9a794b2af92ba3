import { Agent, request } from "node:http";
import type { OpenTable, Seated } from "@coterie/protocol";
import { HOST } from "./connection.js";

/** What opens tables and seats guests: our server's HTTP interface, as far as it is needed here. */
export class Desk {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(private readonly port: number) {}

  open(table: OpenTable): Promise<Seated> {
    return this.post("/api/tables", table) as Promise<Seated>;
  }

  join(table: string, name: string): Promise<Seated> {
    return this.post(`/api/tables/${table}/join`, { name }) as Promise<Seated>;
  }

  start(table: string, pass: string): Promise<unknown> {
    return this.post(`/api/tables/${table}/do`, { do: "start" }, pass);
  }

  close(): void {
    this.agent.destroy();
  }

  private post(path: string, body: unknown, pass?: string): Promise<unknown> {
    const text = JSON.stringify(body);
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
    };
    const { port, agent } = this;
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: HOST, port, path, method: "POST", headers, agent },
        (answer) => {
          let got = "";
          answer.setEncoding("utf8");
          answer.on("data", (part: string) => {
            got += part;
          });
          answer.on("end", () => {
            const status = answer.statusCode ?? 0;
            if (status < 300) resolve(got === "" ? {} : JSON.parse(got));
            else
              reject(new Error(`POST ${path} was answered with ${status}: ${got.slice(0, 300)}`));
          });
        },
      );
      asked.on("error", reject);
      asked.end(text);
    });
  }
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TOP } from "./packaged.js";

/** The Dockerfile as a list of instructions: ["COPY", ". ."]. */
export function dockerfile(): [name: string, rest: string][] {
  return readFileSync(join(TOP, "Dockerfile"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]);
}

/** What the last stage says by an instruction that stands there once. */
export function inImage(name: string): string {
  const all = dockerfile();
  const last = all.map(([each]) => each).lastIndexOf("FROM");
  const found = all.slice(last).filter(([each]) => each === name);
  if (found.length !== 1) throw new Error(`the image has ${found.length} ${name}; expected one`);
  return found[0][1];
}

/** The health check of the image, for a server at another port; without the name of the program. */
export function healthCheck(port: string): string[] {
  const [, command = ""] = inImage("HEALTHCHECK").split(" CMD ");
  const [, ...args] = JSON.parse(command) as string[];
  return args.map((arg) => arg.replace(`:${inImage("EXPOSE")}/`, `:${port}/`));
}

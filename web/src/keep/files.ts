/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Downloads data as a JSON file. Returns the name of the file. */
export function saveJson(name: string, data: unknown): string {
  saveFile(name, JSON.stringify(data, null, 1));
  return name;
}

/** The build of the server that this page came from; nothing, if it came from elsewhere. */
export const OWN_BUILD =
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";

/** Whether a server has been updated since it gave out this page. */
export function isOldFor(build: string): boolean {
  return OWN_BUILD !== "" && OWN_BUILD !== build;
}

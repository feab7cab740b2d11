/** Loads another page in full, so that the server decides afresh who is asking. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}

/** The same, but the page that is left is not gone back to. */
export function replaceBy(path: string): void {
  window.location.replace(path);
}

export type Navigate = (path: string) => void;

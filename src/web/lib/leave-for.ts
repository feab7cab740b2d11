/** Loads another page in full, so that the server decides afresh who is asking. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}

export type Navigate = (path: string) => void;

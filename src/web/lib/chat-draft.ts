/** Where the unsent text of a chat is kept in this tab; without a session: of the chat that would begin. */
export const draftKey = (userId: string, sessionId: string | undefined): string =>
  `chatDraft:${userId}:${sessionId ?? 'new'}`;

export function writeDraft(key: string | undefined, text: string): void {
  if (key === undefined) return;
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage may be refused or full; the field keeps its text all the same.
  }
}

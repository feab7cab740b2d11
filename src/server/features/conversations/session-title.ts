const TITLE_LENGTH = 80;

/** A session made by its first message is called by it: one line, cut at a word. */
export function titleFromMessage(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= TITLE_LENGTH) return line;
  const cut = characters.slice(0, TITLE_LENGTH - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > TITLE_LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/** The default title of a session that is made empty. */
export function defaultTitle(now: Date, timeZone: string): string {
  const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(
    now,
  );
  return `Chat ${date}`;
}

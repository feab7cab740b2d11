const LONGEST = 500;
/** Most addresses: nothing in them is worth a closer look. */
const PLAIN = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s?#\\{}<>"]*)?$/;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/;
/** What tells a book who sent the bettor, or follows him. */
const MARKS =
  /^(?:utm_.*|mc_.*|_ga|_gl|wp[a-z]+|(?:g|fb|ms|dc)clid|click_?id|aff.*|btag|tag|ref|referr?er.*|partner.*|source|campaign.*|promo.*|bonus.*|pid|cid|sub_?id\d*|subid.*)$/i;

/** The first of these that can be followed: an outcome's own, else its market's, else the book's page of the game. */
export function readLink(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    const link = typeof candidate === 'string' ? cleanLink(candidate) : null;
    if (link !== null) return link;
  }
  return undefined;
}

function cleanLink(text: string): string | null {
  if (text.length <= LONGEST && PLAIN.test(text)) return text;
  // The address of a state's own site has a gap where the state belongs: it leads nowhere.
  if (text.length > 4 * LONGEST || /[{}]/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  if (!HOST.test(url.hostname)) return null;
  for (const name of [...url.searchParams.keys()]) if (MARKS.test(name)) url.searchParams.delete(name);
  return url.href.length <= LONGEST ? url.href : null;
}

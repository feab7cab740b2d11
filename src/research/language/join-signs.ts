import type { Token } from '#engine/names/tokenise.ts';

/** "plus 150" and "minus 110" as one signed number each. */
export function joinSigns(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const sign = before?.text === 'plus' ? '+' : before?.text === 'minus' ? '-' : null;
    if (before && sign && token.number && token.number.sign === null && !token.number.dollars) {
      joined[joined.length - 1] = { ...token, number: { ...token.number, sign }, afterBreak: before.afterBreak };
    } else joined.push(token);
  }
  return joined;
}

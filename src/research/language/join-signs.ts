import type { Token } from '#engine/names/tokenise.ts';

/** "plus 150" and "minus 110" as one signed number each, "3 1/2" and "3 and a half" as one of a half. */
export const joinSigns = (tokens: readonly Token[]): Token[] => withHalves(withSigns(tokens));

function withSigns(tokens: readonly Token[]): Token[] {
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

const MOST_WITH_HALF = 400;

function withHalves(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const words = token?.number ? halfBehind(tokens, at) : 0;
    if (token?.number && words > 0) {
      const value = token.number.value + 0.5;
      joined.push({ ...token, text: `${value}`, number: { ...token.number, value } });
      at += words;
    } else if (token) joined.push(token);
  }
  return joined;
}

/** How many words behind a whole number say half of one: "1/2", "and a half". */
function halfBehind(tokens: readonly Token[], at: number): number {
  const { number } = tokens[at] ?? {};
  const isWhole = number && Number.isInteger(number.value) && number.value <= MOST_WITH_HALF && number.suffix === '';
  if (!isWhole || number.dollars || number.percent) return 0;
  const [first, second, third] = tokens.slice(at + 1, at + 4);
  if (first?.pair?.join('/') === '1/2' && !first.afterBreak) return 1;
  const isHalf = first?.text === 'and' && second?.text === 'a' && third?.text === 'half';
  return isHalf && tokens[at + 4]?.text !== 'point' ? 3 : 0;
}

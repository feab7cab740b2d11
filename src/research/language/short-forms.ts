import type { Token } from '#engine/names/tokenise.ts';
import { isOrdinaryWord } from './spelling.ts';

const TIME = /^(next|past|last|couple|few|of|half|a|an|in|two|three|four|five|six)$/;
const OWNED = /^(my|the|a|this|cancel|end|stop|renew|pause|monthly)$/;
/** As it is written on a phone. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['em', 'them'],
  ['tonite', 'tonight'],
  ['shud', 'should'],
  ['shuld', 'should'],
  ['wud', 'would'],
  ['wuld', 'would'],
  ['cud', 'could'],
]);
const SHORTEST_DROPPED = 5;

/** Short forms that mean one thing beside certain words: "next couple hrs" is no home runs, "cancel my sub" no fight. */
export function withoutShortForms(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const text = longForm(token, tokens[at - 1], tokens[at + 1]);
    return text === null ? token : { ...token, text };
  });
}

function longForm({ text, number, afterBreak }: Token, before?: Token, behind?: Token): string | null {
  if (number) return null;
  if ((text === 'hr' || text === 'hrs') && before && (before.number !== null || TIME.test(before.text))) return 'hours';
  if (text === 'w' && before && behind && !afterBreak && !behind.afterBreak && behind.text !== 'l') return 'with';
  if (text === 'sub' && before && OWNED.test(before.text) && !behind?.number) return 'subscription';
  // Names of places and schools have an "n" of their own: "Texas A n M".
  if (text === 'n' && behind && before?.text !== 'a' && !behind.afterBreak) return 'and';
  return WRITTEN.get(text) ?? withDroppedG(text);
}

/** "Fightin", "playin". */
const withDroppedG = (text: string): string | null =>
  text.length >= SHORTEST_DROPPED && text.endsWith('in') && !isOrdinaryWord(text) && isOrdinaryWord(`${text}g`)
    ? `${text}g`
    : null;

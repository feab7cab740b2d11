import { list } from '../../words/format.ts';
import type { Tagged } from '../calls/tagged.ts';
import { bookAt } from '../sportsbooks.ts';
import { isPlainWord } from '../wishes/plain-words.ts';

/** What stands between names and names nobody. */
const NO_NAME =
  /^(ml|mls|moneylines?|money|line|spread|total|over|under|the|and|to|win|at|on|with|for|by|per|each|apiece|all|of|rr|round|robin|parlays?|please|pls|cost|best|case|max|what|whats|how|much|dk|fd|mgm|a|pop|piece|combo|it|is|bucks|dollars|in|tonight|today|tomorrow|same|as|cheap|possible|2s|3s|4s|one|two|three|four|five|ten|twenty|payout|pays?|returns?|risk|profit|if|hit|thanks|thx|ty|bet|bets)$/;
const MOST_WORDS = 3;

/** "…, zebras ml, …": what stands in a list of names and is nobody here is said to be missing, and not passed over. */
export function namesMissing({ tokens, mentions }: Tagged): string[] {
  const first = mentions[0]?.from ?? 0;
  const last = mentions.at(-1)?.to ?? 0;
  const items: number[][] = [];
  for (const [at, { afterBreak, text }] of tokens.entries()) {
    if (afterBreak || text === 'and' || items.length === 0) items.push([]);
    if (text !== 'and') items.at(-1)?.push(at);
  }
  const lost = items.flatMap((item) => {
    const isIn = item.some((at) => at >= first) && item.every((at) => at < last || isNextTo(item, last, tokens.length));
    const isNamed = item.some((at) => mentions.some(({ from, to }) => from <= at && at < to));
    // Behind a number or a book stands the stake, or where it is bet.
    const end = item.findIndex((at) => tokens[at]?.number != null || bookAt(tokens, at) !== null);
    const all = end < 0 ? item : item.slice(0, end);
    const words = all.flatMap((at) => (isName(tokens[at]?.text ?? '') ? [tokens[at]?.raw ?? ''] : []));
    return isIn && !isNamed && words.length > 0 && all.length <= MOST_WORDS ? [words.join(' ')] : [];
  });
  // "As nats tigers": beside no comma it may be a word.
  const isAs = tokens.some(({ text }, at) => text === 'as' && mentions.some(({ from }) => from === at + 1));
  if (isAs) return ['“as” is not counted in: write Athletics if that is the team.'];
  return lost.length === 0
    ? []
    : [`Not counted in: ${list(lost.map((one) => `“${one}”`))}. I have no bet of that name.`];
}

const isName = (text: string): boolean => !NO_NAME.test(text) && !isPlainWord(text);

/** The item right behind the last name, as "zebras ml" at the end of the list. */
const isNextTo = (item: readonly number[], last: number, end: number): boolean =>
  (item[0] ?? 0) <= last + 1 && (item.at(-1) ?? 0) === end - 1;

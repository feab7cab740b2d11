import type { Act } from '../acts/act.ts';
import { asksTerm } from '../calls/asks-term.ts';
import { type Asked, say } from '../calls/call.ts';
import { marketNotKept } from '../calls/not-kept.ts';
import type { Tagged } from '../calls/tagged.ts';

/** What asks nothing of a price, whatever is named in it. */
const OF_NO_PRICE: ReadonlySet<Act> = new Set<Act>(['facts', 'product', 'term', 'react', 'hedge', 'when']);

/**
 * "Arsenal to qualify", "Mexico to win both halves", "win at least one": a bet on somebody with a condition that no stored price answers is
 * refused by its name, before the rest of it is taken for a bet on the game.
 */
export function conditionNotSold(read: Tagged): Asked | null {
  const { tokens, hasNames, previous, amounts, likeliest, reading, said } = read;
  // What is counted in the game that was spoken of is told with its name.
  const isOfSpoken = (previous?.focus ?? []).length > 0 && !said.some(({ stats }) => stats.length > 0);
  const isOfSomebody = hasNames || isOfSpoken;
  // Money at a price can be counted, whatever it is on.
  const isSum = amounts.money.length > 0 && amounts.prices.length > 0;
  if (!isOfSomebody || isSum || OF_NO_PRICE.has(likeliest.act) || reading.intent === 'parlay' || asksTerm(read))
    return null;
  const text = marketNotKept(tokens);
  return text === null ? null : say(text);
}

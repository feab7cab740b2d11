import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { StoredBet } from './stored-bet.ts';

const OF_IT = /^(theyre|its|hes|shes|were)$/;
const IS = /^(are|is)$/;
const IT = /^(they|it|he|she|we|ml|line|price)$/;
const BETWEEN = /^(now|up|down|to|at|like|about|around|currently|live)$/;

const BESIDE_NAME = /^(ml|moneyline|are|is|the|line|price|now|up|down|to|at|like|about|around|currently|live|sitting)$/;

/**
 * "Have 100 on the Celtics at +150, now they're -200", "and the Celtics are -200 now": what the bet that is held is at now, and no price
 * of a hedge, which is on the other side. Null: no last of several prices is told so.
 */
export function priceOfHeldNow({ tokens, amounts: { prices }, mentions }: Tagged): string | null {
  const last = prices.at(-1);
  if (!last || prices.length < 2) return null;
  const [first] = mentions;
  const isOfFirst = (one: Tagged['mentions'][number]): boolean =>
    first !== undefined && one.names.some((name) => first.names.includes(name));
  const beside = mentions.findLast(
    ({ to }) => to <= last.from && tokens.slice(to, last.from).every(({ text }) => BESIDE_NAME.test(text)),
  );
  // Whose name stands beside the price, it is of him.
  if (beside) return beside !== first && isOfFirst(beside) ? last.text : null;
  // Behind another name "they" may be those.
  const before = mentions.filter(({ from }) => from < last.from);
  return isOfSpoken(tokens, last) && before.every(isOfFirst) ? last.text : null;
}

function isOfSpoken(tokens: Tagged['tokens'], { from, to }: { from: number; to: number }): boolean {
  let at = from - 1;
  while (at > 0 && BETWEEN.test(tokens[at]?.text ?? '')) at -= 1;
  const word = tokens[at]?.text ?? '';
  const isSaid = OF_IT.test(word) || (IS.test(word) && IT.test(tokens[at - 1]?.text ?? ''));
  // "-450 already".
  return isSaid || /^(already|live)$/.test(tokens[to]?.text ?? '');
}

/** What both sides of a game hold together at least and at most, where they are of one moment. */
const LEAST_SUM = 1;
const MOST_SUM = 1.1;
/** Own choice: what most books hold on two sides. */
const USUAL_SUM = 1.045;
const STEP = 5;

/**
 * "Took them +120 and now they're -110": about what the other side costs then, where its stored price is none of that moment. Null: nothing
 * of it is told, or both go together.
 */
export function priceAgainstNow(read: Tagged, stored: string | undefined): string | null {
  const now = priceOfHeldNow(read);
  if (now === null) return null;
  const own = 1 / priceTextToDecimal(now);
  const both = own + (stored === undefined ? 0 : 1 / priceTextToDecimal(stored));
  if (both >= LEAST_SUM && both <= MOST_SUM) return null;
  const other = Math.min(0.97, Math.max(0.03, USUAL_SUM - own));
  const american = other > 0.5 ? (-100 * other) / (1 - other) : (100 * (1 - other)) / other;
  const rounded = Math.round(american / STEP) * STEP;
  return rounded > 0 ? `+${Math.max(100, rounded)}` : `${Math.min(-105, rounded)}`;
}

/** Where the bet itself is told to have moved, the price of its hedge is none of that moment. */
export function heldMoved(read: Tagged, { name, price }: StoredBet): string[] {
  const now = priceOfHeldNow(read);
  if (now === null) return [];
  const about = priceAgainstNow(read, price?.text);
  const held = read.amounts.prices[0];
  const better =
    held && held.decimal > priceTextToDecimal(now)
      ? ` You hold ${held.text} on what is now ${now}, which is the better price, so nothing forces a hedge: it only buys certainty.`
      : '';
  return about === null
    ? [
        `${now} is your own side’s price now. The hedge is ${name}; if you see another price on it, tell me and I redo the sum.${better}`,
      ]
    : [
        `${now} is your own side’s price now, so ${name} is at about ${about}, which is what I used${price ? ` (the ${price.text} I have is from another moment)` : ''}. Tell me the price you see for the exact sum.${better}`,
      ];
}

import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { percent } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { sumOn } from '../sums/sum-on-bet.ts';

const CHANGES = /\b(what if|if|say|suppose|was|were|moves?|moved|goes|went|drop\w*|now|instead)\b/;
const ELSE = /\b(hedg\w*|other side|against|opponent|lay)\b/;
const MOST_WORDS = 16;

/**
 * "What if that leg was -200" behind an offer for a ticket: the offer again, with the leg that is left at that price. Null: it is the price of
 * the other side, or there is no offer.
 */
export function offerAtPrice({ plain, tokens, amounts, mentions, previous, said }: Tagged): Asked | null {
  const sum = sumsOf(previous).find(({ kind }) => kind === 'cash_out');
  const [price, ...others] = amounts.prices;
  const [focus] = previous?.focus ?? [];
  const isElse = others.length + amounts.money.length > 0 || ELSE.test(plain) || tokens.length > MOST_WORDS;
  if (sum?.kind !== 'cash_out' || sum.offerCents === undefined || !price || !focus || isElse) return null;
  const isOfLeg = mentions.every(({ persons }) =>
    persons.some((one) => one.event.id === focus.eventId && (one.kind === 'player' || one.selection === focus.side)),
  );
  if (!isOfLeg || !CHANGES.test(plain) || said.some(({ line }) => line !== null)) return null;
  const chance = 1 / priceTextToDecimal(price.text);
  const { prices: _, ...held } = sum;
  return sumOn([{ ...held, chance }], refOfFocus(focus), [
    `At ${price.text} the leg that is left wins ${percent(chance)} of the time at most: its book’s margin is in that.`,
  ]);
}

import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { americanCents, atAmericanCents } from '../../tools/american-cents.ts';
import { writeOdds } from '../../words/bettor.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { centsApart } from '../shown/cents-apart.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { sumOn } from '../sums/sum-on-bet.ts';

/** What a verdict leaves behind it is no sum that was asked for. */
const isOfPrice = (sum: Calculation): boolean =>
  sum.kind === 'kelly' ||
  sum.kind === 'break_even' ||
  (sum.kind === 'payout' && (sum.stakeCents !== undefined || sum.toWinCents !== undefined));

/** "And if it drops 10 cents" behind a sum of a bet: the same sum at a price so far from that. Null: the sum has no one price. */
export function sumApart(read: Tagged): Asked | null {
  const { plain, previous, mentions } = read;
  const apart = mentions.length > 0 ? null : centsApart(plain);
  const [sum, ...others] = sumsOf(previous);
  if (apart === null || !sum || others.length > 0 || previous?.ticket === true) return null;
  if (!isOfPrice(sum) || !('price' in sum) || sum.price === undefined) return null;
  const decimal = atAmericanCents(americanCents(priceTextToDecimal(sum.price)) + apart);
  const price = writeOdds({ oddsFormat: 'american' }, decimal);
  const calc = { ...sum, price } as Calculation;
  const [bet, ...more] = previous?.list === true ? [] : (previous?.focus ?? []);
  return bet && more.length === 0 ? sumOn([calc], { ...refOfFocus(bet), price }) : calculated([calc]);
}

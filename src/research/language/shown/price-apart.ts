import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { americanCents, atAmericanCents } from '../../tools/american-cents.ts';
import { writeOdds } from '../../words/bettor.ts';
import { spokenBets } from '../acts/after.ts';
import type { Known } from '../correct/named-parts.ts';
import type { EntityText } from '../meant/entities.ts';
import { spokenOf } from '../meant/spoken-of.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { centsApart } from './cents-apart.ts';
import { priceNow } from './price-now.ts';
import type { SpokenAsked } from './spoken-asked.ts';

/** What it pays there is a sum. */
const OF_ELSE = /\b(?:pays?|payout|win|profit|return|cost|stake|why|mean|matter)\b/i;

/** "Would you still take it 20 cents worse": the bet that was spoken of, at the price that is so far from its own. Null: it is of none. */
export function priceApart(
  message: string,
  { entities }: Pick<EntityText, 'entities'>,
  previous: Reading | null,
  known: Known,
): SpokenAsked | null {
  const apart = centsApart(message);
  if (apart === null || OF_ELSE.test(message) || entities.some(({ kind }) => kind === 'name' || kind === 'book'))
    return null;
  const bet = previous && betMeant(previous, known);
  const decimal = bet && (bet.price == null ? priceNow(bet, known) : priceTextToDecimal(bet.price));
  if (!bet || decimal === null || previous.ticket === true) return null;
  const price = writeOdds({ oddsFormat: 'american' }, atAmericanCents(americanCents(decimal) + apart));
  return {
    want: 'it.price',
    bet,
    beside: [],
    isJudged: previous.unjudged !== true,
    pointed: previous.pointed ?? null,
    price,
    book: null,
    isKnown: true,
  };
}

/** The only pick of a list, or the one of it that was spoken of; else the bet that was. */
function betMeant(previous: Reading, known: Known): BetFocus | null {
  if (previous.list !== true) return spokenOf(previous, known)?.bet ?? null;
  const shown = spokenBets(previous);
  return (shown.length === 1 ? shown[0] : shown[(previous.pointed ?? 0) - 1]) ?? null;
}

export const isApart = (...asked: Parameters<typeof priceApart>): boolean => priceApart(...asked) !== null;

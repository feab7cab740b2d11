import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isPickOn } from '../lists/last-list.ts';
import type { BetFocus } from '../reading.ts';
import { keptSum, pairNamed } from './best-conversion.ts';
import { refOfFocus } from './bets-said.ts';
import { type FreeBet, freeBetOn, keptOf } from './free-bet-pairs.ts';
import { NO_HEDGE } from './free-bet-told.ts';
import { isStored, storedBet } from './stored-bet.ts';

/** Another bet for it is looked for, or it is said of something else. */
const ELSE =
  /\b(give|gimme|show|find|pick|best|better|which|where|another|parlay|boost|kelly|returned|refunded|cash out)\b|\bhow (big|much) (of )?an? hedge\b/;
const MOST_WORDS = 18;

/**
 * "And unhedged, what's the Commanders one worth" behind a free bet that was told: what it brings on average without its other side, beside what
 * is sure with it. Null: it is not asked, or somebody is named on whom no such bet can be had.
 */
export function freeBetAlone(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions } = read;
  const before = onlySum(read.previous, 'free_bet');
  const isElse = amounts.prices.length + amounts.money.length + amounts.shares.length > 0 || ELSE.test(plain);
  if (!before || isElse || tokens.length > MOST_WORDS || !NO_HEDGE.test(plain)) return null;
  const [focus, ...more] = read.previous?.focus ?? [];
  const isSame = mentions.every((mention) => focus !== undefined && isPickOn(focus, mention));
  if (isSame) return say(aloneText(before, more.length === 0 ? focus : undefined, read), [], keptSum(read, before));
  const other = pairNamed(read);
  if (!other) return null;
  const { side, price, book } = other.own;
  const bet = { eventId: other.event.id, market: 'moneyline', side, line: null, player: null, price, book };
  const sum = freeBetOn(other, before.faceCents);
  return say(aloneText(sum, bet, read), [], { ...keptSum(read, sum), focus: [bet], unjudged: true });
}

function aloneText(sum: FreeBet, focus: BetFocus | undefined, read: Tagged): string {
  const { faceCents, price, hedgePrice } = sum;
  const wins = Math.floor(faceCents * (priceTextToDecimal(price) - 1));
  const bet = focus ? storedBet({ ...refOfFocus(focus), price: null }, read) : '';
  const chance = sum.chance ?? (isStored(bet) && bet.win > 0 ? bet.win : undefined);
  if (chance === undefined)
    return `Without a hedge it is all or nothing: ${dollars(wins)} if it hits at ${price}, nothing if not, and none of your own money is at risk. At ${price} the price has it win ${percent(1 / priceTextToDecimal(price))} of the time, a little more often than is fair.`;
  const worth = Math.round(wins * chance);
  const name = isStored(bet) ? `${bet.short} at ${price}` : `it at ${price}`;
  const lead = `Unhedged ${name} is worth ${dollars(worth)} on average: ${dollars(wins)} ${percent(chance)} of the time, and nothing the other ${percent(1 - chance)}. None of your own money is at risk.`;
  if (hedgePrice === undefined) return lead;
  const kept = Math.round(keptOf(sum) * faceCents);
  const gap = worth - kept;
  const than = gap === 0 ? 'the same' : `${dollars(Math.abs(gap))} ${gap > 0 ? 'less' : 'more'}`;
  return `${lead} With the hedge you keep ${dollars(kept)} whoever wins, ${than}.`;
}

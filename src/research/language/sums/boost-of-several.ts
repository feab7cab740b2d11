import type { BetRefDraft } from '#contract/research/bet.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { boostedTo } from '../../tools/calculate/boosted-to.ts';
import { percent, signedDollars, signedPercent } from '../../words/format.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsOfChat } from '../compared/bets-of-chat.ts';
import { namedBets, refOf, refOfFocus } from './bets-said.ts';
import { type Boost, boostedAt } from './boosted-at.ts';
import { paysBoosted } from './pays-boosted.ts';
import { decidedChance, isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { lacks, notQuoted } from './sum-on-bet.ts';

const MOST_BETS = 4;
const OF_THEM = /\b(which|better|best|both|compare|either|two|them)\b/;

type Boosted = { bet: StoredBet; boost: Boost; value: number; told: string };

/**
 * "30% boost at FD, Bucks or Clippers?": each of the bets at its boosted price by the chance that the books give, and on which the boost is worth
 * more. "Which of the two is better with the boost" is of those that were spoken of. Null: it is of one bet.
 */
export function boostOfSeveral(read: Tagged): Asked | null {
  const { says, amounts } = read;
  if (!says.has('boost') || says.has('parlay') || amounts.prices.length > 0 || amounts.shares.length !== 1) return null;
  const refs = betsMeant(read);
  if (refs.length < 2 || refs.length > MOST_BETS) return null;
  const [book, ...others] = read.books;
  const bets = refs.map((ref) =>
    storedBet({ ...ref, price: null, book: others.length === 0 ? (book ?? null) : null }, read),
  );
  const missing = bets.flatMap((bet) =>
    isStored(bet) ? (bet.price ? [] : [`${notQuoted(bet.name, book)}, so there is no price to boost.`]) : [bet],
  );
  if (missing.length > 0) return lacks(missing.join(' '));
  const boosted = bets.flatMap((bet) => (isStored(bet) ? (boostedOf(bet, read) ?? []) : []));
  const [best, next] = boosted.toSorted((a, b) => b.value - a.value);
  if (!best || !next || boosted.length < refs.length) return null;
  return calls(
    boosted.map(({ bet, boost }) => ({
      tool: 'calculate' as const,
      input: { calc: boost, bet: { ...bet.ref, price: null } },
    })),
    [betterText(best, next), ...boosted.map(({ told }) => told)],
  );
}

function betsMeant(read: Tagged): BetRefDraft[] {
  const named = namedBets(read);
  if (named.length === 0 && read.mentions.length === 0 && OF_THEM.test(read.plain))
    return betsOfChat(read.previous, null, { events: read.slate.events, nowMs: read.nowMs }).map(refOfFocus);
  const refs = named.map((bet) => refOf({ ...bet, price: null, book: null }, read));
  const found = refs.filter((ref) => typeof ref !== 'string');
  return found.length < refs.length ? [] : [...new Map(found.map((ref) => [keyOf(ref), ref])).values()];
}

const keyOf = ({ eventId, market, side, line = null, player = null }: BetRefDraft): string =>
  JSON.stringify([eventId, market, side, line, player]);

function boostedOf(bet: StoredBet, read: Tagged): Boosted | null {
  const boost = bet.price && boostedAt(bet.price.text, bet.price.decimal, read);
  if (!bet.price || !boost) return null;
  const chance = decidedChance(bet);
  const decimal = boostedTo(boost);
  const value = chance * decimal - 1;
  const told = `${bet.name}: ${bet.price.text} at ${bet.price.book} is ${formatAmerican(decimal)} with the boost.${paysBoosted(boost.stakeCents, decimal)} It wins ${percent(chance)} of the time by the books, ${worth(value, boost)}.`;
  return { bet, boost: { ...boost, chance }, value, told };
}

/** In money where a stake is named. */
const worth = (value: number, { stakeCents }: Boost): string =>
  stakeCents === undefined
    ? `worth ${signedPercent(value)} on average`
    : `worth ${signedDollars(value * stakeCents)} on average (${signedPercent(value)})`;

const betterText = (best: Boosted, next: Boosted): string =>
  `The boost is worth more on ${best.bet.name}: ${signedPercent(best.value)} to ${signedPercent(next.value)} on average on ${next.bet.name}.`;

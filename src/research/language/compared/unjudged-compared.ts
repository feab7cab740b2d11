import { gameLabel } from '../../slate/leagues.ts';
import { capital, percent } from '../../words/format.ts';
import { pickLabel } from '../../words/pick-label.ts';
import { betName } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import type { Criterion } from './asks-which.ts';
import { offersOnMarket } from './market-of-bet.ts';

type Side = { name: string; chance: number; price: number | null };

/** Which of bets that nobody judged is likelier, or pays more: told of their prices, free. Null: one of them is not stored. */
export function unjudgedCompared(
  by: Exclude<Criterion, 'juice' | 'value'>,
  bets: readonly BetFocus[],
  read: Tagged,
): Asked | null {
  const sides = bets.map((bet) => sideOf(bet, read));
  if (sides.some((side) => side === null)) return null;
  const all = sides.filter((side) => side !== null);
  return by === 'chance' ? byChance(all, read) : byPrice(all, read);
}

/** A bet that was shown: how it is called, its chance by all books, and the best price that can be taken. */
export function sideOf(bet: BetFocus, read: Tagged): Side | null {
  const own = offersOnMarket(bet, read).find(({ side }) => side === bet.side);
  if (!own || own.chance === null) return null;
  const { event, market, side, chance, offers } = own;
  const label = pickLabel(event, market, side);
  return {
    name: betName({ label, game: gameLabel(event), market: market.market }),
    chance,
    price: offers.find(({ canTake }) => canTake)?.decimal ?? null,
  };
}

function byChance(sides: readonly Side[], { plain }: Tagged): Asked {
  const wantsLess = /\b(less|least|riskier|riskiest)\b/.test(plain);
  const [first, ...others] = sides.toSorted((a, b) => (wantsLess ? a.chance - b.chance : b.chance - a.chance));
  const rest = others.map(({ name, chance }) => `${percent(chance)} for ${name}`).join(' and ');
  return say(
    `${capital(first?.name ?? '')} is the ${wantsLess ? 'less likely' : 'likelier'} one: ${percent(first?.chance ?? 0)} by all books with their margin out, against ${rest}.`,
  );
}

function byPrice(sides: readonly Side[], { plain, odds }: Tagged): Asked | null {
  const priced = sides.flatMap(({ name, price }) => (price === null ? [] : [{ name, price }]));
  if (priced.length < sides.length) return null;
  const wantsLess = /\b(less|least|shorter|shortest|lower|lowest|smaller|smallest)\b/.test(plain);
  const [first, ...others] = priced.toSorted((a, b) => (wantsLess ? a.price - b.price : b.price - a.price));
  const rest = others.map(({ name, price }) => `${odds(price)} on ${name}`).join(' and ');
  return say(
    `${capital(first?.name ?? '')} pays ${wantsLess ? 'less' : 'more'}: ${odds(first?.price ?? 0)} at best, against ${rest}.`,
  );
}

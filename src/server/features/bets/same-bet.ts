import { formatAmerican } from '#engine/odds/format-american.ts';
import { DAY_MS, LEG_SIGN } from './bet-bounds.ts';
import { isSameLeg } from './same-leg.ts';

/** What two copies of a bet are told apart by. */
export type BetCopy = {
  externalId: string | null;
  book: string;
  bet: string;
  game: string;
  oddsDecimal: number;
  stakeCents: number;
  placedAtMs: number;
  /** When its game starts; null where nobody said. */
  startsAtMs: number | null;
};

const CENT_OF_PRICE = 0.0051;

/**
 * Whether two are one bet (ADR 0035). Two names that a file gave say it; else, at one book, the same stake to the cent, the same
 * price to the hundredth or in American odds, placed within a day, on games of one day, on the same side and line in each leg.
 */
export function isSameBet(a: BetCopy, b: BetCopy): boolean {
  if (a.externalId !== null && b.externalId !== null) return a.externalId === b.externalId;
  return (
    a.stakeCents === b.stakeCents &&
    isSamePrice(a.oddsDecimal, b.oddsDecimal) &&
    Math.abs(a.placedAtMs - b.placedAtMs) <= DAY_MS &&
    isSameBook(a.book, b.book) &&
    isSameDay(a.startsAtMs, b.startsAtMs) &&
    isSameSubject(a, b)
  );
}

/** Copies that could be one share it, but for their names. */
export const stakeKey = ({ stakeCents }: Pick<BetCopy, 'stakeCents'>): number => stakeCents;

const isSamePrice = (a: number, b: number): boolean =>
  Math.abs(a - b) <= CENT_OF_PRICE || formatAmerican(a) === formatAmerican(b);

const EASTERN = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** A team plays again tomorrow: another bet. */
const isSameDay = (a: number | null, b: number | null): boolean =>
  a === null || b === null || EASTERN.format(a) === EASTERN.format(b);

/** A book that was not named can be any. */
function isSameBook(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => name.toLowerCase().replace(/sportsbook|[^a-z0-9]/g, ''));
  return one === '' || other === '' || one === other;
}

function isSameSubject(a: BetCopy, b: BetCopy): boolean {
  const [legsA, legsB] = [a.bet.split(LEG_SIGN), b.bet.split(LEG_SIGN)];
  if (legsA.length !== legsB.length) return false;
  return legsA.every((leg, at) => isSameLeg({ bet: leg, game: a.game }, { bet: legsB[at] ?? '', game: b.game }));
}

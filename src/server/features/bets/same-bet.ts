import { formatAmerican } from '#engine/odds/format-american.ts';
import { DAY_MS, LEG_SIGN } from './bet-bounds.ts';
import { type FoldedLeg, foldLeg, isSameLeg } from './same-leg.ts';

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

/** A bet with everything read that is compared: once, however many others it is compared with. */
export type FoldedBet = {
  externalId: string | null;
  book: string;
  day: string | null;
  american: string;
  oddsDecimal: number;
  stakeCents: number;
  placedAtMs: number;
  legs: readonly FoldedLeg[];
};

const EASTERN = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

export function foldBet({ externalId, oddsDecimal, stakeCents, placedAtMs, startsAtMs, ...words }: BetCopy): FoldedBet {
  return {
    ...{ externalId, oddsDecimal, stakeCents, placedAtMs },
    book: words.book.toLowerCase().replace(/sportsbook|[^a-z0-9]/g, ''),
    day: startsAtMs === null ? null : EASTERN.format(startsAtMs),
    american: formatAmerican(oddsDecimal),
    legs: words.bet.split(LEG_SIGN).map((bet) => foldLeg({ bet, game: words.game })),
  };
}

/**
 * Whether two are one bet (ADR 0035). Two names that a file gave say it; else, at one book, the same stake to the cent, the same
 * price to the hundredth or in American odds, placed within a day, on games of one day, on the same side and line in each leg.
 */
export function isSameBet(a: FoldedBet, b: FoldedBet): boolean {
  if (a.externalId !== null && b.externalId !== null) return a.externalId === b.externalId;
  return (
    a.stakeCents === b.stakeCents &&
    (Math.abs(a.oddsDecimal - b.oddsDecimal) <= CENT_OF_PRICE || a.american === b.american) &&
    Math.abs(a.placedAtMs - b.placedAtMs) <= DAY_MS &&
    isSame(a.book, b.book, '') &&
    isSame(a.day, b.day, null) &&
    a.legs.length === b.legs.length &&
    a.legs.every((leg, at) => isSameLeg(leg, b.legs[at] ?? leg))
  );
}

/** Copies that could be one share one of them, but for their names: equal prices are no more than a cent apart. */
export const priceKeys = ({ stakeCents, oddsDecimal }: Pick<BetCopy, 'stakeCents' | 'oddsDecimal'>): string[] =>
  [0, -1, 1].map((cents) => `${stakeCents} ${Math.round(oddsDecimal * 100) + cents}`);

/** A book that was not named can be any, a day that nobody said too. A team plays again tomorrow: another bet. */
const isSame = <Said>(one: Said, other: Said, unsaid: Said): boolean =>
  one === unsaid || other === unsaid || one === other;

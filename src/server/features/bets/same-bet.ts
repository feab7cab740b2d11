import { formatAmerican } from '#engine/odds/format-american.ts';
import { DAY_MS, LEG_SIGN } from './bet-bounds.ts';
import { type FoldedLeg, foldLeg, legLikeness } from './same-leg.ts';
import type { Likeness } from './same-name.ts';

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
  /** The stored game that it is on; undefined or null where none is known. */
  eventId?: string | null | undefined;
  /** How it ended, as was told. */
  toldResult?: string | null | undefined;
};

const CENT_OF_PRICE = 0.0051;

/** A bet with everything read that is compared: once, however many others it is compared with. */
export type FoldedBet = {
  externalId: string | null;
  book: string;
  eventId: string | null;
  day: string | null;
  american: string;
  oddsDecimal: number;
  stakeCents: number;
  placedAtMs: number;
  legs: readonly FoldedLeg[];
};

const EASTERN = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

export function foldBet({ externalId, oddsDecimal, stakeCents, placedAtMs, ...said }: BetCopy): FoldedBet {
  return {
    ...{ externalId, oddsDecimal, stakeCents, placedAtMs },
    book: said.book.toLowerCase().replace(/sportsbook|[^a-z0-9]/g, ''),
    eventId: said.eventId ?? null,
    day: dayOf(said.startsAtMs),
    american: formatAmerican(oddsDecimal),
    legs: said.bet.split(LEG_SIGN).map((bet) => foldLeg({ bet, game: said.game })),
  };
}

const dayOf = (startsAtMs: number | null): string | null => (startsAtMs === null ? null : EASTERN.format(startsAtMs));

export const canBeOneGame = (a: BetCopy, b: BetCopy): boolean =>
  isOneGame({ ...a, day: dayOf(a.startsAtMs) }, { ...b, day: dayOf(b.startsAtMs) });

type OfGame = { eventId?: string | null | undefined; day: string | null };

/** A game that was put off is the same one, whatever day was known before. */
const isOneGame = (a: OfGame, b: OfGame): boolean =>
  isSame(a.day, b.day, null) || (a.eventId != null && a.eventId === b.eventId);

/**
 * How alike two copies are that can be one bet (ADR 0035), else null. Two names that a file gave say it; else, at one book, the same
 * stake to the cent, the same price to the hundredth or in American odds, placed within a day, on games of one day, on the same side
 * and line in each leg. `part`: all words of a name stand in the other one, which may be another's.
 */
export function likenessOf(a: FoldedBet, b: FoldedBet): Likeness | null {
  if (a.externalId !== null && b.externalId !== null) return a.externalId === b.externalId ? 'same' : null;
  const canBeOne =
    a.stakeCents === b.stakeCents &&
    (Math.abs(a.oddsDecimal - b.oddsDecimal) <= CENT_OF_PRICE || a.american === b.american) &&
    Math.abs(a.placedAtMs - b.placedAtMs) <= DAY_MS &&
    isSame(a.book, b.book, '') &&
    isOneGame(a, b) &&
    a.legs.length === b.legs.length;
  if (!canBeOne) return null;
  let likeness: Likeness = 'same';
  for (const [at, leg] of a.legs.entries()) {
    const ofLeg = legLikeness(leg, b.legs[at] ?? leg);
    if (ofLeg === null) return null;
    if (ofLeg === 'part') likeness = 'part';
  }
  return likeness;
}

/** One for all copies that go by the same names, whatever else they say. */
export const subjectOf = ({ legs }: FoldedBet): string =>
  legs.map(({ name, words }) => (name.words.length > 0 ? name.key : [...words].sort().join(' '))).join(LEG_SIGN);

/** Copies that could be one share one of them, but for their names: equal prices are no more than a cent apart. */
export const priceKeys = ({ stakeCents, oddsDecimal }: Pick<BetCopy, 'stakeCents' | 'oddsDecimal'>): string[] =>
  [0, -1, 1].map((cents) => `${stakeCents} ${Math.round(oddsDecimal * 100) + cents}`);

/** Those of one price and stake with one of the others. */
export function ofPrices<Bet extends BetCopy>(bets: readonly Bet[], others: readonly BetCopy[]): Bet[] {
  const prices = new Set(others.flatMap(priceKeys));
  return bets.filter((bet) => prices.has(priceKeys(bet)[0] ?? ''));
}

/** A book that was not named can be any, a day that nobody said too. A team plays again tomorrow: another bet. */
const isSame = <Said>(one: Said, other: Said, unsaid: Said): boolean =>
  one === unsaid || other === unsaid || one === other;

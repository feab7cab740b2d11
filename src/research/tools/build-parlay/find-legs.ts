import { MOST_LEGS } from '#contract/research/build-parlay.ts';
import { canBet } from '../../books/can-bet.ts';
import type { Reading } from '../../language/reading.ts';
import { gameLabel, leagueOf } from '../../slate/leagues.ts';
import type { Slate } from '../../slate/slate.ts';
import { list, plural } from '../../words/format.ts';
import { shortGame } from '../../words/short-names.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { type FoundPicks, findPicks } from '../best-bets/find-picks.ts';
import { limitsOf, takeableAt } from '../best-bets/limits.ts';
import type { Situation } from '../best-bets/plan-answer.ts';
import type { SearchSize } from '../best-bets/search.ts';
import { decimalAt } from './decimal-at.ts';

/** A parlay is one bet at one book. */
export type FoundLegs = FoundPicks & { atOneBook: boolean };

/** Where the whole is to have a price in some range, it may have it at a later book alone. */
const TRIED_FOR_RANGE = 3;

/**
 * The legs of a parlay where one book takes them all: the one that takes the most of them, and of several the one at which
 * together they are worth most. Where no book takes two, they stay single bets, each at its best book.
 */
export function findLegs(slate: Slate, asked: Reading, situation: Situation): FoundLegs {
  const anywhere = findPicks(slate, asked, situation);
  const { found, considered } = anywhere.result;
  const few = fewerThanAsked(anywhere, asked);
  if (new Set(found.map(({ priced }) => priced.book)).size < 2)
    return { ...anywhere, result: withNotices(anywhere.result, few), atOneBook: true };
  const { reading, size } = anywhere.plan;
  const unstored: string[] = [];
  const keys = booksFor(slate, reading, situation, unstored);
  const [best] = booksByWorth(considered, keys, {
    size,
    worth: worthFor(reading),
    perLeague: reading.perLeague === true,
  })
    .slice(0, asksRange(reading) || isForChance(reading) ? TRIED_FOR_RANGE : 1)
    .map((book) => ({ book, ...findPicks(slate, asked, atBook(situation, book), { onlyOwn: true }) }))
    .filter(({ result }) => result.found.length > 1)
    .sort((a, b) => compare(a, b, reading));
  if (!best) return { ...anywhere, atOneBook: false };
  const { plan, result } = best;
  const title = slate.bookTitles.get(best.book) ?? best.book;
  const why =
    result.found.length < found.length
      ? `A parlay is one bet at one book, and no book takes ${found.length} legs that fit; ${title} takes these.`
      : `A parlay is one bet at one book, so every leg is at ${title}.`;
  const left = leftOut(anywhere.result.considered, result.found, best.book, { title, wanted: size.wanted });
  const told = { missing: [...unstored, ...result.missing], notices: [...few, why, ...left, ...result.notices] };
  return { plan, result: { ...result, ...told }, atOneBook: true };
}

const withNotices = (result: FoundPicks['result'], notices: readonly string[]): FoundPicks['result'] =>
  notices.length === 0 ? result : { ...result, notices: [...notices, ...result.notices] };

/** Who asks for more legs than there are games is told so. */
function fewerThanAsked({ plan, result: { found } }: FoundPicks, { count }: Reading): string[] {
  const isOneOfEach = plan.size.maxPerEvent === 1;
  return isOneOfEach && count !== null && found.length > 1 && found.length < count
    ? [
        `You asked for ${plural(count, 'leg')}, and only ${plural(found.length, 'game')} had a bet that fits: a parlay takes one leg of each.`,
      ]
    : [];
}

/** Who asks for all of a day is told which are not in it, and why. */
function leftOut(
  considered: readonly Candidate[],
  found: readonly Candidate[],
  book: string,
  { title, wanted }: { title: string; wanted: number },
): string[] {
  if (wanted < MOST_LEGS) return [];
  const games = new Map(considered.map((one) => [one.event.id, one]));
  for (const { event } of found) games.delete(event.id);
  const isSold = (one: Candidate) =>
    considered.some((other) => other.event.id === one.event.id && decimalAt(other, book) !== null);
  const unsold = [...games.values()].filter((one) => !isSold(one));
  const others = [...games.values()].filter(isSold);
  return [
    ...(unsold.length > 0 ? [`Left out, as ${title} has no price on them: ${namesOf(unsold)}.`] : []),
    ...(others.length > 0
      ? [
          `Left out, ${found.length < MOST_LEGS ? 'as no price there fits' : `as a parlay has ${MOST_LEGS} legs at most`}: ${namesOf(others)}.`,
        ]
      : []),
  ];
}

const namesOf = (left: readonly Candidate[]): string => {
  const names = left.slice(0, MOST_NAMED).map(({ event }) => shortGame(gameLabel(event)));
  return list(left.length > MOST_NAMED ? [...names, `${plural(left.length - MOST_NAMED, 'other game')}`] : names);
};
const MOST_NAMED = 6;

const atBook = (situation: Situation, book: string): Situation => ({
  ...situation,
  bettor: { ...situation.bettor, sportsbooks: [book] },
});

/** Where a parlay of these demands may stand: titles by key. */
export const parlayBooks = (
  slate: Slate,
  reading: Reading,
  situation: Pick<Situation, 'bettor'>,
): Map<string, string> =>
  new Map(booksFor(slate, reading, situation, []).map((key) => [key, slate.bookTitles.get(key) ?? key]));

function booksFor(slate: Slate, reading: Reading, { bettor }: Pick<Situation, 'bettor'>, unstored: string[]): string[] {
  const own = takeableAt(limitsOf(slate, reading, bettor, unstored));
  const anywhere = { ...bettor, sportsbooks: [] };
  return own === null ? [...slate.bookTitles.keys()].filter((key) => canBet(key, anywhere)) : [...own];
}

/** "A safe parlay": its legs are to win, and what they pay comes second. */
const isForChance = ({ order }: Reading): boolean => order === 'chance';

type Worth = (candidate: Candidate, decimal: number) => number;

const worthFor =
  (reading: Reading): Worth =>
  ({ priced }, decimal) =>
    isForChance(reading) ? priced.fairProbability : priced.fairProbability * decimal;

/** By how many legs a book takes and what they are worth there, as far as the prices that were found tell it. */
function booksByWorth(
  considered: readonly Candidate[],
  keys: readonly string[],
  { size, worth: worthAt, perLeague }: { size: SearchSize; worth: Worth; perLeague: boolean },
): string[] {
  const worth = keys.map((book) => {
    const best = new Map<string, number>();
    for (const candidate of considered) {
      const decimal = decimalAt(candidate, book);
      if (decimal === null) continue;
      const one = perLeague ? leagueOf(candidate.event.sportKey) : null;
      const game =
        one ?? (size.maxPerEvent === 1 ? candidate.event.id : (candidate.priced.family ?? candidate.priced.marketId));
      best.set(game, Math.max(best.get(game) ?? 0, worthAt(candidate, decimal)));
    }
    const legs = [...best.values()].sort((a, b) => b - a).slice(0, size.wanted);
    return { book, legs: legs.length, value: legs.reduce((product, one) => product * one, 1) };
  });
  return worth
    .filter(({ legs }) => legs > 1)
    .sort((a, b) => b.legs - a.legs || b.value - a.value || (a.book < b.book ? -1 : 1))
    .map(({ book }) => book);
}

function compare({ result: a }: FoundPicks, { result: b }: FoundPicks, reading: Reading): number {
  return (
    Number(keepsWhole(b.found, reading)) - Number(keepsWhole(a.found, reading)) ||
    b.found.length - a.found.length ||
    (isForChance(reading) ? chanceOf(b.found) - chanceOf(a.found) : worthOf(b.found) - worthOf(a.found))
  );
}

const asksRange = ({ wholeMin = null, wholeMax = null }: Reading): boolean => wholeMin !== null || wholeMax !== null;

const priceOf = (legs: readonly Candidate[]): number =>
  legs.reduce((product, { priced }) => product * priced.decimal, 1);

const worthOf = (legs: readonly Candidate[]): number =>
  legs.reduce((product, { priced }) => product * priced.fairProbability, priceOf(legs));

const chanceOf = (legs: readonly Candidate[]): number =>
  legs.reduce((product, { priced }) => product * priced.fairProbability, 1);

const keepsWhole = (legs: readonly Candidate[], { wholeMin = null, wholeMax = null }: Reading): boolean =>
  priceOf(legs) >= (wholeMin ?? 0) && priceOf(legs) <= (wholeMax ?? Infinity);

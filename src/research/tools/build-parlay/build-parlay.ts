import type { Parlay } from '#contract/analysis.ts';
import type { Figure } from '#contract/research/quantities.ts';
import type { TicketTotal } from '#contract/ticket.ts';
import { combineLegs } from '#engine/picks/parlay.ts';
import type { Reading } from '../../language/reading.ts';
import { type Bettor, writeOdds } from '../../words/bettor.ts';
import { dollars, percent, plural, signedPercent } from '../../words/format.ts';
import type { PickDraft } from '../best-bets/pick-draft.ts';
import { decimalAt } from './decimal-at.ts';
import { payoutCents, SAMPLE_STAKE_CENTS } from './payout-cents.ts';
import { type Basis, type OpenLink, type SameGame, sameGames } from './same-game.ts';

export const DIFFERENT_GAMES =
  'The legs are different games, so one says nothing of the other and their chances multiply.';

/** As an asked one lists at most. */
const MOST_OTHER_BOOKS = 30;

const APART =
  'A parlay is one bet at one book, and no book takes two of these: they are single bets, each at its best book.';

const KNOWN_FROM: Readonly<Record<Basis, string>> = {
  measured: 'How they move together was measured on past games of this league',
  model: 'How they move together comes from a model of the score that fits the prices of this game',
  assumed: 'How they move together has not been measured; a small correlation is assumed',
  unknown: 'How they move together is not known, so they are multiplied as if they were independent',
};

/** The picks joined to one bet, with what their dependence does to its chance. */
export function buildParlay(
  drafts: readonly PickDraft[],
  now: Date,
  bettor: Bettor,
  /** Where it may stand: titles by key. */
  books: ReadonlyMap<string, string>,
  /** What is to be put on it, where that was said. */
  stakeCents: number = SAMPLE_STAKE_CENTS,
): Parlay {
  const games = gamesOf(drafts, now);
  const combined = combineLegs(
    drafts.map(({ pick }) => ({ eventId: pick.eventId, decimal: pick.oddsDecimal, probability: pick.fairProbability })),
    new Map(games.map(({ eventId, lift }) => [eventId, lift])),
  );
  const totalOdds = writeOdds(bettor, combined.decimal);
  const fairJointOdds = combined.fairDecimal === null ? null : writeOdds(bettor, combined.fairDecimal);
  const correlationValue = correlationOf(games);
  const book = drafts[0]?.shown.book;
  return {
    legs: drafts.map(({ shown }) => `${shown.pick} (${shown.game}) ${shown.odds} at ${shown.book}`),
    totalOdds,
    totalOddsDecimal: combined.decimal,
    ...(book !== undefined && { book }),
    ...(games.length === 0 && {
      ...returnsOf(combined.decimal, stakeCents),
      otherBooks: otherBooksOf(drafts, { bettor, books, stakeCents }),
    }),
    jointProbability: combined.probability,
    edge: games.length === 0 ? combined.edge : null,
    correlation:
      games.length === 0
        ? DIFFERENT_GAMES
        : sameGameWords(games, {
            eventIds: drafts.map(({ pick }) => pick.eventId),
            correlationValue,
            totalOdds,
            fairJointOdds,
            ...combined,
          }),
    correlationValue,
    ...(fairJointOdds !== null && { fairJointOdds }),
    sources: drafts.flatMap(({ shown }) => shown.sources.filter((source) => source.id === 'offer')),
  };
}

const gamesOf = (drafts: readonly PickDraft[], now: Date): SameGame[] =>
  sameGames(
    drafts.map(({ candidate }) => candidate),
    now,
  );

/** What a stake returns, itself included. */
function returnsOf(decimal: number, stakeCents: number): { returns?: Figure } {
  const cents = payoutCents(stakeCents, decimal);
  if (cents === null) return {};
  const stake = dollars(stakeCents).replace(/\.00$/, '');
  return { returns: { key: 'returns', label: `${stake} pays`, value: cents, unit: 'cents', text: dollars(cents) } };
}

type Offers = { bettor: Bettor; books: ReadonlyMap<string, string>; stakeCents: number };

/** What every other book where the bettor can bet pays for the same legs, the best first. */
function otherBooksOf(drafts: readonly PickDraft[], { bettor, books, stakeCents }: Offers): TicketTotal[] {
  // A book may stand under several keys.
  const own = books.get(drafts[0]?.candidate.priced.book ?? '');
  return [...books]
    .flatMap(([key, title]) => {
      const prices = drafts.map(({ candidate }) => decimalAt(candidate, key));
      if (title === own || !prices.every((price) => price !== null)) return [];
      return [
        totalAt(
          title,
          prices.reduce((product, price) => product * price, 1),
          { bettor, stakeCents },
        ),
      ];
    })
    .sort((a, b) => b.price.value - a.price.value || (a.book < b.book ? -1 : 1))
    .slice(0, MOST_OTHER_BOOKS);
}

function totalAt(book: string, decimal: number, { bettor, stakeCents }: Omit<Offers, 'books'>): TicketTotal {
  const price: Figure = {
    key: 'price',
    label: 'Pays',
    value: decimal,
    unit: 'decimal_odds',
    text: writeOdds(bettor, decimal),
  };
  return { book, price, ...returnsOf(decimal, stakeCents) };
}

/** Mean correlation over the games with several legs: 0 where no two legs share one, null where nothing tells it. */
export function correlationOf(games: readonly SameGame[]): number | null {
  const known = games.flatMap(({ correlation }) => (correlation === null ? [] : [correlation]));
  return games.length === 0 ? 0 : known.length === 0 ? null : mean(known);
}

type Told = {
  /** By leg. */
  eventIds: readonly string[];
  correlationValue: number | null;
  totalOdds: string;
  fairJointOdds: string | null;
  probability: number;
  independent: number;
};

export function sameGameWords(games: readonly SameGame[], told: Told): string {
  const { eventIds, correlationValue, totalOdds, fairJointOdds, probability, independent } = told;
  const shared = eventIds.filter((id) => games.some(({ eventId }) => eventId === id)).length;
  const who =
    shared === eventIds.length && games.length === 1
      ? 'The legs share one game'
      : `${plural(shared, 'leg')} share a game`;
  const basis = games.find((game) => game.basis !== 'unknown')?.basis ?? 'unknown';
  const open = games.flatMap((game) => game.open ?? []);
  const isPartly = basis !== 'unknown' && games.some(({ partly }) => partly);
  if (fairJointOdds === null) return `${who} and cannot all win.`;
  const together = `all of them win ${percent(probability)} of the time, where multiplying the chances says ${percent(independent)}.`;
  return [
    `${who}. ${KNOWN_FROM[basis]}${isPartly ? '; of some pairs nothing is known, and they count as independent' : ''}.`,
    ...(correlationValue === null ? [] : [`Correlation ${signed(correlationValue)}: ${together}`]),
    `No book pays the product of the prices, ${totalOdds}, on legs from one game:`,
    open.length === 0
      ? `the book's own same-game price will differ, and it has to beat ${fairJointOdds}.`
      : basis === 'assumed'
        ? `the book's own same-game price will differ. ${fairJointOdds} counts that small correlation already and is an estimate.`
        : `the book's own same-game price will differ. ${openWords(open, fairJointOdds)}`,
  ].join(' ');
}

/** Which way a link goes that nobody measured, and what that does to the fair price. */
export function openWords(open: readonly OpenLink[], fair: string): string {
  const ways = new Set(open.map(({ way }) => way));
  const [way = 'mixed'] = ways.size === 1 ? [...ways] : [];
  const own = open.some(({ ifOwn }) => ifOwn) ? 'If the player is on the side that is bet on, these' : 'These';
  if (way === 'together')
    return `${own} legs tend to win together, so the true price is shorter than ${fair}; by how much has not been measured.`;
  if (way === 'against')
    return `${own} legs work against each other, so the true price is longer than ${fair}; by how much has not been measured.`;
  return `Some of these links have not been measured, so ${fair} is only an estimate.`;
}

const signed = (value: number): string => {
  const text = Math.abs(value).toFixed(2);
  return Number(text) === 0 ? '0' : `${value < 0 ? '-' : '+'}${text}`;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the reader must know of the parlay before its legs. */
export function parlayNotices(
  parlay: Parlay | null,
  drafts: readonly PickDraft[],
  reading: Reading,
  { bettor, now }: { bettor: Bettor; now: Date },
): string[] {
  if (!parlay) return [drafts.length > 1 ? APART : 'A parlay needs two legs; only one fits, so it stands alone.'];
  const whole = wholePrice(parlay, reading, bettor);
  if (parlay.edge !== null) return [...whole, verdictOf(parlay.edge, drafts, reading)];
  return [
    ...whole,
    parlay.fairJointOdds === undefined
      ? 'These legs cannot all win, so there is no price worth paying for the parlay.'
      : playWords(parlay.fairJointOdds, drafts, gamesOf(drafts, now)),
  ];
}

/** What nobody measured is no price to play at. */
function playWords(fair: string, drafts: readonly PickDraft[], games: readonly SameGame[]): string {
  return games.some(({ open }) => open !== null)
    ? `About ${fair} is fair for ${drafts.length === 2 ? 'both' : `all ${drafts.length}`} together, as far as it is known how they move together.`
    : `Play it only where your book pays more than ${fair} for it, which together the legs are worth.`;
}

/** A leg that is no bet alone makes the parlay none, whatever the product says. */
function verdictOf(edge: number, drafts: readonly PickDraft[], { order }: Pick<Reading, 'order'>): string {
  const returns = `Its expected return is ${signedPercent(edge)}`;
  // Where the chance was asked for, what else could be done with its legs was not.
  if (order === 'chance')
    return `No other legs that fit hit more often together. ${returns}${edge > 0 ? '' : ': it loses on average, because margins multiply'}.`;
  if (edge <= 0) return `${returns}: it loses on average, because margins multiply.`;
  const passes = drafts.filter(({ pick }) => pick.verdict === 'pass').length;
  if (passes === drafts.length)
    return `${returns} on paper, but no leg is worth a stake alone, so neither is the parlay.`;
  if (passes > 0) {
    return `${returns}, but ${passes} of its ${drafts.length} legs ${passes === 1 ? 'is a pass' : 'are passes'}: ${drafts.length - passes === 1 ? 'the other one is' : 'the others are'} better bet alone.`;
  }
  return `${returns}, though an error in one leg multiplies through all of them.`;
}

/** What was asked of the price of the whole, and whether the legs keep to it. */
function wholePrice(
  { totalOddsDecimal }: Parlay,
  { wholeMin = null, wholeMax = null }: Reading,
  bettor: Bettor,
): string[] {
  if (wholeMin === null && wholeMax === null) return [];
  const least = wholeMin === null ? null : writeOdds(bettor, wholeMin);
  const most = wholeMax === null ? null : writeOdds(bettor, wholeMax);
  const range = least && most ? `between ${least} and ${most}` : least ? `at ${least} or better` : `at ${most} or less`;
  const isKept = totalOddsDecimal >= (wholeMin ?? 0) && totalOddsDecimal <= (wholeMax ?? Infinity);
  return [isKept ? `The legs are chosen to keep the whole ${range}.` : `No legs that fit bring the whole ${range}.`];
}

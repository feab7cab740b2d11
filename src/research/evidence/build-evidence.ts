import { type BookProof, isHeard } from '#engine/picks/market.ts';
import { stakeCents } from '#engine/picks/stake-cents.ts';
import { feedName, gameLabel } from '../slate/leagues.ts';
import { mayPush } from '../slate/may-push.ts';
import type { PriceMove, Slate, SlateMarket } from '../slate/slate.ts';
import type { Candidate } from '../tools/best-bets/candidates.ts';
import { isWithinReach } from '../tools/best-bets/reach.ts';
import { type Bettor, type BettorSlate, writeOdds, writeWorstOdds } from '../words/bettor.ts';
import {
  ageWords,
  capital,
  chanceWords,
  dollars,
  list,
  percent,
  plural,
  points,
  signedPercent,
  unitsWords,
} from '../words/format.ts';
import { betPhrase, pickLabel, sidePhrase } from '../words/pick-label.ts';
import { confirmedAt } from './confirmed-at.ts';
import { deepItems, type OtherMoves } from './deep-evidence.ts';
import { factItems } from './fact-evidence.ts';
import { heardFamilies } from './heard-families.ts';
import { heaviestSharp } from './heaviest-sharp.ts';
import { movesItem } from './moves-evidence.ts';
import type { SourcedItem } from './sourced-item.ts';

/**
 * What may be said about one candidate: the offer, the consensus, the sharpest book, the price's history, the facts.
 * With the moves of other books, everything that a closer look needs too.
 */
export function buildEvidence(
  candidate: Candidate,
  slate: BettorSlate,
  moves: readonly PriceMove[],
  now: Date,
  others: readonly OtherMoves[] | null = null,
): SourcedItem[] {
  return [
    offerItem(candidate, slate, now),
    consensusItem(candidate, slate),
    ...sharpItem(candidate, slate),
    ...nextPriceItem(candidate, slate),
    ...movesItem(candidate, slate, moves, { now }),
    ...factItems(candidate),
    ...(others === null ? [] : deepItems(candidate, slate, others, now)),
  ];
}

const titleOf = (slate: Slate, key: string): string => slate.bookTitles.get(key) ?? key;

export const priceAge = ({ priced }: Pick<Candidate, 'priced'>, now: Date): string =>
  ageWords((now.getTime() - priced.quotedAtMs) / 1000);

function offerItem({ priced, event, market, selection }: Candidate, slate: BettorSlate, now: Date): SourcedItem {
  const book = titleOf(slate, priced.book);
  const odds = writeOdds(slate.bettor, priced.decimal);
  const pick = pickLabel(event, market, selection);
  const bet = betPhrase(event, market, selection, gameLabel(event));
  const side = sidePhrase(event, market, selection);
  return {
    item: {
      id: 'offer',
      eventId: event.id,
      values: {
        book,
        odds,
        pick,
        bet,
        Bet: capital(bet),
        side,
        Side: capital(side),
        age: priceAge({ priced }, now),
        implied: percent(1 / priced.decimal),
        needed: timesOf(1 / priced.decimal, market),
        game: gameLabel(event),
        home: event.home,
        away: event.away,
      },
    },
    source: {
      id: 'offer',
      name: `${book} (${feedName(slate)})`,
      text: `${pick} at ${odds}`,
      observedAt: new Date(priced.quotedAtMs).toISOString(),
    },
  };
}

function consensusItem({ priced, event, market }: Candidate, slate: BettorSlate): SourcedItem {
  const used = heardFamilies(priced.books);
  const newest = used.reduce((least, book) => Math.min(least, book.ageSeconds), Number.POSITIVE_INFINITY);
  const backing = used.filter((book) => (book.fairProbability ?? 0) * priced.decimal > 1).length;
  const fair = percent(priced.fairProbability);
  const fairOdds = writeOdds(slate.bettor, 1 / priced.fairProbability);
  const said = percent(priced.consensusProbability);
  const saidOdds = writeOdds(slate.bettor, 1 / priced.consensusProbability);
  const books = `Fair chance ${said}, fair price ${saidOdds}, margin removed by the power method`;
  return {
    item: {
      id: 'market',
      eventId: event.id,
      values: {
        fair,
        fairOdds,
        said,
        saidOdds,
        often: timesOf(priced.fairProbability, market),
        lost: timesOf(1 - priced.fairProbability, market),
        books: plural(used.length, 'independent book'),
        edge: signedPercent(priced.edge),
        shortfall: percent(Math.max(0, -priced.edge)),
        gap: points(Math.abs(priced.fairProbability - 1 / priced.decimal)),
        doubt: points(priced.fairProbabilitySd),
        backing: `${backing} of ${plural(used.length, 'book')}`,
        doubters: `${used.length - backing} of ${plural(used.length, 'book')}`,
        positive: chanceWords(priced.edgePositiveProbability),
        negative: chanceWords(1 - priced.edgePositiveProbability),
        low: percent(priced.methodRange.low),
        high: percent(priced.methodRange.high),
        ...(isWithinReach(priced) && { worst: writeWorstOdds(slate.bettor, priced.worstDecimal) }),
        ...stakeValues(priced.units, slate.bettor),
        kelly: percent(priced.kelly),
      },
    },
    source: {
      id: 'market',
      name: `Consensus of ${plural(used.length, 'independent book')} (${feedName(slate)})`,
      // Only a part of an edge over such books may be counted.
      text:
        said === fair && saidOdds === fairOdds
          ? books
          : `${books}. Only ${Math.round(priced.keptEdge * 100)}% of such an edge has held until the start, so this price is valued at ${fair}, ${fairOdds}`,
      observedAt: (slate.asOf && !Number.isFinite(newest) ? slate.asOf : confirmedAt(priced, newest)).toISOString(),
    },
  };
}

/** How often a bet wins: fair chances and break-evens leave out the times that it is returned. */
const timesOf = (chance: number, market: SlateMarket): string =>
  `${percent(chance)} of the time${mayPush(market) ? ' (pushes aside)' : ''}`;

/** The stake in units, with its money where that is known. Units of the bettor's own size are no share of a bankroll. */
function stakeValues(units: number, bettor: Bettor): Readonly<Record<string, string>> {
  const stake = stakeCents(units, bettor);
  const words = unitsWords(units);
  return {
    units: stake !== null && units > 0 ? `${words} (${dollars(stake)})` : words,
    ...(bettor.unitCents === null ? { share: `${units}%` } : { unit: dollars(bettor.unitCents) }),
  };
}

/** The sharp book's price, its margin unchanged, at which its own chance is just what the offered price asks for. */
const turnOf = (slate: BettorSlate, decimal: number): string | null =>
  decimal > 1.01 && decimal < 50 ? writeOdds(slate.bettor, decimal) : null;

/** An edge that is there goes where that book moves away; one that is not there comes where it moves towards the price. */
const turnText = (turn: string, edge: number): string =>
  edge > 0
    ? `if this book moves to ${turn}, no edge is left by it`
    : `by it the price has no edge before this book moves to ${turn}`;

/** The sharp book with the most weight, when it is not the one that offers the price. */
function sharpItem({ priced, event, selection, market }: Candidate, slate: BettorSlate): SourcedItem[] {
  const index = market.outcomes.indexOf(selection);
  const sharp = heaviestSharp(priced.books);
  const decimal = sharp?.decimals[index];
  if (!sharp || sharp.fairProbability === null || decimal === undefined) return [];
  const book = titleOf(slate, sharp.book);
  const edge = sharp.fairProbability * priced.decimal - 1;
  const turn = turnOf(slate, decimal * sharp.fairProbability * priced.decimal);
  const values = {
    book,
    odds: writeOdds(slate.bettor, decimal),
    fair: percent(sharp.fairProbability),
    margin: percent(sharp.margin),
    edge: signedPercent(edge),
    ...(edge > 0 && turn !== null && { turn }),
  };
  return [
    {
      item: { id: 'sharp', eventId: event.id, values },
      source: {
        id: 'sharp',
        name: `${book} (${feedName(slate)})`,
        text: [
          `${values.odds}, margin ${values.margin}, fair chance ${values.fair}`,
          ...(turn === null || turn === values.odds ? [] : [turnText(turn, edge)]),
        ].join('; '),
        observedAt: confirmedAt(priced, sharp.ageSeconds).toISOString(),
      },
    },
  ];
}

const BOOKS_LISTED = 4;

/** The best prices elsewhere, which is what waiting would cost. */
function nextPriceItem({ priced, event }: Candidate, slate: BettorSlate): SourcedItem[] {
  const named = (book: BookProof) => titleOf(slate, book.book);
  const others = priced.books
    .filter((book) => !book.offered && isHeard(book))
    .flatMap((book) => {
      const decimal = book.decimals[priced.outcome];
      return decimal === undefined ? [] : [{ book, decimal }];
    })
    .sort((a, b) => b.decimal - a.decimal || a.book.book.localeCompare(b.book.book))
    // One name, one price: the regions of an exchange are listed once.
    .filter(({ book }, at, all) => all.findIndex((other) => named(other.book) === named(book)) === at)
    .filter(({ book }) => named(book) !== titleOf(slate, priced.book));
  const [next] = others;
  if (!next) return [];
  const shown = others.length > BOOKS_LISTED ? [...others.slice(0, BOOKS_LISTED - 1), ...others.slice(-1)] : others;
  const listed = list(
    shown.map(({ book, decimal }) => `${writeOdds(slate.bettor, decimal)} at ${titleOf(slate, book.book)}`),
  );
  const values = { book: titleOf(slate, next.book.book), odds: writeOdds(slate.bettor, next.decimal), list: listed };
  return [
    {
      item: { id: 'next', eventId: event.id, values },
      source: {
        id: 'next',
        name: others.length === 1 ? `${values.book} (${feedName(slate)})` : `Other books (${feedName(slate)})`,
        text: listed,
        observedAt: confirmedAt(priced, next.book.ageSeconds).toISOString(),
      },
    },
  ];
}

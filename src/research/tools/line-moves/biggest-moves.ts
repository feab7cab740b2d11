import type { ConsensusPoint, LineMovesInput } from '#contract/research/moves.ts';
import { inverseNormalCdf } from '#engine/odds/inverse-normal-cdf.ts';
import { coversSport } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { FeedPrice, Selection } from '../../slate/price.ts';
import { marketsOf, pricesAt } from '../../slate/prices-at.ts';
import { roughScatter } from '../../slate/scatter.ts';
import type { Slate, SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { historyKey, type LineHistoryNeed, type World } from '../world.ts';
import { consensusPoint } from './consensus-point.ts';

/** What one market said at a moment and says now. */
export type Moved = {
  event: SlateEvent;
  /** The lines that are compared; mostly one line at both ends. */
  before: SlateMarket;
  after: SlateMarket;
  /** What became likelier. */
  side: Selection;
  was: ConsensusPoint;
  now: ConsensusPoint;
};

const DAY_MS = 24 * 3_600_000;
const GAME_MARKETS: readonly string[] = ['moneyline', 'spread', 'total'];
/** The games that start first: every history is read in whole. */
const MOST_GAMES = 40;

export const sinceMsOf = ({ since }: LineMovesInput, nowMs: number): number =>
  since === undefined ? nowMs - DAY_MS : Date.parse(since);

/** The coming games of the scope, the first to start first. */
export const gamesOf = ({ league }: LineMovesInput, { slate, nowMs }: Scope): SlateEvent[] =>
  slate.events
    .filter(
      ({ startsAt, sportKey }) => startsAt.getTime() > nowMs && (league === undefined || coversSport(league, sportKey)),
    )
    .slice(0, MOST_GAMES);

type Scope = { slate: Pick<Slate, 'events'>; nowMs: number };

/** What has to be read: the histories of the markets that these games have now. */
export const historiesNeeded = (input: LineMovesInput, scope: Scope): LineHistoryNeed[] =>
  gamesOf(input, scope).flatMap((event) => {
    const markets = input.market === undefined ? GAME_MARKETS : [input.market];
    const subjects = event.markets.filter(({ market }) => markets.includes(market));
    const needs = subjects.map(
      ({ market, player }) => ({ kind: 'line_history', eventId: event.id, market, player }) as const,
    );
    return [...new Map(needs.map((need) => [historyKey(need), need])).values()];
  });

/** By game: what its books offered at the moment since when. */
export function pricesThen(
  needs: readonly LineHistoryNeed[],
  atMs: number,
  { loaded }: World,
): Map<string, FeedPrice[]> {
  const prices = new Map<string, FeedPrice[]>();
  for (const need of needs) {
    const then = pricesAt(loaded.lineHistory.get(historyKey(need)) ?? [], need, atMs);
    prices.set(need.eventId, [...(prices.get(need.eventId) ?? []), ...then]);
  }
  return prices;
}

/** The markets of the scope that moved, the biggest move first. */
export function findMoves(prices: ReadonlyMap<string, readonly FeedPrice[]>, atMs: number, world: World): Moved[] {
  const moves = world.slate.events.flatMap((event) => movesOf(event, prices.get(event.id) ?? [], atMs, world.nowMs));
  return moves
    .sort((a, b) => b.size - a.size || a.move.event.startsAt.getTime() - b.move.event.startsAt.getTime())
    .map(({ move }) => move);
}

function movesOf(event: SlateEvent, prices: readonly FeedPrice[], atMs: number, nowMs: number) {
  const before = marketsOf(event, prices, atMs);
  const subjects = [...new Set(before.map(({ market, player }) => `${market}|${player}`))];
  return subjects.flatMap((subject) => {
    const isSubject = ({ market, player }: SlateMarket) => `${market}|${player}` === subject;
    const ends = comparedLines(before.filter(isSubject), event.markets.filter(isSubject));
    return ends ? moveOf(event, ends, { atMs, nowMs }) : [];
  });
}

type Ends = { before: SlateMarket; after: SlateMarket };

/**
 * A line that much of the market sold at both ends, since the same bet tells most; else the main lines of then and now. Where
 * books are divided over two lines, one of them changing sides is no move of the market.
 */
function comparedLines(before: readonly SlateMarket[], after: readonly SlateMarket[]): Ends | null {
  const [first, last] = [mainLine(before), mainLine(after)];
  if (!first || !last) return null;
  const isSoldWidely = ({ quotes }: SlateMarket, main: SlateMarket) =>
    quotes.length >= Math.max(2, main.quotes.length / 2);
  const shared = before
    .filter((market) => isSoldWidely(market, first))
    .flatMap((market) => {
      const same = after.find(({ lineHundredths }) => lineHundredths === market.lineHundredths);
      return same && isSoldWidely(same, last) ? [{ before: market, after: same }] : [];
    })
    .sort((a, b) => weightOf(b) - weightOf(a));
  return shared[0] ? ofSameBooks(shared[0]) : { before: first, after: last };
}

/** A book that came or went is no move. */
function ofSameBooks({ before, after }: Ends): Ends {
  const sellIn = (market: SlateMarket, other: SlateMarket): SlateMarket => ({
    ...market,
    quotes: market.quotes.filter(({ bookKey }) => other.quotes.some((quote) => quote.bookKey === bookKey)),
  });
  return { before: sellIn(before, after), after: sellIn(after, before) };
}

const weightOf = ({ before, after }: Ends): number => Math.min(before.quotes.length, after.quotes.length);

function moveOf(event: SlateEvent, { before, after }: Ends, at: { atMs: number; nowMs: number }) {
  const sizes = after.outcomes.map((selection) => {
    const [was, now] = [
      consensusPoint(event, before, selection, at.atMs),
      consensusPoint(event, after, selection, at.nowMs),
    ];
    const move = was && now && { event, before, after, side: selection, was, now };
    return move ? [{ move, size: shift(move) }] : [];
  });
  const [best] = sizes.flat().sort((a, b) => b.size - a.size);
  return best && best.size > 0 && isToldMove(best.move) ? [best] : [];
}

/** Less is lost in rounding. */
const LEAST_CHANCE = 0.0005;

const isToldMove = ({ was, now }: Moved): boolean =>
  was.line !== now.line || Math.abs(now.chance - was.chance) >= LEAST_CHANCE;

/**
 * How far the side's chance moved in deviations of a normal, lines included: only for the order of rows. Half a point of an
 * NFL spread is as much as a point and a half of chance.
 */
function shift({ event, after, side, was, now }: Moved): number {
  const change = inverseNormalCdf(now.chance) - inverseNormalCdf(was.chance);
  if (was.line === null || now.line === null) return change;
  const points = now.line - was.line;
  // A side that gives more points, or an over of a higher number, is stronger at the same chance.
  const strength = side === 'over' ? points : -points;
  return change + strength / roughScatter(event, after);
}

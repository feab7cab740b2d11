import { WHOLE_GAME } from '#contract/research/bet.ts';
import type { ConsensusPoint, LineMovesInput, MarketMoves, MovePoint, MoveSeries } from '#contract/research/moves.ts';
import type { Evidence } from '#contract/research/outcome.ts';
import { canBet } from '../../books/can-bet.ts';
import { bookOf } from '../../books/registry.ts';
import { evidenceId } from '../../evidence/evidence-of-bet.ts';
import { feedName, gameLabel, sportLabel } from '../../slate/leagues.ts';
import { type LinePoint, samplePoints } from '../../slate/line-series.ts';
import { mainLine } from '../../slate/main-line.ts';
import { marketsOf, pricesAt } from '../../slate/prices-at.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { writeOdds } from '../../words/bettor.ts';
import type { World } from '../world.ts';
import { type AskedMarket, labelOf } from './asked-market.ts';
import { consensusPoint } from './consensus-point.ts';
import { moveWords } from './move-words.ts';
import { type SideHistory, type SideSeries, seriesSince, sideSeries } from './series.ts';

/** More are no better to read, and an answer stays within its size. */
const MOST_POINTS = 40;
/** So many books make an opening: what one book said first is that book's word alone. */
const OPENED_BY = 3;

/** How one side of one market moved at each book; null where nothing was recorded of exactly that line. */
export function marketMoves(
  asked: AskedMarket,
  history: SideHistory,
  { since, consensus, limit, offset }: LineMovesInput,
  world: World,
) {
  const { event, market, side, lineHundredths } = asked;
  const all = sideSeries(history, side, lineHundredths)
    .map((series) => (since === undefined ? series : seriesSince(series, Date.parse(since))))
    .filter(({ points }) => points.some(({ oddsDecimal }) => oddsDecimal !== null))
    .sort(bySharpness(world));
  if (all.length === 0) return null;
  const series = all.slice(offset, offset + limit).map((one) => showSeries(one, asked, world));
  const open = openPoint(asked, history, since === undefined ? null : Date.parse(since));
  const now = nowPoint(asked, world);
  const data: MarketMoves = {
    eventId: event.id,
    game: gameLabel(event),
    league: sportLabel(event),
    startsAt: event.startsAt.toISOString(),
    market,
    period: WHOLE_GAME,
    player: asked.player === '' ? null : asked.player,
    side,
    label: labelOf(asked),
    line: lineHundredths === null ? null : lineHundredths / 100 + 0,
    series: series.map(({ shown }) => shown),
    open,
    now,
    consensus: consensus && open ? consensusSeries(asked, history, { open, now, series: all }) : [],
  };
  return { data, total: all.length, evidence: series.flatMap(({ evidence }) => evidence) };
}

/** The books whose moves say most first: sharp ones, then where this bettor can bet. */
const bySharpness = ({ bettor }: World) => {
  const rank = (key: string) => RANK[bookOf(key).sharpness] + (canBet(key, bettor) ? 0 : 0.5);
  return (a: SideSeries, b: SideSeries) => rank(a.bookKey) - rank(b.bookKey) || (a.bookKey < b.bookKey ? -1 : 1);
};
const RANK = { sharp: 0, semi: 1, retail: 2 } as const;

function showSeries({ bookKey, points }: SideSeries, asked: AskedMarket, world: World) {
  const { slate, bettor } = world;
  const book = slate.bookTitles.get(bookKey) ?? bookKey;
  const show = (point: LinePoint) => showPoint(point, asked, world);
  const priced = points.filter(({ oddsDecimal }) => oddsDecimal !== null);
  const prices = new Set(points.map(({ lineHundredths, oddsDecimal }) => `${lineHundredths}|${oddsDecimal}`)).size;
  const [opener] = priced;
  const last = points.at(-1);
  if (!opener || !last) throw new RangeError('a series has a price');
  const evidence = [opener, ...(priced.at(-1) === opener ? [] : priced.slice(-1))].map((point) =>
    evidenceOfPoint(point, bookKey, asked, world),
  );
  const shown: MoveSeries = {
    bookKey,
    book,
    canBet: canBet(bookKey, bettor),
    opener: show(opener),
    now: show(last),
    points: samplePoints(points, MOST_POINTS).map(show),
    recorded: points.length,
    words: `${book}: ${moveWords(show(opener), show(last), { market: asked.market, zone: world.zone, prices })}`,
    evidenceIds: evidence.map(({ id }) => id),
  };
  return { shown, evidence };
}

export function showPoint(
  { at, lineHundredths, oddsDecimal }: LinePoint,
  { market }: { market: string },
  { bettor }: World,
): MovePoint {
  const hasLine = market !== 'moneyline';
  return {
    at: at.toISOString(),
    line: hasLine ? lineHundredths / 100 + 0 : null,
    decimal: oddsDecimal,
    text: oddsDecimal === null ? null : writeOdds(bettor, oddsDecimal),
  };
}

/** A recorded price: another line, book or moment has another id. */
export function evidenceOfPoint(
  point: LinePoint,
  bookKey: string,
  { event, market, player, side }: Pick<AskedMarket, 'event' | 'market' | 'player' | 'side'>,
  world: World,
): Evidence {
  const isAwaySpread = market === 'spread' && side === 'away';
  const lineHundredths = isAwaySpread ? -point.lineHundredths : point.lineHundredths;
  const { at, line, text } = showPoint(point, { market }, world);
  const of = {
    event,
    market: { id: '', market, player, lineHundredths, outcomes: [side], quotes: [] },
    selection: side,
  };
  return {
    id: evidenceId(of, { of: bookKey, observedAt: at }),
    text: `${labelOf({ event, market, player, side })} ${line === null ? '' : `${line} `}at ${text}`,
    sourceName: `${world.slate.bookTitles.get(bookKey) ?? bookKey} price history (${feedName(world.slate)})`,
    observedAt: at,
  };
}

/** When so many books sold the whole market for the first time, or what stood at the moment that was named. */
function openPoint(asked: AskedMarket, history: SideHistory, sinceMs: number | null): ConsensusPoint | null {
  const opened = openedAtMs(asked, history);
  return opened === null ? null : pointAt(asked, history, sinceMs === null ? opened : Math.max(sinceMs, opened));
}

function pointAt(asked: AskedMarket, history: SideHistory, atMs: number): ConsensusPoint | null {
  const { market, player } = asked;
  const prices = [
    ...pricesAt(history.main, { market, player }, atMs),
    ...pricesAt(history.alternate, { market: `alternate_${market}`, player }, atMs),
  ];
  return consensusPoint(asked.event, lineOf(asked, marketsOf(asked.event, prices, atMs)), asked.side, atMs);
}

/** What all books said whenever one of them moved, from the opening to now. */
function consensusSeries(
  asked: AskedMarket,
  history: SideHistory,
  { open, now, series }: { open: ConsensusPoint; now: ConsensusPoint | null; series: readonly SideSeries[] },
): ConsensusPoint[] {
  const openMs = Date.parse(open.at);
  const endMs = now ? Date.parse(now.at) : Number.POSITIVE_INFINITY;
  const moved = series.flatMap(({ points }) => points.map(({ at }) => at.getTime()));
  const times = [...new Set(moved)].filter((at) => at > openMs && at < endMs).sort((a, b) => a - b);
  const between = thinned(times, MOST_POINTS - 2).flatMap((at) => pointAt(asked, history, at) ?? []);
  return [open, ...between, ...(now ? [now] : [])];
}

/** At most so many of the times, evenly, with the first and the last. */
const thinned = (times: readonly number[], most: number): readonly number[] =>
  times.length <= most
    ? times
    : Array.from({ length: most }, (_, nth) => times[Math.round((nth * (times.length - 1)) / (most - 1))] ?? 0);

const lineOf = (
  { event, market, player, side, lineHundredths }: AskedMarket,
  markets: readonly SlateMarket[],
): SlateMarket | undefined => {
  // What was sold with the draw before is no earlier price of what is sold without it.
  const now = event.markets.find((one) => one.market === market && one.player === player);
  const lines = markets.filter(
    (one) =>
      one.market === market &&
      one.player === player &&
      one.outcomes.includes(side) &&
      (now === undefined || now.outcomes.length === one.outcomes.length),
  );
  if (lineHundredths === null) return lines.length === 0 ? undefined : mainLine(lines);
  const own = market === 'spread' && side === 'away' ? -lineHundredths : lineHundredths;
  return lines.find((one) => one.lineHundredths === own + 0);
};

function openedAtMs({ side, lineHundredths }: AskedMarket, history: SideHistory): number | null {
  const firsts = sideSeries(history, side, lineHundredths)
    .flatMap(({ points }) => points.find(({ oddsDecimal }) => oddsDecimal !== null) ?? [])
    .map(({ at }) => at.getTime())
    .sort((a, b) => a - b);
  return firsts[Math.min(OPENED_BY, firsts.length) - 1] ?? null;
}

/** A game that has begun stands at its close. */
function nowPoint(asked: AskedMarket, { nowMs }: World): ConsensusPoint | null {
  const atMs = Math.min(nowMs, asked.event.startsAt.getTime());
  return consensusPoint(asked.event, lineOf(asked, asked.event.markets), asked.side, atMs);
}

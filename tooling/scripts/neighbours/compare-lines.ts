import type { SlateEvent } from '#research/slate/slate.ts';
import { addTo, emptyMean, type RunningMean } from '../backtest/running-mean.ts';
import type { FileResult } from '../replay/results-file.ts';
import { carriedTo, chanceOf, linesOf, type OpinionAtLine, pooled } from './opinions-at-lines.ts';

/** Every event as it stood at one moment. */
export type Moment = { events: readonly SlateEvent[]; nowMs: number };

/** What a carried opinion counts beside one of a book that quotes the line itself. */
export const PARTS = [0.1, 0.25, 0.5, 1] as const;
const MARKETS = ['total', 'spread'] as const;
/** Fixed before the later half was looked at: games from this day on are unseen. */
const UNSEEN_FROM_MS = Date.UTC(2026, 7, 10);
const CLOSE_OF_FAMILIES = 4;
const SAME_GAME_MS = 3 * 3_600_000;

/** Losses without and with the lines around, and what the latter lose more; of one kind of line. */
export type Compared = { without: RunningMean; more: RunningMean[] };
export type Comparison = Map<string, Compared>;

export const comparedKey = (against: string, half: string, families: string): string =>
  `${against}|${half}|${families}`;

/**
 * Sets the consensus of the books that quote a line beside that which hears the lines around too: by its distance from the close of
 * the same line (squared, in log odds), and by the log loss of the result.
 */
export function compareLines(moments: readonly Moment[], results: readonly FileResult[]): Comparison {
  const closes = closesOf(moments);
  const comparison: Comparison = new Map();
  for (const { event, nowMs } of moments.flatMap(beforeStart)) {
    const half = event.startsAt.getTime() < UNSEEN_FROM_MS ? 'tuned' : 'unseen';
    const result = results.find((one) => isOf(one, event));
    for (const { market, line, own, carried } of MARKETS.flatMap((one) => comparedLines(event, one, nowMs))) {
      const close = closes.get(lineKey(event, market, line));
      if (close !== undefined) add(comparison, { against: 'close', half, loss: farFrom(close) }, own, carried);
      const points = result && pointsOver(result, market, line);
      if (points) add(comparison, { against: 'result', half, loss: surprisedBy(points) }, own, carried);
    }
  }
  return comparison;
}

const beforeStart = ({ events, nowMs }: Moment) =>
  events.filter(({ startsAt }) => startsAt.getTime() > nowMs).map((event) => ({ event, nowMs }));

const farFrom = (close: number) => (logOdds: number) => (logOdds - close) ** 2;
const surprisedBy = (points: number) => (logOdds: number) => -Math.log(chanceOf(points > 0 ? logOdds : -logOdds));

/** Every line of a market with the opinions at it and those that lines around carry to it. */
function comparedLines(event: SlateEvent, market: string, nowMs: number) {
  const lines = linesOf(event, market, nowMs);
  if (!lines) return [];
  return atEachLine(lines.opinions).flatMap(({ line, own }) => {
    const carried = carriedTo(lines, line);
    return carried.length > 0 ? [{ market, line, own, carried }] : [];
  });
}

const atEachLine = (opinions: readonly OpinionAtLine[]) =>
  [...new Set(opinions.map(({ line }) => line))].map((line) => ({
    line,
    own: opinions.filter((one) => one.line === line),
  }));

type Judged = { against: string; half: string; loss: (logOdds: number) => number };

function add(
  comparison: Comparison,
  { against, half, loss }: Judged,
  own: readonly OpinionAtLine[],
  carried: readonly OpinionAtLine[],
): void {
  const without = loss(pooled(own));
  for (const families of [own.length < 4 ? String(own.length) : '4+', 'all']) {
    const key = comparedKey(against, half, families);
    const known = comparison.get(key) ?? { without: emptyMean(), more: PARTS.map(emptyMean) };
    comparison.set(key, known);
    addTo(known.without, without);
    for (const [i, part] of PARTS.entries()) {
      const heard = [...own, ...carried.map((one) => ({ ...one, weight: one.weight * part }))];
      addTo(known.more[i] as RunningMean, loss(pooled(heard)) - without);
    }
  }
}

const lineKey = ({ id }: SlateEvent, market: string, line: number): string => `${id}|${market}|${line}`;

/** The last consensus of each line before its game, where enough families quote it then. */
function closesOf(moments: readonly Moment[]): Map<string, number> {
  const last = new Map<string, { event: SlateEvent; nowMs: number }>();
  for (const one of moments.flatMap(beforeStart)) last.set(one.event.id, one);
  return new Map(
    [...last.values()].flatMap(({ event, nowMs }) => MARKETS.flatMap((market) => closesAt(event, market, nowMs))),
  );
}

const closesAt = (event: SlateEvent, market: string, nowMs: number): [string, number][] =>
  atEachLine(linesOf(event, market, nowMs)?.opinions ?? []).flatMap(({ line, own }) =>
    own.length < CLOSE_OF_FAMILIES ? [] : [[lineKey(event, market, line), pooled(own)]],
  );

const isOf = (result: FileResult, { home, away, startsAt }: SlateEvent): boolean =>
  result.home === home && result.away === away && Math.abs(result.startsAtMs - startsAt.getTime()) < SAME_GAME_MS;

/** By how much the over or the home side beat the line; 0: a push. */
const pointsOver = ({ homeScore, awayScore }: FileResult, market: string, line: number): number =>
  market === 'total' ? homeScore + awayScore - line : homeScore - awayScore + line;

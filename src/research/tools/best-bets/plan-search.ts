import type { AnalysisMode } from '#contract/analysis.ts';
import { MOST_LEGS } from '#contract/research/build-parlay.ts';
import type { Reading } from '../../language/reading.ts';
import { dayOfNight } from '../../slate/day-of-night.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import { findCandidates, rankCandidates } from './candidates.ts';
import { contains, type Demands, eventFits, isSide } from './fit.ts';
import type { SearchSize } from './search.ts';

const REGULAR_PICKS = 3;
const PRO_PICKS = 10;
const PARLAY_LEGS = 3;
/** +110, decimal. */
const LONG_LEG = 2.1;
/** By how much underdogs pay more than the least of them may. */
const LONGER = 1.25;
const MAX_PER_EVENT = 2;

/** What is searched for, where, and how much of it. */
export type SearchPlan = { slate: Slate; reading: Reading; size: SearchSize };

export function planSearch(slate: Slate, asked: Reading, mode: AnalysisMode, now: Date): SearchPlan {
  const reading = onTheirDay(slate, asked, now);
  const next = reading.window === null ? { ...slate, events: nextOf(slate.events, reading, now) } : slate;
  if (reading.intent === 'parlay') return planParlay(next, reading, now);
  return { slate: next, reading, size: sizeOfPicks(reading, mode) };
}

/** Who is named without a day is meant as he plays next: against whom else is named, where they meet. */
function nextOf(events: readonly SlateEvent[], { teams }: Reading, now: Date): readonly SlateEvent[] {
  const ahead = events.filter(({ startsAt, markets }) => startsAt > now && markets.length > 0);
  const sidesIn = (event: SlateEvent) => teams.filter(({ name }) => isSide(event, name));
  const nextOfTeam = ({ name }: Reading['teams'][number]) => {
    const own = ahead.filter((event) => isSide(event, name));
    const most = Math.max(...own.map((event) => sidesIn(event).length));
    return own.filter((event) => sidesIn(event).length === most).sort((a, b) => +a.startsAt - +b.startsAt)[0];
  };
  const next = new Set(teams.map(nextOfTeam));
  return events.filter((event) => sidesIn(event).length === 0 || next.has(event));
}

function sizeOfPicks(reading: Reading, mode: AnalysisMode): SearchSize {
  const wanted = reading.count ?? (mode === 'pro' ? PRO_PICKS : REGULAR_PICKS);
  const maxPerEvent = reading.perGame === true ? 1 : reading.teams.length > 0 ? wanted : MAX_PER_EVENT;
  return { wanted, maxPerEvent };
}

/** Sides and players that are named play when they play. */
function onTheirDay({ events }: Slate, reading: Reading, now: Date): Reading {
  const { window, teams, players } = reading;
  if (window === null || teams.length + players.length === 0) return reading;
  const isNamed = (event: SlateEvent) =>
    event.startsAt > now &&
    (teams.some(({ name }) => isSide(event, name)) ||
      players.some((player) => event.markets.some((market) => contains(market.player, player))));
  const starts = events.filter(isNamed).map(({ startsAt }) => startsAt.getTime());
  return { ...reading, window: dayOfNight(window, starts, now.getTime()) };
}

/**
 * Legs of one game depend on each other, so that a parlay takes one of each unless one game was asked for.
 */
function planParlay(slate: Slate, asked: Reading, now: Date): SearchPlan {
  const named = asked.markets.length > 1 ? asked.markets.length : legsFor(asked);
  const reading = withLegLimits(asked, Math.max(2, asked.count ?? named));
  const wanted = Math.max(2, reading.count ?? named);
  const game = wantsOneGame(slate, reading, now) ? gameFor(slate, reading, now) : undefined;
  if (game) {
    const size = { wanted: reading.count ?? named, maxPerEvent: wanted, onePerFamily: true };
    return { slate: { ...slate, events: [game] }, reading: { ...reading, leagues: [], competitions: [] }, size };
  }
  return { slate, reading, size: { wanted, maxPerEvent: 1 } };
}

/** As many as bring the whole to what it is to pay at least, none of them a long shot. */
function legsFor({ wholeMin = null, minDecimal, maxDecimal }: Reading): number {
  const each = Math.min(maxDecimal ?? LONG_LEG, Math.max(LONG_LEG, (minDecimal ?? 1) * LONGER));
  const legs = wholeMin === null || each <= 1 ? PARLAY_LEGS : Math.ceil(Math.log(wholeMin) / Math.log(each));
  return Math.min(Math.max(legs, PARLAY_LEGS), MOST_LEGS);
}

/** Legs that each stay within their root of the whole price: so does their product, whichever are taken. */
function withLegLimits(reading: Reading, legs: number): Reading {
  const { wholeMin = null, wholeMax = null, minDecimal, maxDecimal } = reading;
  const least = Math.max(minDecimal ?? 1, wholeMin === null ? 1 : wholeMin ** (1 / legs));
  const most = Math.min(maxDecimal ?? Infinity, wholeMax === null ? Infinity : wholeMax ** (1 / legs));
  return { ...reading, minDecimal: least > 1 ? least : null, maxDecimal: Number.isFinite(most) ? most : null };
}

/** Asked for in so many words, or by several markets of one game: "Bills moneyline and the over". */
function wantsOneGame({ events }: Slate, { sameGame, teams, markets }: Reading, now: Date): boolean {
  if (sameGame) return true;
  if (teams.length === 0) return false;
  const games = events.filter(
    (event) => event.startsAt > now && teams.some(({ name }) => isSide(event, name)) && event.markets.length > 1,
  );
  const [only] = games;
  const isOne = only !== undefined && teams.every(({ name }) => isSide(only, name));
  return isOne && (markets.length > 1 || teams.length > 1);
}

/** The game that was named, else the one with the best single bet among those that offer several. */
function gameFor(slate: Slate, reading: Reading, now: Date): SlateEvent | undefined {
  const demands: Demands = { ...reading, markets: [], side: null, line: null };
  const anyTime = { ...demands, window: null };
  const limits = { minDecimal: reading.minDecimal, maxDecimal: reading.maxDecimal, side: null };
  const withSeveral = slate.events.filter((event) => new Set(event.markets.map(({ market }) => market)).size > 1);
  for (const wish of [demands, anyTime]) {
    const fitting = withSeveral.filter((event) => eventFits(wish, event, now));
    const [best] = rankCandidates(findCandidates({ ...slate, events: fitting }, wish, limits, now), { count: 1 });
    if (best) return best.event;
  }
  return undefined;
}

import type { EndOfTwo } from '#contract/research/covered.ts';
import { lineResult } from '#engine/odds/line-result.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { hitModelOf } from '../../tools/scan-prices/hit-model.ts';
import { type Range, rangeWords } from '../../tools/scan-prices/range-words.ts';
import { shortTeam } from '../../words/short-names.ts';
import { endsByFair, type FairChances } from './ends-by-fair.ts';
import type { StoredBet } from './stored-bet.ts';

type Bet = Pick<StoredBet, 'ref' | 'line'> & Partial<FairChances>;
type Threshold = { at: number; isUp: boolean };

/** What the home side's margin, the total or the player's number is to pass; null where it is none of them. */
function thresholdOf(bet: Bet, event: SlateEvent): Threshold | null {
  const { ref, line } = bet;
  if (ref.side === 'over' || ref.side === 'under')
    return line === null ? null : { at: line, isUp: ref.side === 'over' };
  const isUp = ref.side === 'home';
  const isSide = isUp || ref.side === 'away';
  if (!isSide || !isOfMargin(bet)) return null;
  const own = ref.market === 'spread' ? line : levelOf(event);
  return own === null ? null : { at: isUp ? -own + 0 : own, isUp };
}

/** A draw loses where it can be bet on, and hands the stake back where it cannot. */
const levelOf = ({ markets }: SlateEvent): number => (hasDrawPrice({ markets }) ? -0.5 : 0);

const isOfMargin = ({ ref: { market } }: Bet): boolean => market === 'moneyline' || market === 'spread';
const PLAYED_OUT: ReadonlySet<string> = new Set(['NBA', 'WNBA', 'NCAAB', 'NCAAF', 'MLB', 'NHL']);

/** Whether two bets are of one game and counted by one number. */
export const areOfOne = (a: Bet, b: Bet): boolean =>
  a.ref.eventId === b.ref.eventId &&
  (isOfMargin(a) ? isOfMargin(b) : a.ref.market === b.ref.market && a.ref.player === b.ref.player);

/** Every way in which they end together; null where exactly one of the two wins, or it cannot be said. */
export function endsOfBets(first: Bet, second: Bet, event: SlateEvent, nowMs: number): EndOfTwo[] | null {
  const [one, other] = [thresholdOf(first, event), thresholdOf(second, event)];
  if (!one || !other || !areOfOne(first, second)) return null;
  const groups = groupsOf(one, other, (count) => canBe(count, first, event));
  const isPlain = groups.every((group) => (group.first === 'win') !== (group.second === 'win') && isDecided(group));
  const isTie = groups.every((group) => isDecided(group) || (group.range.low === 0 && group.range.high === 0));
  const isWinners = first.ref.market === 'moneyline' && second.ref.market === 'moneyline';
  if (isPlain || (isWinners && isTie)) return null;
  const market = isOfMargin(first) ? 'spread' : first.ref.market;
  const model = first.ref.player === null ? hitModelOf(event, market, nowMs) : null;
  const like = event.markets.find((stored) => stored.market === market && stored.player === (first.ref.player ?? ''));
  if (!like) return null;
  const named = { ...event, home: shortTeam(event.home), away: shortTeam(event.away) };
  const ends = groups.map(({ range, ...results }) => ({
    when: rangeWords(named, like, range),
    ...results,
    ...(model && { chance: Math.min(1, model.chanceIn(range)) }),
  }));
  return [...endsByFair(ends, fairOf(first), fairOf(second))];
}

const fairOf = ({ win = 0, push = 0 }: Bet): FairChances => ({ win, push });

type Spread = { name: string; line: number };

/** Of two sides that are said to play each other, each on its line; null where no margin wins both. */
export function endsOfLines(first: Spread, second: Spread, sportKey: string): EndOfTwo[] | null {
  const canEnd = (count: number) => count !== 0 || !PLAYED_OUT.has(leagueOf(sportKey) ?? '');
  const groups = groupsOf({ at: -first.line + 0, isUp: true }, { at: second.line, isUp: false }, canEnd);
  if (!groups.some((group) => group.first === 'win' && group.second === 'win')) return null;
  const named = { home: first.name, away: second.name, sportKey };
  return groups.map(({ range, ...results }) => ({
    when: rangeWords(named, { market: 'spread', player: '' }, range),
    ...results,
  }));
}

type Group = { range: Range; first: EndOfTwo['first']; second: EndOfTwo['second'] };

const isDecided = ({ first, second }: Group): boolean =>
  [first, second].every((result) => result === 'win' || result === 'loss');

function groupsOf(one: Threshold, other: Threshold, canEnd: (count: number) => boolean): Group[] {
  const groups: Group[] = [];
  const from = Math.floor(Math.min(one.at, other.at)) - 2;
  const to = Math.ceil(Math.max(one.at, other.at)) + 2;
  for (let count = from; count <= to; count += 1) {
    if (!canEnd(count)) continue;
    const [first, second] = [resultAt(one, count), resultAt(other, count)];
    const last = groups.at(-1);
    if (last?.first === first && last.second === second) last.range.high = count;
    else groups.push({ range: { low: count, high: count }, first, second });
  }
  return groups.map((group, at) => ({
    ...group,
    range: {
      low: at === 0 ? Number.NEGATIVE_INFINITY : group.range.low,
      high: at === groups.length - 1 ? Number.POSITIVE_INFINITY : group.range.high,
    },
  }));
}

const resultAt = ({ at, isUp }: Threshold, count: number) => lineResult(isUp ? count - at : at - count);

const canBe = (count: number, bet: Bet, { sportKey }: SlateEvent): boolean =>
  isOfMargin(bet) ? count !== 0 || !PLAYED_OUT.has(leagueOf(sportKey) ?? '') : count >= 0;

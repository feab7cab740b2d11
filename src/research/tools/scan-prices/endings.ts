import { type BetResult, lineResult } from '#engine/odds/line-result.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { outcomeLabel, pickLabel, selectionLine } from '../../words/pick-label.ts';
import { paidCents } from '../calculate/figures.ts';
import { thresholdOf } from './hit-model.ts';
import { type Range, rangeWords } from './range-words.ts';

/** A bet of the row, on whichever line its market has. */
export type PlacedBet = {
  event: SlateEvent;
  market: SlateMarket;
  selection: Selection;
  decimal: number;
  stakeCents: number;
};

export type PlacedEnding = { words: string; range: Range | null; results: BetResult[]; cents: number };

/** Every way in which bets on one market can end together, and what they win or lose then. */
export function endingsOf(bets: readonly PlacedBet[]): PlacedEnding[] {
  const [first] = bets;
  if (!first) return [];
  const hasLines = bets.every(({ market, selection }) => selectionLine(market, selection) !== null);
  if (!hasLines) return endingsBySide(first, bets);
  const endings = endingsByNumber(first, bets);
  return bets.every(({ market }) => market === first.market)
    ? endings.map((ending) => onOneLine(ending, bets))
    : endings;
}

/** On one line the winner's name says more than the number: half of the books' counts, such as rounds, are no whole ones. */
function onOneLine(ending: PlacedEnding, bets: readonly PlacedBet[]): PlacedEnding {
  const winner = bets[ending.results.indexOf('win')];
  return winner ? { ...ending, words: pickLabel(winner.event, winner.market, winner.selection) } : ending;
}

/** The sides of a winner's market; where two sides can end level, both stakes come back. */
function endingsBySide({ event, market }: PlacedBet, bets: readonly PlacedBet[]): PlacedEnding[] {
  const bySide = market.outcomes.map((winner) => {
    const results = bets.map(({ selection }): BetResult => (selection === winner ? 'win' : 'loss'));
    return { words: winnerWords(event, winner), range: null, results, cents: resultCents(bets, results) };
  });
  if (market.market !== 'moneyline' || market.outcomes.includes('draw') || !canEndLevel(event)) return bySide;
  const results = bets.map((): BetResult => 'push');
  return [...bySide, { words: 'A tie: stakes come back', range: null, results, cents: resultCents(bets, results) }];
}

const winnerWords = (event: SlateEvent, winner: Selection): string =>
  winner === 'draw' || winner === 'yes' || winner === 'no'
    ? outcomeLabel(event, winner)
    : `Winner: ${outcomeLabel(event, winner)}`;

/** Sports in which a bet on a winner without a draw can still end level. */
const canEndLevel = ({ sportKey }: SlateEvent): boolean => ['NFL', 'UFC', 'Boxing'].includes(leagueOf(sportKey) ?? '');

function endingsByNumber({ event, market }: PlacedBet, bets: readonly PlacedBet[]): PlacedEnding[] {
  const thresholds = bets.map(({ market: line }) => thresholdOf(line));
  const from = Math.floor(Math.min(...thresholds)) - 2;
  const to = Math.ceil(Math.max(...thresholds)) + 2;
  const groups: { range: Range; results: BetResult[] }[] = [];
  for (let count = from; count <= to; count += 1) {
    if (!canBe(count, event, market)) continue;
    const results = bets.map((bet) => resultAt(bet, count));
    const last = groups.at(-1);
    if (last && results.every((result, at) => result === last.results[at])) last.range.high = count;
    else groups.push({ range: { low: count, high: count }, results });
  }
  return groups.map(({ range: { low, high }, results }, at) => {
    const range = {
      low: at === 0 ? Number.NEGATIVE_INFINITY : low,
      high: at === groups.length - 1 ? Number.POSITIVE_INFINITY : high,
    };
    return { words: rangeWords(event, market, range), range, results, cents: resultCents(bets, results) };
  });
}

function resultAt(bet: PlacedBet, count: number): BetResult {
  const isUp = bet.selection === 'home' || bet.selection === 'over';
  const beatenBy = count - thresholdOf(bet.market);
  return lineResult(isUp ? beatenBy : -beatenBy);
}

const PLAYED_OUT = ['NBA', 'WNBA', 'NCAAB', 'NCAAF', 'MLB', 'NHL'];

/** No total is below 0, and no margin is 0 where games are played on until somebody leads. */
function canBe(count: number, { sportKey }: SlateEvent, { market }: SlateMarket): boolean {
  return market === 'spread' ? count !== 0 || !PLAYED_OUT.includes(leagueOf(sportKey) ?? '') : count >= 0;
}

const resultCents = (bets: readonly PlacedBet[], results: readonly BetResult[]): number =>
  bets.reduce((sum, bet, at) => sum + returnedCents(bet, results[at] ?? 'loss') - bet.stakeCents, 0);

/** What comes back, the stake included; a half-settled bet is two of half the stake. */
function returnedCents({ decimal, stakeCents }: PlacedBet, result: BetResult): number {
  switch (result) {
    case 'win':
      return paidCents(stakeCents * decimal);
    case 'half_win':
      return paidCents((stakeCents * (decimal + 1)) / 2);
    case 'push':
      return stakeCents;
    case 'half_loss':
      return paidCents(stakeCents / 2);
    case 'loss':
      return 0;
  }
}

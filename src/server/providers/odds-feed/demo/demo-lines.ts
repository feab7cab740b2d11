import type { DemoGame } from './demo-game.ts';
import type { DemoModel } from './demo-sports.ts';

/** How far a line may be from what is expected before the books move it, in points. */
const SPREAD_SLACK = 0.8;
const TOTAL_SLACK = 1.1;
/** Where lines are few: how much nearer to even another must be. */
const CHANCE_SLACK = 0.08;

/** The books' lines in each state, the home side's for the spread. */
export type DemoLines = { spread: readonly number[]; total: readonly number[] };

/** Lines stay while they are good enough, so that most news moves a price and only some a line. */
export function demoLines(game: DemoGame): DemoLines {
  const { model } = game.fixture.sport;
  const spread: number[] = [];
  const total: number[] = [];
  for (const [state] of game.sides.tilts.entries()) {
    spread.push(nextSpread(game, model, state, spread[state - 1]));
    total.push(nextTotal(game, model, state, total[state - 1]));
  }
  return { spread, total };
}

function nextSpread(game: DemoGame, model: DemoModel, state: number, before: number | undefined): number {
  if (model.kind === 'bout') return 0;
  const { margin } = game.expected(state);
  const favoured = margin >= 0 ? -1 : 1;
  if (model.kind !== 'counts') {
    if (before !== undefined && Math.abs(before + margin) <= SPREAD_SLACK) return before;
    return halfPoint(-margin) || 0.5 * favoured;
  }
  if (!model.fixedLine) return nearestEven([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5], game.law(state).covers, before);
  const isStillFavoured = before !== undefined && before * margin > -0.15;
  return isStillFavoured ? before : 1.5 * favoured;
}

function nextTotal(game: DemoGame, model: DemoModel, state: number, before: number | undefined): number {
  if (game.roundLine !== null) return game.roundLine;
  const { total } = game.expected(state);
  if (model.kind === 'counts') {
    const around = halfPoint(total);
    const lines = model.fixedLine ? [around - 1, around - 0.5, around, around + 0.5] : [1.5, 2.5, 3.5];
    return nearestEven(lines, game.law(state).over, before);
  }
  return before !== undefined && Math.abs(before - total) <= TOTAL_SLACK ? before : halfPoint(total);
}

/** To the nearest half point, never minus zero. */
const halfPoint = (value: number): number => Math.round(value * 2) / 2 + 0;

function nearestEven(lines: readonly number[], chance: (line: number) => number, before: number | undefined): number {
  const away = (line: number) => Math.abs(chance(line) - 0.5);
  const best = lines.reduce((found, line) => (away(line) < away(found) ? line : found));
  return before !== undefined && away(before) <= away(best) + CHANCE_SLACK ? before : best;
}

import { dropReason, pricesOf } from '../admit-row.ts';
import { BacktestError } from '../backtest-error.ts';
import { fairChances } from '../fair-chances.ts';
import type { Layout } from '../layout.ts';
import { type Progress, readRows } from '../read-rows.ts';
import { recogniseLayout } from '../recognise-layout.ts';
import { halfOf } from '../split-half.ts';
import { LEARNED_SHARE, LEARNED_WEIGHTS } from './book-weights.ts';
import type { Game, Idea, Trial } from './idea.ts';
import { type Judgement, judgeTrial } from './judge-trial.ts';
import { MOMENTUM } from './momentum.ts';
import { BOTH_HELP, SPREAD_HELP, TOTAL_HELP } from './other-markets.ts';
import { RECALIBRATION } from './recalibration.ts';

/** What the product does not do. */
const IDEAS: readonly Idea[] = [
  LEARNED_SHARE,
  LEARNED_WEIGHTS,
  RECALIBRATION,
  SPREAD_HELP,
  TOTAL_HELP,
  BOTH_HELP,
  MOMENTUM,
];

/** An idea without trials needs columns that the file does not have. */
export type JudgedIdea = { name: string; trials: { trial: Trial; judgement: Judgement }[] };
export type IdeasRun = { layout: Layout; rows: number; ideas: JudgedIdea[] };

/** Reads a file once, keeps the chances of its decided games and judges every idea that its columns allow. */
export async function runIdeas(path: string, asked?: string, onProgress: Progress = () => {}): Promise<IdeasRun> {
  let reading: Reading | undefined;
  await readRows(
    path,
    (row) => {
      if (reading) addRow(reading, row);
      else reading = begin(recogniseLayout(row, asked));
    },
    onProgress,
  );
  if (!reading) throw new BacktestError(`${path} holds no header.`);
  const { layout, rows, planned, games } = reading;
  if (rows === 0) throw new BacktestError(`${path} holds a header and no rows.`);
  const ideas = planned.map(({ name, trials }) => ({
    name,
    trials: trials.map((trial) => ({ trial, judgement: judgeTrial(trial, games) })),
  }));
  return { layout, rows, ideas };
}

type Reading = {
  layout: Layout;
  rows: number;
  planned: { name: string; trials: Trial[] }[];
  /** The sets of prices that any trial asks for. */
  sets: ReadonlySet<string>;
  games: Game[];
};

function begin(layout: Layout): Reading {
  const planned = IDEAS.map(({ name, trialsOn }) => ({ name, trials: trialsOn(layout) }));
  const sets = new Set(planned.flatMap(({ trials }) => trials.flatMap((trial) => trial.sets)));
  return { layout, rows: 0, planned, sets, games: [] };
}

function addRow(reading: Reading, row: readonly string[]): void {
  reading.rows += 1;
  const { layout, sets, games } = reading;
  const result = layout.result(row);
  if (typeof result !== 'number') return;
  const chances = new Map<string, readonly number[]>();
  for (const set of layout.priceSets) {
    if (!sets.has(set.name)) continue;
    const decimals = pricesOf(set, row);
    const fair = decimals && dropReason(decimals, result) === null ? fairChances(decimals, 'power') : null;
    if (fair) chances.set(set.name, fair);
  }
  games.push({
    half: halfOf(layout, row),
    won: result,
    chances,
    spread: layout.spread?.(row) ?? Number.NaN,
    total: layout.total?.(row) ?? Number.NaN,
  });
}

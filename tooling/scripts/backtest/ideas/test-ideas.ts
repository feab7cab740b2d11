import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Judgement } from './judge-trial.ts';
import { type IdeasRun, runIdeas } from './run-ideas.ts';

/** The ideas on a file of these rows. */
export async function ideasOn(rows: readonly string[], header: string): Promise<IdeasRun> {
  const folder = await mkdtemp(join(tmpdir(), 'ideas-'));
  try {
    const path = join(folder, 'ideas.csv');
    await writeFile(path, [header, ...rows].join('\n'));
    return await runIdeas(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function judged({ ideas }: IdeasRun, name: string): Judgement {
  const found = ideas.find((idea) => idea.name === name)?.trials[0]?.judgement;
  if (!found) throw new Error(`${name} was not judged`);
  return found;
}

export const COPIES = 300;
const chanceOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));
const logOddsOf = (chance: number) => Math.log(chance / (1 - chance));
const american = (chance: number) =>
  (chance > 0.5 ? (-100 * chance) / (1 - chance) : (100 * (1 - chance)) / chance).toFixed(4);
export const both = (chance: number) => `${american(chance)},${american(1 - chance)}`;

/** As many rows as `COPIES`, of which each result gets its true share. */
export function shared(truth: readonly number[], rowOf: (won: number) => string): string[] {
  return truth.flatMap((chance, won) => Array.from({ length: Math.round(chance * COPIES) }, () => rowOf(won)));
}

export const BASEBALL = 'season,home_final,vis_final,home_ml_close,vis_ml_close,home_ml_open,vis_ml_open,total_close';
export const MOVES = [-0.4, 0, 0.4];
export const CLOSES = [0.35, 0.5, 0.62];

type Season = { season: number; momentum?: number; pull?: number; bias?: number };

/** A season whose true log odds are the close plus a share of its move, of its total's distance from 8 runs, and a bias. */
export function season({ season: year, momentum = 0, pull = 0, bias = 0 }: Season): string[] {
  return CLOSES.flatMap((close) =>
    MOVES.flatMap((move) => {
      const total = 8 + 5 * move;
      const open = chanceOf(logOddsOf(close) - move);
      const home = chanceOf(logOddsOf(close) * (1 + pull * (total - 8)) + momentum * move + bias);
      return shared(
        [home, 1 - home],
        (won) => `${year},${won === 0 ? '5,3' : '3,5'},${both(close)},${both(open)},${total}`,
      );
    }),
  );
}

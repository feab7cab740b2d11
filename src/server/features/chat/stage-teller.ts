import type { AnalysisMode } from '#contract/analysis.ts';
import type { StageEvent } from '#contract/stream.ts';
import type { OnStage, Stage } from '../analysis/compose-answer.ts';
import type { LiveTurn } from './live-turns.ts';

const PRO_LABELS: Readonly<Record<Stage, string>> = {
  scan: 'scan 10 opportunities',
  analyze: 'analyze all 10 for value and EV',
  deep_dive: 'deep dive on the top 3',
};
const REGULAR: StageEvent = { stage: 'price', label: 'Analyzing betting opportunities...', done: 1, total: 1 };

/** Tells the stages of an answer when their work is done: those of the drafting together, once the answer is paid for. */
export function stageTeller(mode: AnalysisMode): { tell: OnStage; send: (live: LiveTurn) => void } {
  let live: LiveTurn | null = null;
  let told: StageEvent[] = mode === 'regular' ? [REGULAR] : [];
  return {
    tell: (stage, done, total) => {
      if (mode === 'regular') return;
      const data = { stage, label: PRO_LABELS[stage], done, total };
      if (live) live.emit({ event: 'stage', data });
      else told.push(data);
    },
    send: (turn) => {
      live = turn;
      for (const data of told) turn.emit({ event: 'stage', data });
      told = [];
    },
  };
}

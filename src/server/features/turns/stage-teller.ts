import type { AnalysisMode } from '#contract/analysis.ts';
import type { StageEvent } from '#contract/stream.ts';
import type { OnStage, Stage } from '#research/words/compose-answer.ts';
import type { LiveTurn } from './live-turns.ts';

const PRO_LABELS: Readonly<Record<Stage, string>> = {
  scan: 'scan 10 opportunities',
  analyze: 'analyze all 10 for value and EV',
  deep_dive: 'deep dive on the top 3',
};
const REGULAR: StageEvent = { stage: 'price', label: 'Analyzing betting opportunities...', done: 1, total: 1 };

export type StageTeller = {
  /** What had to be waited for before the answer could be drafted. */
  waited: (stage: string, label: string) => void;
  tell: OnStage;
  send: (live: LiveTurn) => void;
};

/**
 * Tells the stages of an answer when their work is done: those up to its draft together, once the answer is paid for. An
 * earlier word of them would open the stream, and a refusal would have no plain status any more.
 */
export function stageTeller(mode: AnalysisMode): StageTeller {
  let live: LiveTurn | null = null;
  let told: StageEvent[] = [];
  return {
    waited: (stage, label) => {
      told.push({ stage, label, done: 1, total: 1 });
    },
    tell: (stage, done, total) => {
      if (mode === 'regular') return;
      const data = { stage, label: PRO_LABELS[stage], done, total };
      if (live) live.emit({ event: 'stage', data });
      else told.push(data);
    },
    send: (turn) => {
      live = turn;
      if (mode === 'regular') told.push(REGULAR);
      for (const data of told) turn.emit({ event: 'stage', data });
      told = [];
    },
  };
}

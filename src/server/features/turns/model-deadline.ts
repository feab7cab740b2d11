import type { CutShort, LiveTurn } from './live-turns.ts';
import type { TurnDeps } from './turn-deps.ts';

export type ModelDeadline = {
  signal: AbortSignal;
  /** What ended the model's part early; null while nothing did. */
  readonly cut: CutShort | 'deadline' | null;
  clear: () => void;
};

/** One controller for everything that a model does in a turn: the time is up, the reader stops, or the server closes. */
export function startDeadline({ schedule }: Pick<TurnDeps, 'schedule'>, live: LiveTurn, ms: number): ModelDeadline {
  const controller = new AbortController();
  let cut: ModelDeadline['cut'] = null;
  const end = (why: CutShort | 'deadline') => {
    cut ??= why;
    controller.abort(cut);
  };
  const cancel = schedule(() => end('deadline'), Math.max(0, ms));
  const unlisten = live.onCut(end);
  return {
    signal: controller.signal,
    get cut() {
      return cut;
    },
    clear: () => {
      cancel();
      unlisten();
    },
  };
}

import { readTurns, type Turn } from './turn.ts';

/** When the demo slate of the sets was made. */
export const EVAL_NOW = new Date(Date.UTC(2026, 10, 21, 17));

/** All of `tooling/evals/turns`. */
export const SETS = [
  'picks-and-bets-2026-11-24',
  'boards-and-sums-2026-11-24',
  'unseen-2026-11-24',
  'opened-2026-11-26',
  'blind-2026-11-23',
  'exam-2026-11-25',
  'exam-2026-11-26',
  'mixed-2026-11-26',
  'mixed-blind-2026-11-26',
];

export const turnsOf = (set: string): Promise<Turn[]> =>
  readTurns(new URL(`../../evals/turns/${set}.jsonl`, import.meta.url).pathname);

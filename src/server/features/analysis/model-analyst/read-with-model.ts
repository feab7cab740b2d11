import type { Reading } from '#engine/questions/reading.ts';
import type { RetryDeps } from './call-with-retry.ts';

export type ReadingJob = {
  analysisId: string;
  walletId: string;
  question: string;
  /** What the rules made of it, and what they doubt. */
  rules: Reading;
  signal: AbortSignal;
};

export async function readWithModel(_deps: RetryDeps, _job: ReadingJob): Promise<Reading | null> {
  return null;
}

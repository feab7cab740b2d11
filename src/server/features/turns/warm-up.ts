import { readQuestion } from '#research/language/read-question.ts';
import type { Slate } from '#research/slate/slate.ts';
import { priceSelections } from '#research/tools/best-bets/candidates.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { draftAnswer } from './draft-answer.ts';

const QUESTION = 'best value today';

/**
 * Prices every market and makes an answer that nobody sees, so that the first question does not wait until the code is
 * compiled. Game by game, letting others in between; it ends early when `signal` is aborted.
 */
export async function warmUp(
  deps: { now: Clock; newId: () => string; pause: () => Promise<void> },
  slate: Slate,
  signal: AbortSignal,
): Promise<void> {
  const { now, newId, pause } = deps;
  for (const event of slate.events) {
    if (signal.aborted) return;
    for (const market of event.markets) priceSelections(event, market, now(), null);
    await pause();
  }
  const reading = readQuestion(QUESTION, { nowMs: now().getTime(), timeZone: 'America/New_York', previous: null });
  await draftAnswer({ now, newId, movesOf: async () => [] }, slate, reading, 'pro');
}

/** Beside a server that answers already. The answer ends it and waits until it has ended. */
export function startWarmUp(deps: {
  slate: Pick<SlateService, 'current'>;
  now: Clock;
  newId: () => string;
  logger: { warn: (details: object, text: string) => void };
}): () => Promise<void> {
  const closing = new AbortController();
  const pause = () => new Promise<void>((resume) => setImmediate(resume));
  const warming = deps.slate
    .current()
    .then((slate) => warmUp({ ...deps, pause }, slate, closing.signal))
    .catch((error: unknown) => deps.logger.warn({ err: error }, 'the analysis was not warmed up'));
  return async () => {
    closing.abort();
    await warming;
  };
}

import { FeedError } from './odds-feed/odds-feed.port.ts';

/** One round of asking: how much more may be asked, and what came of it so far. */
export type ProviderRun = {
  /** For the operator: "ESPN". */
  provider: string;
  now: Date;
  signal: AbortSignal;
  callsLeft: number;
  /** When, by the process's own clock, nothing more is asked, so that what was had can be stored in time. */
  endsAtMs: number;
  /** Answers that could be used, fetched or remembered. */
  had: number;
  /** Calls in a row that reached nobody. */
  unreached: number;
  /** Why nothing more is asked; null while it is. */
  stopped: string | null;
  retryAfterSeconds: number | null;
  failures: Failures;
};

/** In words for the operator, each once with how often, and not without end. */
export type Failures = { note(words: string): void; list(): string[] };

const KINDS_MAX = 12;

export function createFailures(): Failures {
  const counts = new Map<string, number>();
  let others = 0;
  return {
    note(words) {
      if (counts.has(words) || counts.size < KINDS_MAX) counts.set(words, (counts.get(words) ?? 0) + 1);
      else others += 1;
    },
    list: () => [
      ...[...counts].map(([words, times]) => (times === 1 ? words : `${words} (${times} times)`)),
      ...(others > 0 ? [`and ${others} more`] : []),
    ],
  };
}

/** @throws FeedError when something was wanted and nothing at all could be had. */
export function requireAnything(run: ProviderRun): void {
  const [first] = run.failures.list();
  if (run.had > 0 || first === undefined) return;
  const wait = run.retryAfterSeconds === null ? {} : { retryAfterSeconds: run.retryAfterSeconds };
  throw new FeedError(`${run.provider}: ${run.stopped ?? first}.`, wait);
}

/** "NFL 20220911: 2 malformed, 1 duplicate not taken", where something was refused. */
export function noteRefused(
  run: ProviderRun,
  what: string,
  refused: Readonly<Record<string, number | undefined>>,
): void {
  const parts = Object.entries(refused).flatMap(([reason, times]) =>
    times ? [`${times} ${reason.replaceAll('_', ' ')}`] : [],
  );
  if (parts.length > 0) run.failures.note(`${what}: ${parts.join(', ')} not taken`);
}

const AT_ONCE = 2;

/** Works through the items in their order, two at a time. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

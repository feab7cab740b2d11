import type { PGlite } from '@electric-sql/pglite';

/** All ways on which statements go in. */
const WAYS = ['execProtocol', 'execProtocolRaw', 'execProtocolStream', 'execProtocolRawStream'] as const;

/**
 * A database that cannot write its log (its disk is full) gives up for good, and the embedded one then answers the next
 * statement never: not even a timer of the process would run. So nothing is asked of it any more, and each caller
 * gets the error that it gave up with. Closing it asks too.
 */
export function guardAgainstPanic(client: PGlite, onPanic: (error: Error) => void): void {
  let panic: Error | undefined;
  const guarded =
    <Given extends unknown[], Result>(ask: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> => {
      if (panic) return Promise.reject(panic);
      return ask(...given).catch((error: unknown) => {
        if (!panic && isPanic(error)) {
          panic = error;
          onPanic(error);
        }
        throw error;
      });
    };
  const ways = client as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
  for (const way of WAYS) {
    const ask = ways[way];
    if (ask) ways[way] = guarded(ask.bind(client));
  }
  const close = client.close.bind(client);
  client.close = () => (panic ? Promise.resolve() : close());
}

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

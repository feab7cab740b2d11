import type { ProviderRun } from './provider-run.ts';

/** Answers kept in memory, so that games which share a scoreboard or a team are asked for once. */
export type RememberedAnswers<Value> = {
  /** The remembered answer when it is young enough, else a new one; null when neither can be had. */
  get(run: ProviderRun, key: string, maxAgeMs: number, load: () => Promise<Value | null>): Promise<Value | null>;
};

type Kept<Value> = { value: Value; atMs: number };

/** @param atMost the oldest answers beyond so many are forgotten */
export function createRememberedAnswers<Value>(atMost: number): RememberedAnswers<Value> {
  const kept = new Map<string, Kept<Value>>();
  const loading = new Map<string, Promise<Value | null>>();

  async function loadAndKeep(run: ProviderRun, key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const value = await load();
    if (value === null) return null;
    run.had += 1;
    kept.delete(key);
    kept.set(key, { value, atMs: run.now.getTime() });
    for (const oldest of kept.keys()) {
      if (kept.size <= atMost) break;
      kept.delete(oldest);
    }
    return value;
  }

  return {
    async get(run, key, maxAgeMs, load) {
      const known = kept.get(key);
      if (known && run.now.getTime() - known.atMs <= maxAgeMs) {
        run.had += 1;
        return known.value;
      }
      const underWay = loading.get(key);
      if (underWay !== undefined) return underWay;
      const promise = loadAndKeep(run, key, load).finally(() => loading.delete(key));
      loading.set(key, promise);
      return promise;
    },
  };
}

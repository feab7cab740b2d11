import { describe, expect, it } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

type Report = (entries: { getEntriesByName: (name: string) => object[] }) => void;

function browser({
  visibilityState = 'visible',
  supported = ['paint'],
}: {
  visibilityState?: string;
  supported?: string[];
}) {
  const timers: { run: () => void; ms: number }[] = [];
  const observers: { report: Report; isWatching: boolean }[] = [];
  class Observer {
    static supportedEntryTypes = supported;
    readonly #own: { report: Report; isWatching: boolean };
    constructor(report: Report) {
      this.#own = { report, isWatching: false };
      observers.push(this.#own);
    }
    observe() {
      this.#own.isWatching = true;
    }
    disconnect() {
      this.#own.isWatching = false;
    }
  }
  const scope = {
    document: { visibilityState },
    PerformanceObserver: Observer,
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
  };
  let isPast = false;
  const past = afterFirstPaint(scope as unknown as typeof globalThis).then(() => {
    isPast = true;
  });
  const paint = (name: string) => observers[0]?.report({ getEntriesByName: (asked) => (asked === name ? [{}] : []) });
  const hasPassed = () => Promise.resolve().then(() => isPast);
  return { past, paint, timers, observers, hasPassed };
}

describe('waiting for the first paint', () => {
  it('ends when something was shown, not when the background was', async () => {
    const { past, paint, observers, hasPassed } = browser({});
    paint('first-paint');
    expect(await hasPassed()).toBe(false);
    paint('first-contentful-paint');
    await past;
    expect(observers.map(({ isWatching }) => isWatching)).toEqual([false]);
  });

  it('ends after half a second where the browser reports nothing', async () => {
    const { past, timers, hasPassed } = browser({});
    expect(await hasPassed()).toBe(false);
    expect(timers.map(({ ms }) => ms)).toEqual([500]);
    timers[0]?.run();
    await past;
  });

  it.each([{ visibilityState: 'hidden' }, { supported: ['longtask'] }])('does not begin with %j', async (state) => {
    const { past, observers } = browser(state);
    await past;
    expect(observers).toEqual([]);
  });
});

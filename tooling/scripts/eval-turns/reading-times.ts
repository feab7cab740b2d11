import { planCalls } from '#research/language/calls/plan-calls.ts';
import { withMemory } from '#research/language/calls/with-memory.ts';
import { readQuestion } from '#research/language/read-question.ts';
import { zoneOf } from '#research/language/time-zone.ts';
import type { Slate } from '#research/slate/slate.ts';
import { slateNames } from '#research/slate/slate-names.ts';
import type { Turn } from './turn.ts';

const CLOCKS = zoneOf('America/New_York');
const WARM = 100;

/** How long the reading of each question takes once the rules are warm, in milliseconds. */
export function readingTimes(turns: readonly Turn[], slate: Slate, now: Date): { p95: number; worst: number } {
  const names = slateNames(slate);
  const named = { ...slate, names: () => names };
  const nowMs = now.getTime();
  const read = (text: string): number => {
    const started = performance.now();
    const reading = withMemory(readQuestion(text, { nowMs, timeZone: CLOCKS, previous: null }), null, text);
    planCalls({ text, reading, previous: null, slate: named, nowMs, zone: CLOCKS });
    return performance.now() - started;
  };
  for (const { text } of turns.slice(0, WARM)) read(text);
  const times = turns.map(({ text }) => read(text)).sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, worst: times.at(-1) ?? 0 };
}

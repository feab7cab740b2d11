import { planCalls } from '#research/language/calls/plan-calls.ts';
import { withMemory } from '#research/language/calls/with-memory.ts';
import { readQuestion } from '#research/language/read-question.ts';
import { zoneOf } from '#research/language/time-zone.ts';
import type { Slate } from '#research/slate/slate.ts';
import { slateNames } from '#research/slate/slate-names.ts';
import { HOSTILE } from './hostile-texts.ts';
import type { Turn } from './turn.ts';

const CLOCKS = zoneOf('America/New_York');
const WARM = 100;
const TIMES = 3;

export type ReadingTimes = { median: number; p95: number; worst: number; hostile: number };

/**
 * How much of the processor the reading of a question takes once the rules are warm, in milliseconds, of a few readings the quickest:
 * of the questions of a set, and of the worst text that is written to be slow.
 */
export function readingTimes(turns: readonly Turn[], slate: Slate, now: Date): ReadingTimes {
  const read = readerOver(slate, now);
  for (const { text } of turns.slice(0, WARM)) read(text);
  const times = turns.map(({ text }) => quickest(read, text)).sort((a, b) => a - b);
  const hostile = HOSTILE.map((text) => quickest(read, text));
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: times.at(-1) ?? 0, hostile: Math.max(...hostile) };
}

function readerOver(slate: Slate, now: Date): (text: string) => void {
  const names = slateNames(slate);
  const named = { ...slate, names: () => names };
  const nowMs = now.getTime();
  return (text) => {
    const reading = withMemory(readQuestion(text, { nowMs, timeZone: CLOCKS, previous: null }), null, text);
    planCalls({ text, reading, previous: null, slate: named, nowMs, zone: CLOCKS });
  };
}

const quickest = (read: (text: string) => void, text: string): number =>
  Math.min(...Array.from({ length: TIMES }, () => processorMs(() => read(text))));

function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

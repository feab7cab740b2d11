import { dayOfNight } from './day-of-night.ts';
import type { Person } from './slate.ts';

/** Those whose game starts in that span; of a night the whole day, where they play on it. */
export function playingIn(
  span: { label: string; fromMs: number; toMs: number },
  persons: readonly Person[],
  nowMs: number,
): Person[] {
  const startOf = ({ event }: Person) => event.startsAt.getTime();
  const { fromMs, toMs } = dayOfNight(span, persons.map(startOf), nowMs);
  return persons.filter((person) => startOf(person) >= fromMs && startOf(person) < toMs);
}

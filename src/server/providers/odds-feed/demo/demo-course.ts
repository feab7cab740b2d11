import { bell, mix, unit } from './seeded-noise.ts';

/** How what is known about something changed until the start. State 0 holds up to the first time, state 1 from there on. */
export type Course = {
  /** When news came. */
  timesMs: readonly number[];
  /** Log odds that all news up to a state added. */
  tilts: readonly number[];
};

const HOUR_MS = 3_600_000;
/** News comes a few times a day, and more often as the start nears. */
const HOURS_BEFORE = [84, 72, 60, 48, 38, 30, 24, 19, 15, 11, 8, 5.5, 3.7, 2.4, 1.4, 0.7, 0.3];
/** One in so many pieces of news concerns a player's prop. */
const PROP_NEWS_EVERY = 4;
const STEP_SD = 0.06;
const SHARE_THAT_MOVES = 0.6;

/** The times differ from game to game: each is moved within its neighbours' reach. */
export function newsTimes(fixture: { startsAt: Date; key: number }): number[] {
  return HOURS_BEFORE.map((hours, i) => {
    const shift = 0.8 + 0.35 * unit(mix(fixture.key, 400 + i));
    return fixture.startsAt.getTime() - Math.round(hours * shift * HOUR_MS);
  });
}

/** A walk whose steps nobody can foresee: what the close says is the best forecast, and every price before a worse one. */
export function courseOf(timesMs: readonly number[], key: number): Course {
  const tilts = [0];
  for (const [i] of timesMs.entries()) {
    const step = unit(mix(key, 2 * i)) < SHARE_THAT_MOVES ? STEP_SD * bell(mix(key, 2 * i + 1)) : 0;
    tilts.push((tilts[i] ?? 0) + step);
  }
  return { timesMs, tilts };
}

export const propNewsTimes = (timesMs: readonly number[], key: number): number[] =>
  timesMs.filter((_, i) => (i + key) % PROP_NEWS_EVERY === 0);

import type { FactEvent } from '../facts.port.ts';

export const SOURCE_NAME = 'ESPN';

const DAY_MS = 86_400_000;
/** What is known today about a game farther ahead says little, and is asked for when it comes nearer. */
const AHEAD_MS = 8 * DAY_MS;

/** The nearest first, so that a round that may ask no more has asked for those. */
export const comingGames = (events: readonly FactEvent[], now: Date): FactEvent[] =>
  events
    .filter(({ startsAt }) => startsAt > now && startsAt.getTime() - now.getTime() <= AHEAD_MS)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());

/** A provider's clock may run ahead; nothing was observed in the future. */
export const notAfter = (at: Date, now: Date): Date => (at > now ? now : at);

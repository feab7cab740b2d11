import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { setAside } from '../alone/set-aside.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';

/** A Saturday noon in New York, with the demo's games. */
export const NOON = new Date('2026-11-21T17:00:00Z');
export const known = {
  slate: await demoSlateAt(NOON),
  clock: { nowMs: NOON.getTime(), zone: zoneOf('America/New_York') },
};

/** The next game of a team or player. */
export function gameOf(name: string): string {
  const game = known.slate.events.find(
    ({ home, away, startsAt, markets }) =>
      startsAt > NOON && (home === name || away === name || markets.some(({ player }) => player === name)),
  );
  if (!game) throw new Error(`nobody called ${name} plays`);
  return game.id;
}

export const winnerOf = (name: string, side: 'home' | 'away'): BetFocus => ({
  eventId: gameOf(name),
  market: 'moneyline',
  side,
  line: null,
  player: null,
});

export const propOf = (player: string, stat: string, line: number): BetFocus => ({
  eventId: gameOf(player),
  market: `prop:player_${stat}`,
  side: 'over',
  line,
  player,
});

export const shown = (part: Partial<Reading>): Reading => ({ ...setAside({} as Reading), ...part });

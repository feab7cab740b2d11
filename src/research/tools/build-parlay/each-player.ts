import type { Refusal } from '#contract/research/outcome.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { fittingSelections } from '../best-bets/fitting-bets.ts';
import { refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import type { Choosing } from './choosing.ts';

export const isOf = ({ market }: Pick<Candidate, 'market'>, player: string): boolean => market.player === player;

/** Whether each of these players is in one of the legs. */
export const hasEach = (legs: readonly Candidate[], players: readonly string[]): boolean =>
  players.every((player) => legs.some((leg) => isOf(leg, player)));

/** The first leg on each of these players, then the others in their order. */
export function playersFirst(legs: readonly Candidate[], players: readonly string[]): Candidate[] {
  const first = players.flatMap((player) => legs.find((leg) => isOf(leg, player)) ?? []);
  return [...new Set([...first, ...legs])];
}

/** Who was to be in it and has no bet that fits is named: a parlay without him is another one. */
export function absentPlayers({ filters, withPlayers, stated }: Choosing, world: World): Refusal | null {
  if (withPlayers.length === 0) return null;
  const there = [...stated, ...fittingSelections(filters, world)];
  const absent = withPlayers.filter((player) => !there.some((leg) => isOf(leg, player)));
  if (absent.length === 0) return null;
  return refusal('nothing_fits', `I have no price that fits on ${absent.join(' or ')}, so no parlay was made.`, {
    named: absent,
  });
}

import type { BetRefDraft } from '#contract/research/bet.ts';

/** Who wins and by how much is one thing of a game, the total another, each number of a player one of its own. */
const thingOf = ({ eventId, market, player }: BetRefDraft): string =>
  [eventId, market === 'moneyline' || market === 'spread' ? 'margin' : market, player ?? ''].join('|');

/** Legs with others to them: no book joins two on one thing, so that a new one takes the place of the one before. */
export function joinedLegs(legs: readonly BetRefDraft[], put: readonly BetRefDraft[]): BetRefDraft[] {
  const joined = new Map<string, BetRefDraft>();
  for (const leg of [...legs, ...put]) joined.set(thingOf(leg), leg);
  return [...joined.values()];
}

/** Legs of before with those that are named now: none of these goes for another, so that two sides of one game are refused and not joined in part. */
export const withNamed = (legs: readonly BetRefDraft[], named: readonly BetRefDraft[]): BetRefDraft[] => [
  ...joinedLegs(legs, []).filter((leg) => !named.some((one) => thingOf(one) === thingOf(leg))),
  ...named,
];

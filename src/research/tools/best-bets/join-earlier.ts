import type { Reading } from '../../language/reading.ts';
import type { Slate } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import type { Candidate } from './candidates.ts';
import { findEarlierBets } from './earlier-bets.ts';

const LEAST_LEGS = 2;

export type Joined = { legs: readonly Candidate[]; notices: string[] };

/**
 * The picks of the last answer as legs of one parlay: those that are still priced, and of bets on the same thing only the
 * first. Null where nothing of that is asked, or where too few are left.
 */
export function joinEarlier(
  slate: Slate,
  { intent, ofLast, earlier = [] }: Reading,
  only: ReadonlySet<string> | null,
  now: Date,
): Joined | null {
  if (intent !== 'parlay' || !ofLast || earlier.length < LEAST_LEGS) return null;
  const found = findEarlierBets(slate, earlier, only, now);
  const priced = found.filter((bet) => bet !== null);
  const legs = priced.filter(
    (bet, at) => priced.findIndex((other) => other.priced.family === bet.priced.family) === at,
  );
  if (legs.length < LEAST_LEGS) return null;
  const gone = earlier.filter((_, at) => found[at] === null).map(({ pick }) => pick);
  return {
    legs,
    notices: [
      'These are the picks of the answer before, at the prices of this moment.',
      ...(gone.length > 0 ? [`No longer priced and left out: ${list(gone)}.`] : []),
      ...(priced.length > legs.length ? ['Of two bets on the same thing only the first is a leg.'] : []),
    ],
  };
}

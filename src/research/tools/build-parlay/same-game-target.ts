import type { Candidate } from '../best-bets/candidates.ts';
import { hangsTogether } from '../best-bets/choose-bets.ts';
import type { World } from '../world.ts';
import { hasEach, isOf } from './each-player.ts';
import { jointOf } from './joint.ts';
import { hasNearlyOneBet } from './nearly-one-bet.ts';
import { TOLERANCES, withinOf } from './target-price.ts';

/** Legs of one game beside those that are stated, and how much they are wanted. */
type Way = { legs: Candidate[]; score: number; fair: number };

export type NearTarget = { legs: Candidate[] | null; score: number; nearest: number | null };

type Wanted = {
  /** At this book, of one game. */
  legs: readonly Candidate[];
  stated: readonly Candidate[];
  counts: { least: number; most: number };
  target: number;
  /** Each of them is in one. */
  withPlayers: readonly string[];
  scoreOf: (leg: Candidate) => number;
};

/** So many are priced exactly, with how their legs hang together: those whose chances multiply to about the target. */
const MOST_PRICED = 60;
const MOST_LEGS = 32;
const MOST_OF_PLAYER = 8;
/** Own choice: legs of which it is known how they hang together go before others of any edge. */
const UNKNOWN_COSTS = 1;

/**
 * The legs of one game whose fair price together is next to a target: what a book pays for them only the book knows, and it is worth
 * taking from there on.
 */
export function nearTarget({ legs, stated, counts, target, scoreOf, withPlayers }: Wanted, world: World): NearTarget {
  const wanted = [...legs].sort((a, b) => scoreOf(b) - scoreOf(a));
  const ofPlayers = withPlayers.flatMap((name) => wanted.filter((leg) => isOf(leg, name)).slice(0, MOST_OF_PLAYER));
  const listed = [...new Set([...ofPlayers, ...wanted])].slice(0, MOST_LEGS);
  const far = (fair: number) => Math.abs(Math.log(fair / target));
  const chosenFrom = subsets(listed, stated, counts).filter((chosen) => hasEach([...stated, ...chosen], withPlayers));
  const differing = chosenFrom.filter((chosen) => !hasNearlyOneBet([...stated, ...chosen]));
  const ways: Way[] = (differing.length > 0 ? differing : chosenFrom)
    .map((chosen) => {
      const product = [...stated, ...chosen].reduce((all, { priced }) => all * priced.fairProbability, 1);
      return { legs: chosen, score: chosen.reduce((sum, leg) => sum + scoreOf(leg), 0), fair: 1 / product };
    })
    .sort((a, b) => far(a.fair) - far(b.fair))
    .slice(0, MOST_PRICED)
    .flatMap((way) => {
      const { fairDecimal, games } = jointOf([...stated, ...way.legs], world.nowMs);
      const unknown = games.filter(({ partly }) => partly).length;
      return fairDecimal === null ? [] : [{ ...way, fair: fairDecimal, score: way.score - unknown * UNKNOWN_COSTS }];
    });
  const within = (fair: number) => withinOf(target, fair);
  const met = TOLERANCES.map((tolerance) => ways.filter(({ fair }) => (within(fair) ?? 1) <= tolerance)).find(
    ({ length }) => length > 0,
  );
  const [best] = (met ?? []).sort((a, b) => b.score - a.score);
  const [nearest] = [...ways].sort((a, b) => far(a.fair) - far(b.fair));
  return { legs: best?.legs ?? null, score: best?.score ?? 0, nearest: nearest?.fair ?? null };
}

/** Every choice of so many legs of which no two are one bet. */
function subsets(
  legs: readonly Candidate[],
  stated: readonly Candidate[],
  { least, most }: Wanted['counts'],
): Candidate[][] {
  const grown: Candidate[][] = [[]];
  const found: Candidate[][] = [];
  for (let size = 1; size <= most; size += 1) {
    const longer = grown
      .filter(({ length }) => length === size - 1)
      .flatMap((chosen) => withOneMore(chosen, legs, stated));
    grown.push(...longer);
    if (size >= least) found.push(...longer);
  }
  return found;
}

function withOneMore(chosen: Candidate[], legs: readonly Candidate[], stated: readonly Candidate[]): Candidate[][] {
  const last = chosen.at(-1);
  const from = last ? legs.indexOf(last) + 1 : 0;
  return legs
    .slice(from)
    .filter((leg) => [...stated, ...chosen].every((other) => !hangsTogether(other, leg, true)))
    .map((leg) => [...chosen, leg]);
}

import type { GameResult } from '../../providers/results/results.port.ts';

/** What a source says of how a game ended. */
export type Claim = Pick<GameResult, 'status' | 'homeScore' | 'awayScore' | 'sourceName'>;

/** The ending that stands, and how often it changed. */
export type StoredResult = Claim & { corrections: number };

export type Decision =
  | { kind: 'keep' }
  | { kind: 'settle'; result: GameResult; corrections: number }
  | { kind: 'dispute'; claims: Claim[] };

/**
 * One ending, when all who speak agree. A source that is silent now still stands by what it was settled with; one that
 * says something else than before corrects itself.
 */
export function decideResult(said: readonly GameResult[], stored: StoredResult | null): Decision {
  const [first] = said;
  if (!first) return { kind: 'keep' };
  const isSilent = stored !== null && said.every(({ sourceName }) => sourceName !== stored.sourceName);
  const claims: Claim[] = isSilent ? [...said, stored] : [...said];
  if (claims.some((claim) => !isSameEnding(claim, first))) return { kind: 'dispute', claims };
  if (stored && isSameEnding(stored, first)) return { kind: 'keep' };
  return { kind: 'settle', result: first, corrections: stored ? stored.corrections + 1 : 0 };
}

const isSameEnding = (a: Claim, b: Claim): boolean =>
  a.status === b.status && a.homeScore === b.homeScore && a.awayScore === b.awayScore;

/** A final score needs two whole counts, and nothing else has one. */
export function isPlausible({ status, homeScore, awayScore }: Claim): boolean {
  if (status !== 'final') return homeScore === null && awayScore === null;
  return [homeScore, awayScore].every((score) => score !== null && Number.isInteger(score) && score >= 0);
}

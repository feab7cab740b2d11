import type { GameResult } from '../../providers/results/results.port.ts';

/** What a source says of how a game ended. */
export type Claim = Pick<GameResult, 'status' | 'homeScore' | 'awayScore' | 'sourceName'>;

/** The ending that stands, and how often it changed. */
export type StoredResult = Claim & { corrections: number; settledAtMs: number };

export type Decision =
  | { kind: 'keep' }
  | { kind: 'settle'; result: GameResult; corrections: number }
  | { kind: 'dispute'; claims: Claim[] }
  /** What stands goes on standing: what was graded and shown by it is not changed by a source alone. */
  | { kind: 'late'; claims: Claim[] };

const HOUR_MS = 3_600_000;
/** Scorers mend what they wrote within hours; the record was graded by then. */
const MENDED_WITHIN_MS = 24 * HOUR_MS;

/**
 * One ending, when all who speak agree. A source that is silent now still stands by what it was settled with; one that
 * says something else than before corrects itself.
 */
export function decideResult(said: readonly GameResult[], stored: StoredResult | null, now: Date): Decision {
  const [first] = said;
  if (!first) return { kind: 'keep' };
  const isSilent = stored !== null && said.every(({ sourceName }) => sourceName !== stored.sourceName);
  const claims: Claim[] = isSilent ? [...said, stored] : [...said];
  if (claims.some((claim) => !isSameEnding(claim, first))) return { kind: 'dispute', claims };
  if (stored && isSameEnding(stored, first)) return { kind: 'keep' };
  if (stored && now.getTime() - stored.settledAtMs > MENDED_WITHIN_MS)
    return { kind: 'late', claims: [stored, ...said] };
  return { kind: 'settle', result: first, corrections: stored ? stored.corrections + 1 : 0 };
}

const isSameEnding = (a: Claim, b: Claim): boolean =>
  a.status === b.status && a.homeScore === b.homeScore && a.awayScore === b.awayScore;

/** A final score needs two whole counts; an abandoned game may have them, and nothing else does. */
export function isPlausible({ status, homeScore, awayScore }: Claim): boolean {
  const scores = [homeScore, awayScore];
  const isWithout = scores.every((score) => score === null);
  if (status !== 'final' && (isWithout || status !== 'abandoned')) return isWithout;
  return scores.every((score) => score !== null && Number.isInteger(score) && score >= 0);
}

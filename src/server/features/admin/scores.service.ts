import type { DecidedScore, ScoreReview } from '#contract/admin-scores.ts';
import { type Actor, recordChange } from '../audit/audit.service.ts';
import { decideReview, readReviews } from '../results/reviews.service.ts';
import type { AdminDeps } from './admin-deps.ts';

type Deps = Pick<AdminDeps, 'db' | 'now' | 'operator'>;

export const listScores = ({ db, operator }: Deps): Promise<ScoreReview[]> =>
  readReviews(db, operator.paid ? 'live' : 'demo');

/** What was said before and what was decided is in the audit log, with who decided it. */
export async function decideScore(
  { db, now }: Deps,
  actor: Actor,
  { eventId, ...ending }: DecidedScore,
): Promise<{ decided: boolean }> {
  const at = now();
  const decided = await decideReview({ db, at }, eventId, ending, (tx, { claims, home, away }) =>
    recordChange(tx, {
      ...{ actor, action: 'score.decide', target: null, now: at },
      before: { game: `${away} @ ${home}`, claims },
      after: ending,
    }),
  );
  return { decided };
}

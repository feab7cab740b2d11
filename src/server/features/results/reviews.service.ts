import type { ScoreReview } from '#contract/admin-scores.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type Claim, isPlausible } from './decide-result.ts';
import { saveResults } from './results.repo.ts';
import { listReviews, lockReview, markDecided, type ReviewRow } from './reviews.repo.ts';

const LISTED_MAX = 100;
/** Whose word a decided result is. */
const BY_HAND = 'Edgewise, by hand';

export type Ending = Pick<Claim, 'status' | 'homeScore' | 'awayScore'>;

/** The scores that wait for a person, those that have waited longest first. */
export async function readReviews(db: Db, odds: 'live' | 'demo'): Promise<ScoreReview[]> {
  return (await listReviews(db, odds, LISTED_MAX)).map(toReview);
}

const toReview = ({ eventId, why, claims, sinceMs, sport, home, away, startsAtMs }: ReviewRow): ScoreReview => ({
  ...{ eventId, why, claims, sport, home, away },
  since: new Date(sinceMs).toISOString(),
  startsAt: new Date(startsAtMs).toISOString(),
});

/**
 * A person says how a game ended; whatever a source says of it from then on changes nothing. False: nothing waits any more. `record`
 * keeps who decided, in the same transaction.
 * @throws AppError invalid_input for a final score without its two counts, or another ending with one
 */
export async function decideReview(
  { db, at }: { db: Db; at: Date },
  eventId: string,
  ending: Ending,
  record: (tx: Db, review: ReviewRow) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, eventId);
    if (!review) return false;
    if (!isPlausible({ ...ending, sourceName: BY_HAND })) {
      throw new AppError('invalid_input', 'A final score needs both counts, and any other ending has none.');
    }
    const result = {
      ...ending,
      eventId,
      detail: '',
      sourceName: BY_HAND,
      sourceUrl: null,
      observedAt: at,
      corrections: 0,
    };
    await saveResults(tx, [result], at);
    await markDecided(tx, eventId, at);
    await record(tx, review);
    return true;
  });
}

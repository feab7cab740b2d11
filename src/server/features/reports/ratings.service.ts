import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { type AnswerRatings, listAnswerRatings, type Rating } from '#contract/ratings.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { getOwnAnswer } from '../conversations/own-answer.service.ts';
import { countRatings, listDownRatings, removeRating, saveRating } from './ratings.repo.ts';

const RATINGS_PER_HOUR: RateLimit = {
  kind: 'answer_rating',
  limit: 300,
  windowMs: 3_600_000,
  message: 'Too many ratings within an hour. Please try again later.',
};

/** Keeps the thumb with the question and the form of the answer; null takes it back. */
export async function rateAnswer(
  deps: RateLimitDeps,
  { userId, messageId, rating }: { userId: string; messageId: string; rating: Rating | null },
): Promise<{ rating: Rating | null }> {
  const { question, content, mode } = await getOwnAnswer(deps.db, userId, messageId);
  await takeFromLimit(deps, RATINGS_PER_HOUR, userId);
  if (rating === null) await removeRating(deps.db, { userId, messageId });
  else {
    const { version } = upgradeContent(content);
    const createdAt = deps.now();
    await saveRating(deps.db, { id: deps.newId(), userId, messageId, rating, question, version, mode, createdAt });
  }
  return { rating };
}

/** How answers are liked, for administrators. */
export async function readRatings({ db }: Pick<RateLimitDeps, 'db'>): Promise<AnswerRatings> {
  const rows = await listDownRatings(db, listAnswerRatings.shown);
  return {
    ...(await countRatings(db)),
    newestDown: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}

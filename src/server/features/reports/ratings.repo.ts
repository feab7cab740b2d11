import { and, desc, eq, sql } from 'drizzle-orm';
import { answerRatings } from '../../db/schema/analyst.ts';
import type { Db } from '../../platform/database/database.ts';

export type NewRating = typeof answerRatings.$inferInsert;

/** One per answer and reader: another one takes the place of the first. Exact, however many come at once. */
export async function saveRating(db: Db, rating: NewRating): Promise<void> {
  const { messageId, userId } = answerRatings;
  await db
    .insert(answerRatings)
    .values(rating)
    .onConflictDoUpdate({ target: [messageId, userId], set: { rating: rating.rating } });
}

export async function removeRating(db: Db, of: { userId: string; messageId: string }): Promise<void> {
  await db
    .delete(answerRatings)
    .where(and(eq(answerRatings.messageId, of.messageId), eq(answerRatings.userId, of.userId)));
}

const { id, rating, question, version, mode, createdAt } = answerRatings;
const columns = { id, rating, question, version, mode, createdAt };
export type RatingRow = Pick<typeof answerRatings.$inferSelect, keyof typeof columns>;

export function listDownRatings(db: Db, limit: number): Promise<RatingRow[]> {
  return db
    .select(columns)
    .from(answerRatings)
    .where(eq(rating, 'down'))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function countRatings(db: Db): Promise<{ up: number; down: number }> {
  const count = sql<number>`count(*)::int`;
  const rows = await db.select({ rating, count }).from(answerRatings).groupBy(rating);
  const of = (wanted: 'up' | 'down') => rows.find((row) => row.rating === wanted)?.count ?? 0;
  return { up: of('up'), down: of('down') };
}

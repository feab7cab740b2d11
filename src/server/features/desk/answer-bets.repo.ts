import { and, asc, desc, eq } from 'drizzle-orm';
import { analyses, picks } from '../../db/schema/chat.ts';
import type { Db } from '../../platform/database/database.ts';

export type AnswerBet = Pick<
  typeof picks.$inferSelect,
  | 'eventId'
  | 'game'
  | 'startsAt'
  | 'pick'
  | 'market'
  | 'selection'
  | 'player'
  | 'line'
  | 'bookKey'
  | 'oddsDecimal'
  | 'verdict'
>;

/** The bets that an answer judged, the largest stakes first. */
export function listAnswerBets(db: Db, userId: string, messageId: string): Promise<AnswerBet[]> {
  const { eventId, game, startsAt, pick, market, selection, player, line, bookKey, oddsDecimal, verdict } = picks;
  return db
    .select({ eventId, game, startsAt, pick, market, selection, player, line, bookKey, oddsDecimal, verdict })
    .from(picks)
    .innerJoin(analyses, eq(analyses.id, picks.analysisId))
    .where(and(eq(analyses.answerMessageId, messageId), eq(analyses.userId, userId)))
    .orderBy(desc(picks.units), desc(picks.edge), asc(picks.id));
}

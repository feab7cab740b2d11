import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { picks } from '../../db/schema/chat.ts';
import type { Db } from '../../platform/database/database.ts';

export type PickRow = typeof picks.$inferInsert;

/** When the game of a given bet starts. */
export const START = new Date('2026-11-22T18:00:00Z');
export const hoursBefore = (hours: number) => new Date(START.getTime() - hours * 3_600_000);

/** An answer with one pick; answers with the id of its game, which is its own where nothing is said. */
export async function giveBet(
  db: Db,
  userId: string,
  changes: Partial<PickRow> = {},
  state = 'delivered',
): Promise<string> {
  const [analysisId, sessionId, eventId] = [randomUUID(), randomUUID(), changes.eventId ?? `live:${randomUUID()}`];
  const at = (changes.shownAt ?? hoursBefore(8)).toISOString();
  await db.execute(sql`
    insert into chat_sessions (id, user_id, title, created_at) values (${sessionId}, ${userId}, 'A chat', ${at})`);
  await db.execute(sql`
    insert into analyses (id, user_id, session_id, mode, state, request_hash, reading, created_at)
    values (${analysisId}, ${userId}, ${sessionId}, 'regular', ${state}, 'x', '{}', ${at})`);
  await db.execute(sql`
    insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at)
    values (${eventId}, 'live', 'americanfootball_nfl', 'NFL', 'Chiefs', 'Bills', ${START.toISOString()}, ${at})
    on conflict do nothing`);
  await db.insert(picks).values({
    id: randomUUID(),
    analysisId,
    eventId,
    sport: 'NFL',
    game: 'Bills @ Chiefs',
    startsAt: START,
    pick: 'Bills +2.5',
    market: 'spread',
    selection: 'away',
    player: '',
    line: 2.5,
    bookKey: 'draftkings',
    oddsDecimal: 1.95,
    priceAt: hoursBefore(9),
    fairProbability: 0.531,
    edge: 0.0367,
    verdict: 'bet',
    confidence: 4,
    units: 1.5,
    worstDecimal: 1.89,
    odds: 'live',
    shownAt: hoursBefore(8),
    ...changes,
  });
  return eventId;
}

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { BetsPage, NewBet } from '#contract/bets/bets.ts';
import type { ImportDone, ImportPreview } from '#contract/bets/import.ts';
import type { TrackedBet } from '#contract/bets/tracked-bet.ts';
import { footballSlate } from '#research/slate/test-slate.ts';
import type { Db } from '../../platform/database/database.ts';
import { signUpNew, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { hoursBefore, START } from '../record/test-given-bets.ts';
import { betsRoutes } from './bets.routes.ts';

/** Accounts with their bets, three hours before the game of the given bets. */
export async function startBetsApp(db: Db): Promise<TestApp> {
  const site = await startTestApp(db, { startAt: hoursBefore(3).toISOString() });
  const slate = footballSlate();
  await site.app.register(
    betsRoutes({
      ...{ db, now: site.now, newId: randomUUID, authSecret: 'a secret of the test', odds: 'live' },
      slate: { current: async () => slate },
    }),
  );
  return site;
}

export const newBet = (changes: Partial<NewBet> = {}): NewBet => ({
  bet: 'Bills +2.5',
  price: '-105',
  stakeCents: 2_500,
  book: 'DraftKings',
  ...changes,
});

/** The calls of a new account. */
export async function newBettor({ app }: TestApp) {
  const { id, cookie } = await signUpNew(app);
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const file = (url: string, bytes: string | Buffer) =>
    app.inject({ method: 'POST', url, headers: { cookie, 'content-type': 'text/csv' }, payload: bytes });
  return {
    id,
    cookie,
    send,
    add: async (changes: Partial<NewBet> = {}) =>
      read<{ bet: TrackedBet; isNew: boolean }>(await send('POST', '/api/bets', newBet(changes))),
    list: async (query = '') => read<BetsPage>(await send('GET', `/api/bets${query}`)),
    settle: (bet: string, body: object) => send('PATCH', `/api/bets/${bet}`, body),
    preview: async (bytes: string | Buffer) => read<ImportPreview>(await file('/api/bets/import/preview', bytes)),
    bring: async (bytes: string | Buffer) => read<ImportDone>(await file('/api/bets/import', bytes)),
    refused: async (bytes: string | Buffer) => {
      const answer = await file('/api/bets/import', bytes);
      return [answer.statusCode, answer.json<{ message: string }>().message];
    },
  };
}

function read<Body>(answer: LightMyRequestResponse): Body {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<Body>();
}

export async function addGame(db: Db, changes: { id?: string; sportKey?: string } = {}): Promise<string> {
  const { id = `live:${randomUUID()}`, sportKey = 'americanfootball_nfl' } = changes;
  await db.execute(sql`
    insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at)
    values (${id}, 'live', ${sportKey}, 'NFL', 'Kansas City Chiefs', 'Buffalo Bills', ${START.toISOString()},
      ${START.toISOString()})`);
  return id;
}

export async function endGame(db: Db, eventId: string, home: number, away: number): Promise<void> {
  const at = new Date(START.getTime() + 4 * 3_600_000).toISOString();
  await db.execute(sql`
    insert into event_results (event_id, status, home_score, away_score, source_name, observed_at, settled_at)
    values (${eventId}, 'final', ${home}, ${away}, 'ESPN', ${at}, ${at})`);
}

/** What stood at a book when the game began. */
export async function closeGame(
  db: Db,
  eventId: string,
  bookKey: string,
  line: number,
  [home, away]: [number, number],
) {
  for (const [selection, hundredths, decimal] of [
    ['home', -line * 100, home],
    ['away', line * 100, away],
  ] as const) {
    await db.execute(sql`
      insert into closing_prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal, quoted_at, starts_at)
      values (${eventId}, ${bookKey}, 'spread', ${selection}, '', ${hundredths}::int, ${decimal},
        ${hoursBefore(1).toISOString()}, ${START.toISOString()})`);
  }
}

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GameBoard, GameProps, OddsBoard } from '#contract/odds-board.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { AUTH_SECRET, SITE } from '../../test-server.ts';
import { createBestBets } from '../best-bets/best-bets.service.ts';
import { drawList } from '../best-bets/draw-list.ts';
import { loadNeedsOf } from '../desk/load-needs.ts';
import { type DeskApp, newDeskCaller, startDeskApp, visitorAt } from '../desk/test-desk-app.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { createRecordSummary } from '../record/record.service.ts';
import { boardRoutes } from './boards.routes.ts';

const PATHS = ['/api/odds', '/api/odds/g1', '/api/odds/g1/props'];

let site: DeskApp;
let histories: number;
const open = await testDatabase();
beforeEach(async () => {
  histories = 0;
  site = await startDeskApp(open.db, footballSlate(), NOW);
  const { source, now } = site;
  const slate = {
    current: source.current,
    moves: async () => [],
    marketChanges: async (markets: Parameters<typeof source.marketChanges>[0]) => {
      histories += 1;
      return source.marketChanges(markets);
    },
  };
  const deps = { db: open.db, now, newId: randomUUID, authSecret: AUTH_SECRET, slate, site: SITE };
  const play = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });
  const loadNeeds = loadNeedsOf({ ...deps, readRecord: createRecordSummary(deps) });
  const ofDay = { ...deps, odds: 'demo', slate: { ...slate, books: async () => [] } } as const;
  await drawList(ofDay);
  const dayBets = createBestBets({ ...ofDay, play });
  await site.app.register(boardRoutes({ ...deps, play, loadNeeds, dayBets }));
});
afterEach(() => site.app.close());

const signedIn = () => newDeskCaller(site, open.db);

describe('the boards', () => {
  it('are for signed-in users', async () => {
    for (const path of PATHS) expect((await visitorAt(site.app).get(path)).statusCode, path).toBe(401);
  });

  it('show a league, free of charge', async () => {
    const bettor = await signedIn();
    const board = OddsBoard.parse((await bettor.get('/api/odds?league=NFL')).json());
    expect(board).toMatchObject({ league: 'NFL', total: 3, offset: 0, slate: { badge: 'DEMO' } });
    expect(OddsBoard.parse((await bettor.get('/api/odds')).json()).games).toEqual(board.games);
    expect(OddsBoard.parse((await bettor.get('/api/odds?league=NBA')).json()).total).toBe(1);
    expect((await bettor.get('/api/odds?league=XFL')).statusCode).toBe(400);
    expect((await bettor.get('/api/odds?offset=-1')).statusCode).toBe(400);
    expect(await bettor.tokens()).toBe(150);
  });

  it('mark what the day’s best bets, free too, hold already, and judge nothing else', async () => {
    const { bets } = OddsBoard.parse((await (await signedIn()).get('/api/odds?league=NFL')).json());
    expect(bets).toEqual([{ eventId: 'g1', market: 'spread', selection: 'away' }]);
  });

  it('mark no price that the bettor cannot have', async () => {
    const bettor = await signedIn();
    await open.db.execute(sql`update users set settings = '{"sportsbooks": ["draftkings"]}' where id = ${bettor.id}`);
    const { bets, games } = OddsBoard.parse((await bettor.get('/api/odds?league=NFL')).json());
    expect(bets).toEqual([]);
    const books = games.flatMap(({ markets }) => markets.flatMap(({ sides }) => sides.map(({ best }) => best?.book)));
    expect(new Set(books)).toEqual(new Set(['Draftkings']));
  });

  it('show a game with its history, which is read in one go, and what else is stored', async () => {
    const bettor = await signedIn();
    const game = GameBoard.parse((await bettor.get('/api/odds/g1?market=spread&side=away')).json());
    expect(game).toMatchObject({ hasBegun: false, market: 'spread', moves: { side: 'away' } });
    expect(game.board?.rows).toHaveLength(9);
    expect(histories).toBe(1);
    expect(GameProps.parse((await bettor.get('/api/odds/g1/props')).json())).toEqual({ groups: [] });
    expect(await bettor.tokens()).toBe(150);
  });

  it('know no game that is not stored', async () => {
    const bettor = await signedIn();
    for (const path of ['/api/odds/nowhere', '/api/odds/nowhere/props']) {
      const answer = await bettor.get(path);
      expect([answer.statusCode, answer.json().code], path).toEqual([404, 'not_found']);
    }
    expect((await bettor.get('/api/odds/g1?market=corners')).statusCode).toBe(400);
  });

  it('are closed to who is excluded or under age', async () => {
    const bettor = await signedIn();
    expect((await bettor.post('/api/user/limits/time-out', { duration: '24h' })).statusCode).toBe(200);
    for (const path of PATHS) {
      const refused = await bettor.get(path);
      expect([refused.statusCode, refused.json().code], path).toEqual([403, 'excluded']);
    }
    const young = await signedIn();
    await open.db.execute(sql`update users set under_age_since = now() where id = ${young.id}`);
    expect((await young.get('/api/odds')).json()).toMatchObject({ code: 'under_age' });
  });

  it('are three hundred in ten minutes, and use up no free questions', async () => {
    const bettor = await signedIn();
    for (let nth = 0; nth < 300; nth += 1) expect((await bettor.get('/api/odds/g3')).statusCode).toBe(200);
    const refused = await bettor.get('/api/odds');
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '600',
    ]);
    expect((await bettor.call('show_board', {})).statusCode).toBe(200);
    site.pass(10 * 60_000);
    expect((await bettor.get('/api/odds')).statusCode).toBe(200);
  });
});

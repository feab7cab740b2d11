import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { addBet } from '#contract/bets/bets.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { giveBet, START } from '../record/test-given-bets.ts';
import { addGame, closeGame, endGame, newBet, newBettor, startBetsApp } from './test-bets-app.ts';

const open = await testDatabase();
const site = await startBetsApp(open.db);
afterAll(() => site.app.close());

const HOUR_MS = 3_600_000;

async function afterTheGame<Result>(read: () => Promise<Result>): Promise<Result> {
  site.pass(8 * HOUR_MS);
  try {
    return await read();
  } finally {
    site.pass(-8 * HOUR_MS);
  }
}

it('are for who is signed in, and each bettor’s own', async () => {
  expect((await site.app.inject({ url: '/api/bets' })).statusCode).toBe(401);
  const [one, other] = [await newBettor(site), await newBettor(site)];
  const { bet } = await one.add();
  expect((await other.list()).bets).toEqual([]);
  expect((await other.settle(bet.id, { result: 'win' })).statusCode).toBe(404);
  expect((await other.send('DELETE', `/api/bets/${bet.id}`)).statusCode).toBe(404);
  expect((await one.list()).total).toBe(1);
  expect((await one.send('DELETE', `/api/bets/${bet.id}`)).json()).toEqual({ removed: 1 });
  expect((await one.list()).total).toBe(0);
});

it.each(['0000-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'])(
  'on a game at a time when none was are refused: %s',
  async (startsAt) => {
    const bettor = await newBettor(site);
    const answer = await bettor.send('POST', '/api/bets', newBet({ startsAt, game: 'A @ B' }));
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'startsAt']);
  },
);

it('are settled with a profit that fits what came of them', async () => {
  const bettor = await newBettor(site);
  const { bet } = await bettor.add({ stakeCents: 1_000 });
  const statusOf = async (result: string, profitCents: number) =>
    (await bettor.settle(bet.id, { result, profitCents })).statusCode;
  for (const [result, least, most] of [
    ['win', 0, 1_000_000_000_000],
    ['half_win', 0, 1_000_000_000_000],
    ['push', 0, 0],
    ['void', 0, 0],
    ['half_loss', -1_000, 0],
    ['loss', -1_000, 0],
    ['cashout', -1_000, 1_000_000_000_000],
  ] as const) {
    const answers = [least - 1, least, most, most + 1].map((cents) => statusOf(result, cents));
    expect([result, await Promise.all(answers)]).toEqual([result, [400, 200, 200, 400]]);
  }
});

it('by words alone stay open until their bettor settles them, to the cent, and can be opened again', async () => {
  const bettor = await newBettor(site);
  const { bet } = await bettor.add({
    bet: '  Chiefs \u0000 -3 ',
    price: '-110',
    stakeCents: 1_001,
    book: 'draft kings',
  });
  expect(bet).toMatchObject({ bet: 'Chiefs -3', state: 'open', book: 'Draftkings', odds: '-110', market: 'spread' });
  expect((await bettor.settle(bet.id, { result: 'cashout' })).json().message).toContain('nothing is guessed');
  // 10.01 x 1.90909 = 19.110: what a book pays is rounded down.
  expect((await bettor.settle(bet.id, { result: 'win' })).json()).toMatchObject({
    state: 'win',
    settledBy: 'bettor',
    profitCents: 910,
  });
  expect((await bettor.settle(bet.id, { result: 'half_loss' })).json()).toMatchObject({ profitCents: -501 });
  expect((await bettor.settle(bet.id, { result: 'cashout', profitCents: -250 })).json()).toMatchObject({
    profitCents: -250,
  });
  expect((await bettor.settle(bet.id, { result: null })).json()).toMatchObject({
    state: 'open',
    profitCents: null,
    settledBy: null,
  });
});

it('in a stored game are settled by the same grading as picks, with what the price was worth at the close', async () => {
  const bettor = await newBettor(site);
  const eventId = await addGame(open.db);
  const { bet } = await bettor.add({
    eventId,
    bet: 'Bills +2.5',
    market: 'spread',
    side: 'away',
    line: 2.5,
    price: '2.05',
  });
  expect(bet).toMatchObject({
    state: 'open',
    game: 'Buffalo Bills @ Kansas City Chiefs',
    sport: 'NFL',
    startsAt: START.toISOString(),
  });
  await closeGame(open.db, eventId, 'draftkings', 2.5, [1.9, 1.9]);
  await endGame(open.db, eventId, 20, 18);
  await afterTheGame(async () => {
    const { bets, summary } = await bettor.list();
    expect(bets[0]).toMatchObject({
      state: 'win',
      settledBy: 'score',
      profitCents: 2_625,
      score: '18–20',
      scoreSays: null,
    });
    expect(bets[0]?.clv).toBeCloseTo(2.05 / 1.9 - 1, 12);
    expect(bets[0]?.clvFair).toBeCloseTo(2.05 * 0.5 - 1, 12);
    expect(bets[0]?.postMortem).toBe('Good price: 2.5% better than the fair close; good luck, it won.');
    expect(summary).toMatchObject({ settled: 1, won: 1, profitCents: 2_625, stakedCents: 2_500, range: null });
    // The book's word stands, and what the score says beside it.
    const told = (await bettor.settle(bet.id, { result: 'void' })).json();
    expect(told).toMatchObject({ state: 'void', profitCents: 0, scoreSays: 'By the final score it is won.' });
  });
});

it.each([
  ['Buffalo Bills moneyline', 'loss'],
  ['Kansas City Chiefs -2.5', 'loss'],
  ['Kansas City Chiefs PK', 'win'],
  ['Over 37.5', 'win'],
  ['Under 38', 'push'],
  ['Draw', 'undecided'],
  ['Josh Allen over 245.5 passing yards', 'open'],
])('%s is tied to its game by name and start, where its words are clear', async (words, state) => {
  const bettor = await newBettor(site);
  await open.db.execute(sql`delete from events`);
  const eventId = await addGame(open.db);
  await bettor.add({ bet: words, game: 'Buffalo Bills @ Kansas City Chiefs', startsAt: START.toISOString() });
  await endGame(open.db, eventId, 20, 18);
  await afterTheGame(async () => expect((await bettor.list()).bets[0]?.state).toBe(state));
});

it('of one’s own pick are tracked once, with its game and market, and nobody tracks another’s', async () => {
  const [one, other] = [await newBettor(site), await newBettor(site)];
  const eventId = await giveBet(open.db, one.id);
  const [pick] = rowsOf<{ id: string }>(await open.db.execute(sql`select id from picks where event_id = ${eventId}`));
  const pickId = pick?.id ?? '';
  const first = await one.add({ pickId, bet: 'x', price: '1.95', book: 'Fanduel' });
  expect(first).toMatchObject({
    isNew: true,
    bet: { bet: 'Bills +2.5', origin: 'pick', book: 'Fanduel', oddsDecimal: 1.95 },
  });
  const again = await one.add({ pickId, bet: 'x', price: '1.99', again: true });
  expect([again.isNew, again.bet.id]).toEqual([false, first.bet.id]);
  expect((await other.add({ pickId, bet: 'Bills to win' })).bet).toMatchObject({ origin: 'hand', bet: 'Bills to win' });
});

it('typed twice are one, unless their bettor says that they are two', async () => {
  const bettor = await newBettor(site);
  const first = await bettor.add({ bet: 'Buffalo Bills +2.5', price: '-110' });
  expect(await bettor.add({ bet: 'bills +2.5', price: '1.91', book: 'DraftKings Sportsbook' })).toMatchObject({
    isNew: false,
    bet: { id: first.bet.id },
  });
  for (const other of [
    { bet: 'Buffalo Bills -2.5', price: '-110' },
    { bet: 'Kansas City Chiefs +2.5', price: '-110' },
    { bet: 'Buffalo Bills +2.5', price: '-115' },
    { bet: 'Buffalo Bills +2.5', price: '-110', stakeCents: 2_501 },
    { bet: 'Buffalo Bills +2.5', price: '-110', book: 'Fanduel' },
    { bet: 'Buffalo Bills +2.5', price: '-110', placedAt: '2026-11-20T12:00:00Z' },
    { bet: 'Buffalo Bills +2.5', price: '-110', again: true },
  ]) {
    expect((await bettor.add(other)).isNew, JSON.stringify(other)).toBe(true);
  }
});

it.each([
  [{ price: '0.9' }, 'The odds must be a price such as -110, +145 or 2.05.'],
  [{ price: 'lots' }, 'The odds must be a price such as -110, +145 or 2.05.'],
  [{ bet: '\u200b ' }, 'Say what the bet is on.'],
  [{ stakeCents: 0 }, 'stakeCents must be at least 1'],
  [{ stakeCents: 10.5 }, 'stakeCents must be whole cents'],
  [{ placedAt: '2031-01-01T00:00:00Z' }, 'A bet cannot be placed in the future or before the year 2000.'],
])('refuse %j', async (changes, message) => {
  const bettor = await newBettor(site);
  const answer = await bettor.send('POST', addBet.path, newBet(changes));
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  expect((await bettor.list()).total).toBe(0);
});

it('come page by page, are found by state, sport, book and market, and add up by each', async () => {
  const bettor = await newBettor(site);
  for (let nth = 0; nth < 53; nth += 1) {
    const book = nth % 2 === 0 ? 'Fanduel' : 'Betmgm';
    const { bet } = await bettor.add({
      bet: `Team ${nth} moneyline`,
      sport: 'NBA',
      book,
      price: '2.00',
      stakeCents: 1_000,
    });
    if (nth < 40) await bettor.settle(bet.id, { result: nth % 4 === 0 ? 'win' : 'loss' });
  }
  const first = await bettor.list();
  expect([first.bets.length, first.total, first.next]).toEqual([50, 53, 50]);
  const rest = await bettor.list('?offset=50');
  expect([rest.bets.length, rest.next, rest.summary]).toEqual([3, null, null]);
  expect((await bettor.list('?state=open')).total).toBe(13);
  expect((await bettor.list('?state=settled&book=Fanduel')).total).toBe(20);
  expect((await bettor.list('?market=spread')).total).toBe(0);
  expect(first.summary).toMatchObject({
    ...{
      bets: 53,
      open: 13,
      settled: 40,
      won: 10,
      lost: 30,
      stakedCents: 40_000,
      profitCents: -20_000,
      returned: -0.5,
    },
    // Forty bets, and all of one day.
    ...{ range: null, clv: null, costCents: 0 },
    curve: [{ day: '2026-11-22', profitCents: -20_000 }],
  });
  expect(first.summary?.books.map(({ name, bets, profitCents }) => [name, bets, profitCents])).toEqual([
    ['Fanduel', 27, 0],
    ['Betmgm', 26, -20_000],
  ]);
  // Nothing here can settle them: a day later they are the bettor's to settle.
  expect((await bettor.list('?state=yours')).total).toBe(0);
  site.pass(30 * HOUR_MS);
  expect((await bettor.list('?state=yours')).total).toBe(13);
  site.pass(-30 * HOUR_MS);
});

it('have a range from thirty bets on twenty days on, and what was paid to us beside them', async () => {
  const bettor = await newBettor(site);
  for (let nth = 0; nth < 40; nth += 1) {
    const placedAt = new Date(START.getTime() - (nth + 1) * 12 * HOUR_MS).toISOString();
    const { bet } = await bettor.add({ bet: `Team ${nth} moneyline`, price: '2.00', placedAt });
    await bettor.settle(bet.id, { result: nth % 2 === 0 ? 'win' : 'loss' });
  }
  await open.db.execute(sql`
    insert into payments (id, wallet_id, kind, provider_id, amount_cents, refunded_cents, currency, tokens, description, paid_at, created_at)
    select ${randomUUID()}, wallet_id, 'pack', 'cs_1', 1000, 250, 'usd', 50, '50 tokens', now(), now() from users where id = ${bettor.id}`);
  const { summary } = await bettor.list();
  expect(summary?.costCents).toBe(750);
  expect(summary?.range?.value).toBeCloseTo(0, 12);
  expect(summary?.range?.low).toBeLessThan(0);
  expect(summary?.range?.high).toBeGreaterThan(0);
  expect(summary?.curve.length).toBe(21);
});

it('offer the games of the slate and the names of its books', async () => {
  const bettor = await newBettor(site);
  const { games, books } = (await bettor.send('GET', '/api/bets/games')).json();
  expect(games[0]).toMatchObject({ home: expect.any(String), startsAt: expect.any(String), hasDraw: false });
  expect(books).toContain('Draftkings');
});

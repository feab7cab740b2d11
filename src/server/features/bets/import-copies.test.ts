import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { hoursBefore, START } from '../record/test-given-bets.ts';
import { addGame, newBettor, startBetsApp } from './test-bets-app.ts';

const db = await testDatabase();
const site = await startBetsApp(db.db);
afterAll(() => site.app.close());

const COLUMNS = 'placed_at,bet,odds,stake,book,status,profit,bet_id';
const own = (...rows: (string | number)[][]) => [COLUMNS, ...rows.map((cells) => cells.join(','))].join('\n');
const DAY = '2026-11-20';
/** A bet of a day that nobody names. */
const bet = (words: string, status = 'open', profit = '', name = '') =>
  [DAY, words, '-110', '25', 'DraftKings', status, profit, name] as (string | number)[];
/** Of letters alone, so that no name is a part of another. */
const team = (nth: number): string =>
  `Team ${[...`${nth}`.padStart(4, '0')].map((digit) => 'bcdfghjklm'[+digit]).join('')}`;

const endsOf = async (bettor: Awaited<ReturnType<typeof newBettor>>) =>
  (await bettor.list()).bets.map(({ bet: words, state, profitCents }) => `${words}: ${state} ${profitCents}`).sort();

describe('a file of 2,000 bets without names that comes again', () => {
  const dayOf = (nth: number, perDay: number): string =>
    new Date(Date.parse('2026-10-01T00:00:00Z') + Math.floor(nth / perDay) * 86_400_000).toISOString().slice(0, 10);
  const many = (perDay: number, words: (nth: number) => string) =>
    own(...Array.from({ length: 2_000 }, (_, nth) => [dayOf(nth, perDay), ...bet(words(nth)).slice(1)]));

  it.each([
    ['of 20 days', many(100, (nth) => `${team(nth)} -7`)],
    ['of one day', many(2_000, (nth) => `${team(nth)} -7`)],
    ['of one day, each a part of the next', many(2_000, (nth) => `${team(nth >> 1)} ${nth % 2 ? 'North ' : ''}-7`)],
    ['of one day, all alike', many(2_000, () => 'Buffalo Bills -7')],
    ['of one day, totals of no game', many(2_000, (nth) => `Over ${nth % 100}.5`)],
  ])('adds nothing: %s', async (_what, file) => {
    const bettor = await newBettor(site);
    expect(await bettor.bring(file)).toMatchObject({ added: 2_000 });
    expect(await bettor.bring(file)).toMatchObject({ added: 0, known: 2_000, settled: 0 });
    expect((await bettor.list()).total).toBe(2_000);
  });

  it('adds what is new in it, and settles what it says of the rest', async () => {
    const bettor = await newBettor(site);
    await bettor.bring(many(100, (nth) => `${team(nth)} -7`));
    const longer = own(
      ...Array.from({ length: 2_100 }, (_, nth) => [
        dayOf(nth, 100),
        ...bet(`${team(nth)} -7`, nth < 1_000 ? 'lost' : 'open').slice(1),
      ]),
    );
    expect(await bettor.bring(longer)).toMatchObject({ added: 100, settled: 1_000, known: 1_000 });
  });
});

it('adds nothing where its game was put off between the two', async () => {
  const bettor = await newBettor(site);
  const eventId = await addGame(db.db);
  const placed = hoursBefore(12).toISOString();
  const file = `placed_at,game,bet,odds,stake\n${placed},Buffalo Bills @ Kansas City Chiefs,Bills ML,-110,25\n${placed},,Over 47.5 (Bills @ Chiefs),-110,25`;
  expect(await bettor.bring(file)).toMatchObject({ added: 2 });
  const later = new Date(START.getTime() + 3 * 86_400_000).toISOString();
  await db.db.execute(sql`update events set starts_at = ${later} where id = ${eventId}`);
  expect(await bettor.bring(file)).toMatchObject({ added: 0, known: 2 });
});

describe('the result of a file', () => {
  it('goes to the bet that says the same to the letter, not to one whose name it is a part of', async () => {
    for (const names of [
      ['Michigan -7', 'Michigan State -7'],
      ['Foo -7', 'Foo Bar -7'],
    ] as const) {
      for (const order of [names, names.toReversed()]) {
        const bettor = await newBettor(site);
        await bettor.bring(own(...order.map((words) => bet(words))));
        const settled = own(bet(names[0], 'won'), bet(names[1], 'lost'));
        expect(await bettor.bring(settled)).toMatchObject({ added: 0, settled: 2 });
        expect(await endsOf(bettor)).toEqual([`${names[0]}: win 2272`, `${names[1]}: loss -2500`]);
      }
    }
  });

  it.each([
    ['Michigan State -7', 'Michigan -7'],
    ['Michigan -7', 'Central Michigan -7'],
    ['Texas A&M -7', 'Texas -7'],
    ['Kansas City Chiefs -7', 'Kansas -7'],
    ['Miami (OH) -7', 'Miami -7'],
    ['Ohio -7', 'Ohio St. -7'],
  ])('does not settle what was typed of another team: %s by %s', async (typed, read) => {
    const bettor = await newBettor(site);
    await bettor.add({ bet: typed, price: '-110', placedAt: `${DAY}T09:00:00Z` });
    expect(await bettor.bring(own(bet(read, 'won')))).toMatchObject({ added: 1, settled: 0 });
    expect(await endsOf(bettor)).toEqual([`${typed}: open null`, `${read}: win 2272`].sort());
  });

  it.each([
    ['Bills -7', 'Buffalo Bills -7'],
    ['Michigan Wolverines -7', 'Michigan -7'],
    ['Michigan State Spartans -7', 'Spartans -7'],
    ['Leicester ML', 'Leicester City ML'],
    ['Texas State Bobcats -7', 'Bobcats -7'],
    ['Hinnerk Brandstrup ML', 'Brandstrup ML'],
  ])('settles what was typed of the same one: %s by %s', async (typed, read) => {
    const bettor = await newBettor(site);
    await bettor.add({ bet: typed, price: '-110', placedAt: `${DAY}T09:00:00Z` });
    expect(await bettor.bring(own(bet(read, 'won')))).toMatchObject({ added: 0, settled: 1 });
  });

  it('settles none of two that its name is a part of, nor by one of two rows that can both be meant', async () => {
    const [one, other] = [await newBettor(site), await newBettor(site)];
    for (const typed of ['Jane Sanderling ML', 'Tom Sanderling ML']) {
      await one.add({ bet: typed, price: '-110', placedAt: `${DAY}T09:00:00Z` });
    }
    expect(await one.bring(own(bet('Sanderling ML', 'won')))).toMatchObject({ added: 1, settled: 0 });
    await other.add({ bet: 'Sanderling ML', price: '-110', placedAt: `${DAY}T09:00:00Z` });
    const both = own(bet('Jane Sanderling ML', 'won'), bet('Tom Sanderling ML', 'lost'));
    expect(await other.bring(both)).toMatchObject({ added: 2, settled: 0 });
  });

  it('leaves two bets alike with the ends that they have', async () => {
    const bettor = await newBettor(site);
    await bettor.bring(own(bet('Foo -7', 'won'), bet('Foo -7')));
    expect(await bettor.bring(own(bet('Foo -7', 'lost'), bet('Foo -7', 'won')))).toMatchObject({
      settled: 1,
      known: 1,
    });
    expect(await endsOf(bettor)).toEqual(['Foo -7: loss -2500', 'Foo -7: win 2272']);
  });
});

describe('a name of a bet', () => {
  it('is read to its end, however long it is, also when it comes back from an export', async () => {
    const bettor = await newBettor(site);
    const long = 'n'.repeat(400);
    const file = own(bet('Foo -7', 'won', '', `${long}1`), bet('Foo -7', 'lost', '', `${long}2`));
    expect(await bettor.bring(file)).toMatchObject({ added: 2, skipped: 0 });
    expect(await bettor.bring(file)).toMatchObject({ added: 0, known: 2 });
    const csv = (await bettor.send('GET', '/api/bets/export.csv')).body;
    expect(await bettor.bring(csv)).toMatchObject({ added: 0, skipped: 0 });
    const other = await newBettor(site);
    expect(await other.bring(csv)).toMatchObject({ added: 2 });
    expect(await other.bring(file)).toMatchObject({ added: 0, skipped: 0 });
  });

  it('that is ours and one that a file gave later are one bet’s, which one row settles', async () => {
    const bettor = await newBettor(site);
    const { bet: typed } = await bettor.add({ bet: 'Foo -7', price: '-110', placedAt: `${DAY}T00:00:00Z` });
    expect(await bettor.bring(own(bet('Foo -7', 'open', '', 'book-7')))).toMatchObject({ added: 0, known: 1 });
    for (const names of [
      [typed.id, 'book-7'],
      ['book-7', typed.id],
    ] as const) {
      const both = own(bet('Foo -7', 'won', '', names[0]), bet('Foo -7', 'lost', '', names[1]));
      expect((await bettor.preview(both)).lines.map(({ fate, note }) => `${fate} ${note}`)).toEqual([
        expect.stringMatching(/^(settles settles Foo -7|known null)$/),
        'skipped the file names this bet twice',
      ]);
      await bettor.bring(both);
      expect(await endsOf(bettor)).toEqual(['Foo -7: win 2272']);
    }
  });
});

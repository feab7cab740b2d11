import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { hoursBefore, START } from '../record/test-given-bets.ts';
import { addGame, closeGame, endGame, newBettor, startBetsApp } from './test-bets-app.ts';
import { pikkit, straight } from './test-pikkit-file.ts';

const db = await testDatabase();
const site = await startBetsApp(db.db);
afterAll(() => site.app.close());

/** Not as often every day. */
const isWon = (nth: number): boolean => nth % 5 < 2 || nth % 10 === 4;

describe('Pikkit’s file', () => {
  it('is shown line by line before anything is kept, then kept once however often it comes', async () => {
    const bettor = await newBettor(site);
    const file = pikkit(
      straight(),
      straight({
        0: 'b2',
        2: 'parlay',
        3: 'SETTLED_LOSS',
        4: '6.4',
        5: '',
        7: '-25',
        10: 'Bills ML | Over 47.5 | Chiefs -3',
      }),
      straight({ 0: 'b3', 3: 'SETTLED_CASHOUT', 7: '' }),
      straight({ 0: 'b4', 3: 'SETTLED_CASHOUT', 7: '3.10' }),
      straight({ 0: 'b5', 3: 'PLACED', 7: '', 9: '' }),
      straight({ 0: 'b6', 3: 'DRAFT' }),
      straight({ 0: 'b7', 4: '' }),
      straight({ 0: 'b8', 6: '0' }),
      straight({ 0: 'b9', 8: 'yesterday' }),
      straight({ 0: 'b1' }),
    );
    const preview = await bettor.preview(file);
    expect(preview).toMatchObject({ format: 'Pikkit', added: 5, known: 0, settled: 0, skipped: 5 });
    expect(preview.lines.map(({ line, fate, note }) => [line, fate, note])).toEqual([
      [2, 'new', null],
      [3, 'new', null],
      [4, 'new', 'cashed out, and the file does not say for how much'],
      [5, 'new', null],
      [6, 'new', null],
      [7, 'skipped', 'the status “DRAFT” is not known here'],
      [8, 'skipped', 'the odds are missing'],
      [9, 'skipped', 'nothing was staked'],
      [10, 'skipped', 'the time is not written as 2026-11-22T18:00:00Z'],
      [11, 'skipped', 'the file names this bet twice'],
    ]);
    expect((await bettor.list()).total).toBe(0);
    expect(await bettor.bring(file)).toMatchObject({ added: 5, skipped: 5 });
    expect(await bettor.bring(file)).toMatchObject({ added: 0, known: 5 });
    const { bets, summary } = await bettor.list();
    const by = (bet: string) =>
      bets
        .filter((one) => one.bet === bet)
        .map(({ state, profitCents, market, book }) => [state, profitCents, market, book]);
    expect(by('Bills ML | Over 47.5 | Chiefs -3')).toEqual([['loss', -2_500, 'parlay', 'Draftkings']]);
    expect(
      by('Buffalo Bills +2.5')
        .map(([state, profit]) => `${state} ${profit}`)
        .sort(),
    ).toEqual(['cashout 310', 'cashout null', 'open null', 'win 2275']);
    expect(summary).toMatchObject({
      settled: 3,
      won: 1,
      lost: 1,
      cashedOut: 2,
      undecided: 1,
      profitCents: 2_275 - 2_500 + 310,
    });
    expect(summary?.clv?.bets).toBe(4);
    expect(summary?.clv?.value).toBeCloseTo(1.91 / 1.87 - 1, 12);
  });

  it('keeps no row whose profit cannot be, and says in the preview why', async () => {
    const bettor = await newBettor(site);
    const row = (id: string, status: string, profit: string) => straight({ 0: id, 3: status, 7: profit });
    const file = pikkit(
      row('p1', 'SETTLED_LOSS', '22.75'),
      row('p2', 'SETTLED_WIN', '-25'),
      row('p3', 'SETTLED_LOSS', '-25.01'),
      row('p4', 'SETTLED_VOID', '3'),
      row('p5', 'SETTLED_LOSS', '0'),
    );
    const notes = [
      'it is lost, with a profit',
      'it is won, with a loss',
      'more is lost than was staked',
      'it is void, with a profit',
      null,
    ];
    const { lines } = await bettor.preview(file);
    expect(lines.map(({ note }) => note)).toEqual(notes);
    expect(lines.map(({ fate }) => fate)).toEqual(notes.map((note) => (note === null ? 'new' : 'skipped')));
    expect(await bettor.bring(file)).toMatchObject({ added: 1, skipped: 4 });
    const own = `placed_at,bet,odds,stake,status,profit\n2026-11-20T09:00:00Z,Bills ML,-110,25,lost,40\n`;
    expect((await bettor.preview(own)).lines.map(({ note }) => note)).toEqual(['it is lost, with a profit']);
  });

  it('settles what it brought open, and what was typed before is the same bet', async () => {
    const bettor = await newBettor(site);
    const typed = await bettor.add({ bet: 'Bills +2.5', price: '-110', placedAt: '2026-11-20T09:00:00Z' });
    const file = pikkit(straight());
    expect((await bettor.preview(file)).lines[0]).toMatchObject({ fate: 'settles', note: 'settles Bills +2.5' });
    expect(await bettor.bring(file)).toMatchObject({ added: 0, settled: 1 });
    const [bet] = (await bettor.list()).bets;
    expect(bet).toMatchObject({ id: typed.bet.id, state: 'win', settledBy: 'book', profitCents: 2_275 });
    expect(bet?.clv).not.toBeNull();
    // Its name is known from now on, also where the file writes it otherwise.
    expect(await bettor.bring(pikkit(straight({ 10: 'BUF', 6: '25.00' })))).toMatchObject({ added: 0, known: 1 });
    // And typing it after the import adds nothing.
    expect((await bettor.add({ bet: 'Bills +2.5', price: '-110', placedAt: '2026-11-20T20:00:00Z' })).isNew).toBe(
      false,
    );
  });

  it('is tied to our games where there is no doubt: settled by our score, with closing-line value by our closes', async () => {
    const bettor = await newBettor(site);
    const placed = new Date(START.getTime() - 4 * 3_600_000).toISOString();
    const open = (id: string, bet: string) => straight({ 0: id, 3: 'PLACED', 5: '', 7: '', 8: placed, 9: '', 10: bet });
    const file = pikkit(open('t1', 'Bills +2.5'), open('t2', 'BUF +2.5'), open('t3', 'Bills +2.5 (1st Half)'));
    // Before the game is stored there is nothing to tie to; the same file later does it.
    expect((await bettor.preview(file)).lines.map(({ note }) => note)).toEqual([null, null, null]);
    expect(await bettor.bring(file)).toMatchObject({ added: 3 });
    const game = await addGame(db.db);
    const other = await newBettor(site);
    expect((await other.preview(file)).lines.map(({ note }) => note)).toEqual([
      'taken for Buffalo Bills @ Kansas City Chiefs of Nov 22',
      null,
      null,
    ]);
    expect(await other.bring(file)).toMatchObject({ added: 3 });
    expect(await bettor.bring(file)).toMatchObject({ added: 0, known: 3 });
    await closeGame(db.db, game, 'draftkings', 2.5, [2, 1.85]);
    await endGame(db.db, game, 20, 23);
    site.pass(8 * 3_600_000);
    for (const who of [bettor, other]) {
      const { bets } = await who.list();
      const tied = bets.find(({ bet }) => bet === 'Bills +2.5');
      expect(tied).toMatchObject({ state: 'win', settledBy: 'score', profitCents: 2_275, score: '23–20' });
      expect(tied?.clv).toBeCloseTo(1.91 / 1.85 - 1, 12);
      expect(tied?.clvFair).not.toBeNull();
      expect(bets.filter(({ state }) => state === 'open')).toHaveLength(2);
    }
    site.pass(-8 * 3_600_000);
    // Typed by hand it is the same.
    const typed = await newBettor(site);
    const { bet } = await typed.add({ bet: 'Bills moneyline', sport: 'NFL', placedAt: placed });
    expect(bet).toMatchObject({ game: 'Buffalo Bills @ Kansas City Chiefs', state: 'win', settledBy: 'score' });
  });

  it('is taken off a game that had not begun when the book settled it', async () => {
    const bettor = await newBettor(site);
    const open = { 0: 'r1', 3: 'PLACED', 5: '', 7: '', 8: hoursBefore(6).toISOString(), 9: '', 10: 'Chiefs -2.5' };
    await bettor.bring(pikkit(straight(open)));
    expect((await bettor.list()).bets[0]).toMatchObject({ startsAt: START.toISOString() });
    const settled = { ...open, 3: 'SETTLED_LOSS', 7: '-25', 9: hoursBefore(2).toISOString() };
    expect(await bettor.bring(pikkit(straight(settled)))).toMatchObject({ added: 0, settled: 1 });
    expect((await bettor.list()).bets[0]).toMatchObject({ state: 'loss', startsAt: null, score: null, clvFair: null });
  });

  it('of two copies of one typed bet adds one: each stored bet is the copy of one', async () => {
    const bettor = await newBettor(site);
    await bettor.add({ bet: 'Bills +2.5', price: '-110', placedAt: '2026-11-20T09:00:00Z' });
    expect(await bettor.bring(pikkit(straight(), straight({ 0: 'b2' })))).toMatchObject({ added: 1, settled: 1 });
  });

  it('of 2,000 bets adds 2,000, and nothing when it comes again, also at once; and goes as a whole', async () => {
    const bettor = await newBettor(site);
    const file = pikkit(
      ...Array.from({ length: 2_000 }, (_, nth) =>
        straight({
          0: `n${nth}`,
          3: isWon(nth) ? 'SETTLED_WIN' : 'SETTLED_LOSS',
          7: isWon(nth) ? '22.75' : '-25',
          8: new Date(Date.parse('2026-05-01T12:00:00Z') + nth * 7_200_000).toISOString(),
        }),
      ),
    );
    const both = await Promise.all([bettor.bring(file), bettor.bring(file)]);
    expect(both.map(({ added }) => added).sort()).toEqual([0, 2_000]);
    const { total, summary } = await bettor.list();
    expect([total, summary?.profitCents]).toEqual([2_000, 1_000 * 2_275 - 1_000 * 2_500]);
    expect(summary?.range?.low).toBeLessThan(summary?.returned ?? 0);
    const importId = both.find(({ added }) => added > 0)?.importId;
    expect((await bettor.send('DELETE', `/api/bets/imports/${importId}`)).json()).toEqual({ removed: 2_000 });
    expect((await bettor.list()).total).toBe(0);
  });
});

describe('our own file', () => {
  it('is what an export writes: brought into another account it is the same bets, and into its own nothing new', async () => {
    const [one, other] = [await newBettor(site), await newBettor(site)];
    const { bet } = await one.add({
      bet: '+3.5 Bills, "live"',
      price: '150.0',
      book: '=BOOK()',
      game: '@home',
      sport: 'NFL',
    });
    await one.settle(bet.id, { result: 'cashout', profitCents: -120 });
    await one.add({ bet: 'Ann | Ben', price: '+250', sport: 'Tennis' });
    const csv = (await one.send('GET', '/api/bets/export.csv')).body;
    expect(csv).toContain(`'=BOOK()`);
    expect(csv).toContain(`"'+3.5 Bills, ""live"""`);
    expect(csv).toContain(`'@home`);
    expect(await one.bring(csv)).toMatchObject({ added: 0, skipped: 0 });
    expect(await other.bring(csv)).toMatchObject({ added: 2, skipped: 0 });
    const shown = async (who: typeof one) =>
      (await who.list()).bets
        .map(({ bet: words, game, sport, book, oddsDecimal, stakeCents, state, profitCents, market, placedAt }) => ({
          words,
          game,
          sport,
          book,
          oddsDecimal,
          stakeCents,
          state,
          profitCents,
          market,
          placedAt,
        }))
        .sort((a, b) => (a.words < b.words ? -1 : 1));
    expect(await shown(other)).toEqual(await shown(one));
  });

  it('has a template that can be brought as it is', async () => {
    const bettor = await newBettor(site);
    const template = await bettor.send('GET', '/api/bets/template.csv');
    expect(template.headers['content-type']).toBe('text/csv; charset=utf-8');
    site.pass(7 * 86_400_000);
    expect(await bettor.bring(template.body)).toMatchObject({ added: 2, skipped: 0 });
    site.pass(-7 * 86_400_000);
  });

  it('may be written with semicolons, in UTF-16, with a mark in front, and with columns in any order', async () => {
    const bettor = await newBettor(site);
    const text = 'stake;bet;odds;Placed_At\n"$1,000.50";Jets ML;+120;2026-11-20 18:00\n';
    expect(await bettor.bring(Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchObject({ added: 1 });
    expect(await bettor.bring(`\ufeff${text}`)).toMatchObject({ added: 0, known: 1 });
    expect((await bettor.list()).bets[0]).toMatchObject({
      stakeCents: 100_050,
      placedAt: '2026-11-20T18:00:00.000Z',
      market: 'moneyline',
    });
  });
});

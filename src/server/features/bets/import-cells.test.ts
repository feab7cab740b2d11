import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newBettor, startBetsApp } from './test-bets-app.ts';
import { PIKKIT, pikkit, straight } from './test-pikkit-file.ts';

const db = await testDatabase();
const site = await startBetsApp(db.db);
afterAll(() => site.app.close());

describe('an amount and a day', () => {
  it.each([
    ['25,50', 2_550],
    ['25,5', 2_550],
    ['-1.234,56', null],
    ['1.234,56', 123_456],
    ['"1,234"', 123_400],
    ['$1,234.50', 123_450],
    ['999,999.99', 99_999_999],
    ['12,34,567', null],
    ['1,2345', null],
    ['1234,567', null],
    ['1,234,5', null],
    [',50', null],
  ])('is read as it is written or not at all: %s', async (stake, cents) => {
    const bettor = await newBettor(site);
    const file = `placed_at;bet;odds;stake\n2026-11-20T18:00:00Z;Bills +2.5;2.05;${stake}`;
    expect(await bettor.bring(file)).toMatchObject(cents === null ? { skipped: 1 } : { added: 1 });
    if (cents !== null) expect((await bettor.list()).bets[0]).toMatchObject({ stakeCents: cents });
  });

  it.each([
    [
      'the comma is the decimal sign',
      '-110',
      ['1.000', '1.234,50', '12.345', '25,5'],
      [100_000, 123_450, 1_234_500, 2_550],
    ],
    ['the point is it, as a price shows', '1.91', ['1.000', '1.234'], [100, 123]],
    ['the point is it, as an amount shows', '-110', ['1.000', '25.50', '1,234'], [100, 2_550, 123_400]],
    ['nothing tells', '-110', ['1.000', '25', '1.234.567'], ['“1.000”', 2_500, '“1.234.567”']],
    ['both are it', '-110', ['1.000', '25.50', '25,50'], ['“1.000”', 2_550, 2_550]],
    ['a comma could be either', '-110', ['1,234', '1,234.50', '25,50'], ['“1,234”', 123_450, 2_550]],
  ])('is read by the whole file where %s', async (_what, odds, stakes, expected) => {
    const bettor = await newBettor(site);
    const rows = stakes.map((stake, nth) => `2026-11-20T18:00:00Z;Bills +${nth}.5;${odds};${stake}`);
    const { lines } = await bettor.preview(['placed_at;bet;odds;stake', ...rows].join('\n'));
    expect(lines.map(({ fate, bet, note }) => (fate === 'new' ? bet.replace(/^.*\$/, '') : note))).toEqual(
      expected.map((one) =>
        typeof one === 'number'
          ? (one / 100).toFixed(2)
          : `the stake ${one} can be read in two ways: write it as 1000.00`,
      ),
    );
  });

  it.each(['0x10', '0b11', '1e1', '+1.5', '.5e1', 'Infinity', '1_000'])(
    'is no price because the language could read it: %s',
    async (odds) => {
      const bettor = await newBettor(site);
      const { lines } = await bettor.preview(pikkit(straight({ 4: odds }), straight({ 0: 'b2', 5: odds })));
      expect(lines.map(({ note }) => note)).toEqual(['the odds are no price that can be read', null]);
    },
  );

  it.each(['2026-02-30', '2026-02-30T10:00:00Z', '2025-02-29 10:00', '2026-11-31', '2026-13-01'])(
    'that there is not leaves its row out: %s',
    async (day) => {
      const bettor = await newBettor(site);
      const { lines } = await bettor.preview(`placed_at,bet,odds,stake\n${day},Bills +2.5,2.05,25`);
      expect(lines).toMatchObject([{ fate: 'skipped', note: expect.stringContaining('time is not written') }]);
    },
  );
});

describe('a file that is none', () => {
  it.each([
    ['nothing', '', 'The file is empty.'],
    ['headings of something else', 'a,b\n1,2\n', /neither those of Pikkit’s export nor of ours/],
    ['an open quotation mark', `${PIKKIT}\nb1,"Draft`, /Line \d+: a quotation mark is opened and never closed/],
    [
      'another encoding',
      Buffer.concat([Buffer.from(`${PIKKIT}\nb1,`), Buffer.from([0xe9, 0x2c, 0xff])]),
      /not written in UTF-8/,
    ],
    ['NULs', `${PIKKIT}\nb1,\u0000\n`, /bytes that are no text/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), /not written in UTF-8/],
    ['a row without an end', `${PIKKIT}\n${'x'.repeat(100_000)}`, /the row is too long/],
    ['too many rows', `${PIKKIT}\n${'b\n'.repeat(10_001)}`, /more than 10,000 rows/],
    ['a heading twice', 'placed_at,bet,odds,Stake,stake\n2026-11-20,Bills ML,2,1,9999\n', /“stake” stands twice/],
    ['too many columns', `${'a,'.repeat(200)}\n`, /more than 100 columns/],
  ])('is refused with what is wrong: %s', async (_what, bytes, message) => {
    const bettor = await newBettor(site);
    const [status, said] = await bettor.refused(bytes);
    expect(status, said as string).toBe(400);
    expect(said).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
    expect((await bettor.list()).total).toBe(0);
  });

  it('is refused unread where it is larger than 4 MB', async () => {
    const bettor = await newBettor(site);
    expect(await bettor.refused(Buffer.alloc(50 * 1024 * 1024, 44))).toEqual([
      413,
      'The file is larger than 4 MB. Please split it.',
    ]);
  });

  it('does no harm in a cell: formulas stay words, what is long or odd is skipped, the rest is read', async () => {
    const bettor = await newBettor(site);
    const file = pikkit(
      straight({ 10: `=HYPERLINK("http://evil.example","x")`, 1: '@SUM(A1)' }),
      straight({ 0: 'b2', 10: 'y'.repeat(3_000) }),
      straight({ 0: 'b3', 6: '1e9' }),
      straight({ 0: 'b4', 7: '=1+1' }),
      straight({ 0: 'b5', 4: '1e400' }),
      straight({ 0: 'b6', 10: '<script>alert(1)</script>\u202e' }),
      ['b7'],
    );
    const { lines, skipped } = await bettor.preview(file);
    expect(skipped).toBe(5);
    expect(lines.map(({ fate }) => fate)).toEqual([
      'new',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
      'new',
      'skipped',
    ]);
    await bettor.bring(file);
    expect((await bettor.list()).bets.map(({ bet }) => bet).sort()).toEqual([
      '<script>alert(1)</script>',
      '=HYPERLINK("http://evil.example","x")',
    ]);
    expect((await bettor.send('GET', '/api/bets/export.csv')).body).toContain(
      `"'=HYPERLINK(""http://evil.example"",""x"")",other,"'@SUM(A1)",`,
    );
  });

  it('is no JSON', async () => {
    const bettor = await newBettor(site);
    expect((await bettor.send('POST', '/api/bets/import', { file: 'x' })).statusCode).toBe(400);
  });
});

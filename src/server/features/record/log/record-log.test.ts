import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NO_SUMS } from '#engine/record/record-sums.ts';
import { picks } from '../../../db/schema/chat.ts';
import { type OpenDatabase, rowsOf } from '../../../platform/database/database.ts';
import { openTestDatabase } from '../../../platform/database/test-database.ts';
import { newLogKey } from '../../log/note/log-key.ts';
import { runRecordLog } from './record-log.service.ts';

type PickRow = typeof picks.$inferInsert;
type Leaf = Record<string, unknown> & { kind: string; commitment?: string };

const START = new Date('2026-11-22T18:20:00Z');
const HOUR_MS = 3_600_000;
const hours = (n: number) => new Date(START.getTime() + n * HOUR_MS);
const never = new AbortController().signal;

let open: OpenDatabase;
let at: Date;
const log = { origin: 'edgewise.example/log', key: newLogKey(), replaces: null };
beforeEach(async () => {
  open = await openTestDatabase();
  at = hours(-5);
  return () => open.close();
});

const run = (when: Date, more: Partial<Parameters<typeof runRecordLog>[0]> = {}) => {
  at = when;
  return runRecordLog({ db: open.db, now: () => at, log, randomBytes, ...more }, never);
};
const leaves = async (kind?: string): Promise<Leaf[]> =>
  rowsOf<{ entry: string }>(await open.db.execute(sql`select entry from log_leaves order by index`))
    .map(({ entry }) => JSON.parse(entry) as Leaf)
    .filter((leaf) => kind === undefined || leaf.kind === kind);
const sumsOfDays = async () =>
  rowsOf<{ key: string; sums: typeof NO_SUMS }>(
    await open.db.execute(
      sql`select odds || ' ' || day || ' ' || sport || ' ' || market || ' ' || verdict as key, sums from record_days order by 1`,
    ),
  );

const newPick = (changes: Partial<PickRow> = {}): PickRow => ({
  id: randomUUID(),
  analysisId: randomUUID(),
  eventId: 'live:one',
  sport: 'MLB',
  game: 'Padres @ Dodgers',
  startsAt: START,
  pick: 'Padres +1.5',
  market: 'spread',
  selection: 'away',
  player: '',
  line: 1.5,
  bookKey: 'draftkings',
  oddsDecimal: 1.95,
  priceAt: hours(-6),
  fairProbability: 0.53,
  edge: 0.03,
  verdict: 'bet',
  confidence: 4,
  units: 1.5,
  worstDecimal: 1.89,
  odds: 'live',
  shownAt: hours(-6),
  ...changes,
});
/** Shown, and not in the log yet. */
const showOnly = async (changes: Partial<PickRow> = {}) => {
  const pick = newPick(changes);
  await open.db.insert(picks).values(pick);
  return pick;
};
/** Shown, and in the log some seconds later. */
const show = async (changes: Partial<PickRow> = {}) => {
  const pick = await showOnly(changes);
  await run(new Date(pick.shownAt.getTime() + 5_000));
  return pick;
};
const game = (id = 'live:one', startsAt = START) =>
  open.db.execute(sql`
    insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at, closed_at)
    values (${id}, 'live', 'baseball_mlb', 'MLB', 'Dodgers', 'Padres', ${startsAt.toISOString()}, ${startsAt.toISOString()},
      ${startsAt.toISOString()})
    on conflict (id) do update set starts_at = excluded.starts_at`);
const close = (book: string, sides: readonly [string, number, number][], event = 'live:one', market = 'spread') =>
  Promise.all(
    sides.map(([selection, line, decimal]) =>
      open.db.execute(sql`
        insert into closing_prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal, quoted_at, starts_at)
        values (${event}, ${book}, ${market}, ${selection}, '', ${line}, ${decimal}, ${hours(-1).toISOString()}, ${START.toISOString()})`),
    ),
  );
const end = (
  home: number | null,
  away: number | null,
  more: { status?: string; detail?: string; when?: Date; event?: string } = {},
) =>
  open.db.execute(sql`
    insert into event_results (event_id, status, home_score, away_score, detail, source_name, observed_at, settled_at)
    values (${more.event ?? 'live:one'}, ${more.status ?? 'final'}, ${home}, ${away}, ${more.detail ?? 'F'}, 'ESPN',
      ${(more.when ?? hours(4)).toISOString()}, ${(more.when ?? hours(4)).toISOString()})
    on conflict (event_id) do update set status = excluded.status, home_score = excluded.home_score,
      away_score = excluded.away_score, detail = excluded.detail, settled_at = excluded.settled_at`);
const grades = async () => (await leaves('grade')).map(({ result, reason, profit }) => [result, reason, profit]);

describe('the log of the record', () => {
  it('holds a pick as a hash when it is shown, and to the byte once its game starts', async () => {
    const pick = await show();
    await run(hours(-5));
    const [sealed, ...others] = await leaves('pick');
    expect(others).toEqual([]);
    expect(Object.keys(sealed ?? {}).sort()).toEqual(['at', 'commitment', 'kind', 'odds', 'startsBy']);
    expect(sealed).toMatchObject({ odds: 'live', startsBy: '2026-11-22T19:00:00.000Z' });
    await run(hours(-0.001));
    expect(await leaves('reveal')).toEqual([]);
    await run(START);
    const [reveal] = await leaves('reveal');
    expect(reveal?.commitment).toBe(sealed?.commitment);
    const salted = createHash('sha256')
      .update(Buffer.from(String(reveal?.salt), 'hex'))
      .update(String(reveal?.pick));
    expect(salted.digest('hex')).toBe(sealed?.commitment);
    expect(JSON.parse(String(reveal?.pick))).toMatchObject({
      id: pick.id,
      price: 1.95,
      line: 1.5,
      rules: 'us_five_innings',
    });
    expect(JSON.stringify(await leaves())).not.toContain(pick.analysisId);
  });

  it('grades what ended, with the closes and the result that it follows from, each once', async () => {
    await game();
    await show();
    await close('draftkings', [
      ['home', -150, 2],
      ['away', 150, 1.9],
    ]);
    await close('fanduel', [
      ['home', -150, 1.95],
      ['away', 150, 1.95],
    ]);
    await close('betmgm', [
      ['home', -250, 3],
      ['away', 250, 1.4],
    ]);
    await run(hours(-5));
    await run(START);
    await end(5, 4);
    await run(hours(5));
    const kinds = (await leaves()).map(({ kind }) => kind);
    expect(kinds).toEqual(['begin', 'pick', 'reveal', 'result', 'close', 'grade']);
    const grade = (await leaves()).at(-1);
    expect(grade).toMatchObject({
      result: 'win',
      rules: 'us_five_innings',
      close: 1.9,
      on: { result: 3, close: 4 },
      replaces: null,
    });
    expect(grade?.profit).toBeCloseTo(0.95, 12);
    expect(grade?.clv).toBeCloseTo(1.95 / 1.9 - 1, 12);
    // The power k with 2^-k + 1.9^-k = 1 gives 0.51293; the other book says one half; the median of two is between them.
    expect(grade?.fair).toBeCloseTo((0.5 + 0.51347) / 2, 3);
    expect(await run(hours(6))).toMatchObject({ sealed: 0, revealed: 0, graded: 0 });
    const [day] = await sumsOfDays();
    expect(day?.key).toBe('live 2026-11-22 MLB spread bet');
    expect(day?.sums).toMatchObject({ won: 1, lost: 0, unitsStaked: 1.5, flatStaked: 1, clvCount: 1, fairCount: 1 });
  });

  it('corrects a grade with a further leaf, and takes the old one out of the sums', async () => {
    await game();
    await show();
    await run(START);
    await end(5, 4);
    await run(hours(5));
    await end(6, 4, { when: hours(6) });
    await run(hours(7));
    expect(await grades()).toEqual([
      ['win', null, expect.closeTo(0.95)],
      ['loss', null, -1],
    ]);
    const [, second] = await leaves('grade');
    expect(second?.replaces).toBe(4);
    expect((await sumsOfDays()).map(({ sums }) => [sums.won, sums.lost, sums.flatWon, sums.flatStaked])).toEqual([
      [0, 1, -1, 1],
    ]);
    await open.db.execute(sql`delete from event_results`);
    await run(hours(8));
    expect((await grades()).at(-1)).toEqual(['ungraded', 'disputed', null]);
    await end(5, 4, { when: hours(9) });
    await run(hours(9));
    expect((await grades()).at(-1)).toEqual(['win', null, expect.closeTo(0.95)]);
    expect((await sumsOfDays()).map(({ sums }) => [sums.won, sums.lost, sums.ungraded])).toEqual([[1, 0, 0]]);
  });

  it.each([
    ['a game that was put off', null, null, { status: 'postponed' }, ['void', 'postponed', 0]],
    ['a run line of a game called after six innings', 9, 1, { detail: 'F/6' }, ['void', 'shortened', 0]],
    ['a line on the number', 5, 3, { line: 2, detail: 'F' }, ['push', null, 0]],
    [
      'a player of whom no score tells',
      5,
      3,
      { market: 'prop:batter_hits', selection: 'over', detail: 'F' },
      ['ungraded', 'not_decided', null],
    ],
  ] as const)(
    'grades %s by the rules',
    async (_, home, away, { status = 'final', detail = 'F', ...change }: Record<string, unknown>, expected) => {
      await game();
      await show(change as Partial<PickRow>);
      await run(START);
      await end(home, away, { status: String(status), detail: String(detail) });
      await run(hours(5));
      expect(await grades()).toEqual([expected]);
    },
  );

  it('voids a pick whose game was played on another day, and says of one without a result that nobody settled it', async () => {
    await game('live:one', hours(48));
    await show();
    await show({ eventId: 'live:two' });
    await run(START);
    await end(5, 1, { when: hours(52) });
    await run(hours(53));
    expect(await grades()).toEqual([['void', 'moved', 0]]);
    await run(hours(239));
    expect(await grades()).toHaveLength(1);
    await run(hours(241));
    expect((await grades()).at(-1)).toEqual(['ungraded', 'no_result', null]);
    await run(hours(300));
    expect(await grades()).toHaveLength(2);
  });

  it('voids a pick that was shown and hidden when its game, moved to earlier, had begun', async () => {
    await game('live:one', hours(-2));
    await show({ shownAt: hours(-2.1), market: 'moneyline', line: null });
    await show({ shownAt: hours(-1) });
    await run(START);
    await end(5, 9, { when: hours(1) });
    await run(hours(2));
    expect(await grades()).toEqual([
      ['win', null, expect.closeTo(0.95)],
      ['void', 'begun', 0],
    ]);
  });

  it('says of no game how it ended more than a day before its start, whatever is stored of it', async () => {
    await game();
    await game('live:two', hours(26));
    await show();
    await show({ eventId: 'live:two' });
    await run(START);
    await end(5, 4, { event: 'live:two', when: hours(26) });
    await run(hours(1.9));
    expect((await leaves('result')).map(({ event }) => event)).toEqual([]);
    await end(5, 4);
    await end(5, 3, { event: 'live:two', when: hours(27) });
    await run(hours(4));
    expect((await leaves('result')).map(({ event }) => event)).toEqual(['live:one', 'live:two']);
  });

  it('waits ten days for a game that was moved to next month, and voids its picks once it was played', async () => {
    await game('live:one', hours(24 * 20));
    await open.db.execute(sql`update events set closed_at = null`);
    await show();
    await run(START);
    await run(hours(239));
    expect(await grades()).toEqual([]);
    await run(hours(241));
    expect(await grades()).toEqual([['ungraded', 'no_result', null]]);
    await open.db.execute(sql`update events set closed_at = starts_at`);
    await end(5, 1, { when: hours(24 * 20 + 3) });
    await run(hours(24 * 20 + 4));
    expect((await grades()).at(-1)).toEqual(['void', 'moved', 0]);
  });

  it('counts a bet that was shown again once, and what was a pass apart', async () => {
    await game();
    await show({ verdict: 'pass', units: 0, shownAt: hours(-10) });
    await show({ oddsDecimal: 2.1, shownAt: hours(-9) });
    await show({ shownAt: hours(-8) });
    await run(START);
    await end(5, 4);
    await run(hours(5));
    expect(await leaves('grade')).toHaveLength(3);
    expect((await sumsOfDays()).map(({ key, sums }) => [key, sums.won, sums.flatWon])).toEqual([
      ['live 2026-11-22 MLB spread bet', 1, expect.closeTo(1.1)],
      ['live 2026-11-22 MLB spread pass', 1, expect.closeTo(0.95)],
    ]);
  });

  it.each([
    ['after its start', {}, hours(0.01)],
    ['long after it was shown', {}, hours(-5.7)],
    ['before it was shown', { shownAt: hours(-4) }, hours(-5)],
  ])('counts no pick that came into the log %s, and grades it all the same', async (_, changes, when) => {
    await game();
    await showOnly(changes);
    await run(when);
    await run(START);
    await end(5, 4);
    await run(hours(5));
    expect(await grades()).toEqual([['win', null, expect.closeTo(0.95)]]);
    expect(await sumsOfDays()).toEqual([]);
  });

  it('counts a bet once however its player and its market are written', async () => {
    await game();
    const prop = { market: 'prop:player_points', selection: 'over', line: 28.5 };
    const players = ['Luka Dončić', 'Luka Doncic', 'Dončić, Luka', 'LUKA DONCIC JR.'];
    const bets = [
      ...players.map((player) => ({ ...prop, player })),
      { market: 'spread' },
      { market: 'alternate_spread' },
    ];
    for (const [nth, bet] of bets.entries()) await show({ ...bet, shownAt: hours(-6 + nth / 60) });
    await run(START);
    const seals = await open.db.execute(sql`select leaf, counts from pick_seals order by leaf`);
    expect(rowsOf<{ counts: boolean }>(seals).map(({ counts }) => counts)).toEqual([
      ...[true, false, false, false],
      ...[true, false],
    ]);
    await open.db.execute(sql`update pick_seals set counts = true, bet = null`);
    await open.db.execute(sql`update log_state set summary_version = 1`);
    await run(hours(1));
    expect(rowsOf(await open.db.execute(sql`select leaf from pick_seals where counts order by leaf`))).toHaveLength(2);
  });

  it('counts no pick that came behind a final, which may be taken back, and sums the record so anew', async () => {
    await game();
    await show();
    await run(START);
    await end(5, 4);
    await run(hours(5));
    const tomorrow = hours(24);
    await game('live:one', tomorrow);
    const again = { startsAt: tomorrow, shownAt: hours(6), priceAt: hours(6) };
    await show({ ...again, market: 'total', selection: 'over', line: 8.5 });
    await open.db.execute(sql`delete from event_results`);
    await run(hours(7));
    expect((await leaves('result')).map(({ status }) => status)).toEqual(['final', 'withdrawn']);
    await show({ ...again, shownAt: hours(8), market: 'total', selection: 'under', line: 8.5 });
    await show({ ...again, shownAt: hours(8), eventId: 'live:two' });
    const lates = async () =>
      rowsOf<{ late: boolean }>(await open.db.execute(sql`select late from pick_seals order by leaf`)).map(
        (one) => one.late,
      );
    expect(await lates()).toEqual([false, true, true, false]);
    await open.db.execute(sql`update pick_seals set late = false`);
    await open.db.execute(sql`update logged_facts set was_over = false`);
    await open.db.execute(sql`update log_state set summary_version = 2`);
    await run(hours(9));
    expect(await lates()).toEqual([false, true, true, false]);
    await show({ ...again, shownAt: hours(10), market: 'moneyline', line: null });
    expect(await lates()).toEqual([false, true, true, false, true]);
  });

  it('looks again at a moneyline that no score was to decide by the rule of before', async () => {
    await game();
    const pick = await show({ market: 'moneyline', selection: 'home', line: null });
    await run(START);
    await end(5, 4);
    await run(hours(5));
    const [grade] = await leaves('grade');
    expect(grade).toMatchObject({ result: 'win' });
    await open.db.execute(sql`
      insert into pick_grades (pick_id, revision, leaf, result, reason, rules, close_books, graded_at)
      select pick_id, 1, leaf, 'ungraded', 'not_decided', rules, 0, graded_at from pick_grades where pick_id = ${pick.id}::uuid`);
    await open.db.execute(sql`update log_state set summary_version = 1`);
    await run(hours(6));
    expect((await leaves('grade')).at(-1)).toMatchObject({ result: 'win' });
    expect(await leaves('grade')).toHaveLength(2);
  });

  it('lets a late pick take the place of none that was there in time', async () => {
    await game();
    await show();
    await run(START);
    await showOnly({ shownAt: hours(-9), oddsDecimal: 3 });
    await end(5, 4);
    await run(hours(5));
    expect(await grades()).toHaveLength(2);
    expect((await sumsOfDays()).map(({ sums }) => [sums.won, sums.flatWon])).toEqual([[1, expect.closeTo(0.95)]]);
  });

  it('sums all of it anew, once, where that was done by other rules', async () => {
    await game();
    await show({ market: 'total', selection: 'over', line: 8.5 });
    await showOnly();
    await run(hours(-5));
    await run(START);
    await end(5, 4);
    await run(hours(5));
    const right = await sumsOfDays();
    expect(right.map(({ key, sums }) => [key, sums.won])).toEqual([['live 2026-11-22 MLB total bet', 1]]);
    const wrong = { ...right[0]?.sums, won: 7 };
    await open.db.execute(sql`update pick_seals set late = false, counts = true`);
    await open.db.execute(sql`
      insert into record_days (odds, day, sport, market, verdict, sums, size)
      select odds, day, sport, 'spread', verdict, ${JSON.stringify(wrong)}::text::jsonb, size from record_days`);
    await run(hours(6));
    expect(await sumsOfDays()).toHaveLength(2);
    await open.db.execute(sql`update log_state set summary_version = 0`);
    await run(hours(7));
    const again = await sumsOfDays();
    expect(again.map(({ key, sums }) => [key, sums.won, sums.lost])).toEqual([
      ['live 2026-11-22 MLB spread bet', 0, 0],
      ['live 2026-11-22 MLB total bet', 1, 0],
    ]);
    expect(again[1]).toEqual(right[0]);
    const seals = await open.db.execute(sql`select late, counts from pick_seals order by leaf`);
    expect(rowsOf(seals)).toEqual([
      { late: false, counts: true },
      { late: true, counts: false },
    ]);
  });

  it('loses and repeats nothing when a run breaks off anywhere, and leaves several processes at it alone', async () => {
    await game();
    for (let nth = 0; nth < 30; nth += 1) await showOnly({ line: nth + 0.5, market: 'total', selection: 'over' });
    let drawn = 0;
    const broken = run(hours(-5), {
      randomBytes: (count) => {
        drawn += 1;
        if (drawn === 20) throw new Error('broke off');
        return randomBytes(count);
      },
    });
    await expect(broken).rejects.toThrow('broke off');
    expect(await leaves()).toEqual([]);
    await Promise.all([run(START), run(START), run(START)]);
    await end(5, 4);
    await Promise.all([run(hours(5)), run(hours(5))]);
    const all = await leaves();
    const commitments = (kind: string) => all.filter((leaf) => leaf.kind === kind).map(({ commitment }) => commitment);
    expect(new Set(commitments('pick')).size).toBe(30);
    for (const kind of ['pick', 'reveal', 'grade']) {
      expect(commitments(kind)).toHaveLength(30);
      expect(commitments(kind).toSorted()).toEqual(commitments('pick').toSorted());
    }
  });
});

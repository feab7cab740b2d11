import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { addPerson, type Person } from '../../test-people.ts';
import { readOwnBets } from './own-bets.service.ts';
import { giveBet, hoursBefore, type PickRow, START } from './test-given-bets.ts';

let bettor: Person;
const open = await testDatabase();
beforeEach(async () => {
  bettor = await addPerson(open.db);
});

const give = (changes: Partial<PickRow> = {}, { userId = bettor.id, state = 'delivered' } = {}) =>
  giveBet(open.db, userId, changes, state);

const end = (eventId: string, home: number, away: number, settledAt = new Date(START.getTime() + 4 * 3_600_000)) =>
  open.db.execute(sql`
    insert into event_results (event_id, status, home_score, away_score, source_name, observed_at, settled_at)
    values (${eventId}, 'final', ${home}, ${away}, 'ESPN', ${settledAt.toISOString()}, ${settledAt.toISOString()})`);

/** One price a side at a book's last look before the start. */
async function close(eventId: string, book: string, sides: readonly [string, number, number][], market = 'spread') {
  for (const [selection, line, decimal] of sides) {
    await open.db.execute(sql`
      insert into closing_prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal, quoted_at, starts_at)
      values (${eventId}, ${book}, ${market}, ${selection}, '', ${Math.round(line * 100)}, ${decimal},
        ${hoursBefore(1).toISOString()}, ${START.toISOString()})`);
  }
}

const read = () => readOwnBets(open.db, bettor.id);
const states = async () => (await read()).bets.map(({ state }) => state);

describe('the bets that answers gave an account', () => {
  it('are each there once, as first shown, newest first; passes, undelivered answers and others’ are not', async () => {
    const game = await give({ oddsDecimal: 2, shownAt: hoursBefore(8) });
    await give({ eventId: game, oddsDecimal: 1.9, shownAt: hoursBefore(2) });
    await give({ eventId: game, line: 3.5, pick: 'Bills +3.5', verdict: 'lean', shownAt: hoursBefore(4) });
    await give({ verdict: 'pass', units: 0 });
    await give({}, { state: 'failed' });
    await give({}, { userId: (await addPerson(open.db)).id });
    const { bets, total } = await read();
    expect(bets.map(({ pick, decimal, verdict }) => [pick, decimal, verdict])).toEqual([
      ['Bills +3.5', 1.95, 'lean'],
      ['Bills +2.5', 2, 'bet'],
    ]);
    expect(total).toBe(2);
    expect(bets[0]).toMatchObject({ state: 'open', closeChance: null, startsAt: START, shownAt: hoursBefore(4) });
  });

  it('end as the score says, from the side that was taken', async () => {
    await end(await give({ shownAt: hoursBefore(1) }), 20, 17);
    await end(await give({ line: 3, shownAt: hoursBefore(2) }), 20, 17);
    await end(await give({ selection: 'home', line: -2.5, shownAt: hoursBefore(3) }), 20, 17);
    await end(await give({ market: 'total', selection: 'over', line: 37.5, shownAt: hoursBefore(4) }), 20, 17);
    await end(await give({ market: 'moneyline', selection: 'home', line: null, shownAt: hoursBefore(5) }), 20, 17);
    const prop = { market: 'prop:player_pass_yds', selection: 'over', player: 'Josh Allen', line: 245.5 };
    await end(await give({ ...prop, shownAt: hoursBefore(6) }), 20, 17);
    expect(await states()).toEqual(['loss', 'push', 'win', 'loss', 'win', 'undecided']);
  });

  it('are open while what is said is of an earlier date of the game', async () => {
    await end(await give(), 20, 17, hoursBefore(48));
    expect(await states()).toEqual(['open']);
  });

  it('are worth at the close what all last prices on their own line say, whatever line a book sold as its main one', async () => {
    const game = await give();
    await close(game, 'draftkings', [
      ['home', -2.5, 1.8],
      ['away', 2.5, 2.05],
    ]);
    await close(
      game,
      'fanduel',
      [
        ['home', -2.5, 1.8],
        ['away', 2.5, 2.05],
      ],
      'alternate_spread',
    );
    await close(game, 'betmgm', [
      ['home', -3.5, 1.9],
      ['away', 3.5, 1.9],
    ]);
    const [bet] = (await read()).bets;
    // Two equal books: the power k with 1.8^-k + 2.05^-k = 1 is 1.06546, and 2.05^-k = 0.46541.
    expect(bet?.closeChance).toBeCloseTo(0.46541, 5);
  });

  it('are counted in all where there are more than are read', async () => {
    for (let nth = 0; nth < 3; nth += 1) await give({ shownAt: hoursBefore(nth + 1) });
    expect((await read()).total).toBe(3);
  });
});

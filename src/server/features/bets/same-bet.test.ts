import { describe, expect, it } from 'vitest';
import { matchBets } from './match-bets.ts';
import { type BetCopy, foldBet, likenessOf } from './same-bet.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.parse('2026-08-01T23:00:00Z');
const copy = (bet: string, more: Partial<BetCopy> = {}): BetCopy => ({
  ...{ externalId: null, book: 'DraftKings', bet, game: '', oddsDecimal: 1.91, stakeCents: 2_000 },
  ...{ placedAtMs: 0, startsAtMs: null, ...more },
});

const areOne = (a: BetCopy, b: BetCopy): boolean => likenessOf(foldBet(a), foldBet(b)) !== null;

describe('two copies', () => {
  it.each([
    ['Boston Red Sox -1.5', 'Chicago White Sox -1.5'],
    ['Michigan State -3', 'Ohio State -3'],
    ['Manchester United moneyline', 'Leeds United moneyline'],
    ['New York Giants moneyline', 'San Francisco Giants moneyline'],
    ['USC Trojans -7', 'Troy Trojans -7'],
    ['Dodgers moneyline', 'Dodgers -1.5'],
    ['Patrick Mahomes over 1.5 Passing TDs', 'Patrick Mahomes over 1.5 Interceptions'],
    ['LeBron James over 25.5 points', 'LeBron James over 25.5 points rebounds assists'],
    ['Buffalo Bills -3', 'Buffalo Bills -3 1st Half'],
    ['Bills -3', '1st Half Buffalo Bills -3'],
    ['Over 24.5', '1H Over 24.5'],
    ['Texas A&M -7', 'Texas -7'],
    ['Boston College -3', 'Boston -3'],
    ['England ML', 'New England ML'],
    ['Inter ML', 'Inter Miami ML'],
    ['Arsenal ML', 'Arsenal Women ML'],
    ['Over 221.5', 'Total Over 221.5'],
  ])('%s and %s are two bets', (one, other) => {
    expect(areOne(copy(one), copy(other, { externalId: 'x' }))).toBe(false);
    expect(areOne(copy(other), copy(one, { externalId: 'x' }))).toBe(false);
  });

  it.each([
    ['Dodgers moneyline', 'Los Angeles Dodgers Moneyline'],
    ['Bills +2.5', 'Buffalo Bills +2.5 (-110)'],
    ['NY Giants ML', 'New York Giants Moneyline'],
    ['Mahomes over 1.5 Passing TDs', 'Patrick Mahomes Over 1.5 Passing Touchdowns'],
    ['Bills -3 first half', 'Buffalo Bills -3 1H'],
    ['Red Sox -1.5', 'Boston Red Sox Run Line -1.5 runs'],
    ['Bills -3 vs Jets', 'Buffalo Bills -3'],
    ['Texas A&M -7', 'Texas A&M Aggies -7'],
    ['Golden State -3', 'Golden State Warriors -3'],
    ['Blues ML', 'St. Louis Blues ML'],
    ['Kansas City -3', 'Kansas City Chiefs -3'],
    ['Bills +10', 'Buffalo Bills +10.0'],
    ['Bills -2.50', 'Buffalo Bills -2.5'],
  ])('%s and %s are one bet', (one, other) => {
    expect(areOne(copy(one), copy(other, { externalId: 'x' }))).toBe(true);
    expect(areOne(copy(other), copy(one, { externalId: 'x' }))).toBe(true);
  });

  it('of totals are told apart by their games', () => {
    const total = (bet: string, game: string) => copy(bet, { game });
    const jets = total('Over 47.5', 'New York Jets @ Miami Dolphins');
    expect(areOne(jets, total('Total Over 47.5', 'Jets @ Dolphins'))).toBe(true);
    expect(areOne(jets, total('Jets/Dolphins Over 47.5', ''))).toBe(false);
    expect(areOne(jets, total('Total Over 47.5', 'New York Giants @ Dallas Cowboys'))).toBe(false);
    expect(areOne(total('Over 221.5', 'Celtics @ Lakers'), total('Total over 221.5', 'Heat @ Bulls'))).toBe(false);
  });

  it('of a team that plays on two days are two bets, where both starts are known', () => {
    const first = copy('Dodgers moneyline', { startsAtMs: START_MS });
    const next = { placedAtMs: 23 * HOUR_MS, startsAtMs: START_MS + 23 * HOUR_MS };
    expect(areOne(first, copy('Los Angeles Dodgers moneyline', next))).toBe(false);
    expect(areOne(first, copy('Dodgers moneyline', next))).toBe(false);
    expect(areOne(first, copy('Los Angeles Dodgers moneyline', { ...next, startsAtMs: START_MS }))).toBe(true);
    expect(areOne(first, copy('Los Angeles Dodgers moneyline', { ...next, startsAtMs: null }))).toBe(true);
  });
});

describe('the bets of a file', () => {
  const stored = (count: number, more: Partial<BetCopy> = {}) =>
    Array.from({ length: count }, (_, at) => ({ ...copy(`Team ${name(at)} moneyline`, more), id: `b${at}` }));
  const name = (at: number) => `Side${at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}`;

  it('let others have their turn, however many could be one', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    const mine = Array.from({ length: 2_000 }, (_, at) => copy(`Town ${name(at)} moneyline`));
    const matches = await matchBets(mine, stored(2_000));
    clearImmediate(timer);
    expect(matches.every((match) => match === null)).toBe(true);
    expect(turns).toBeGreaterThanOrEqual(mine.length / 20 - 1);
  });

  it('are read a few times each, not once for each pair', async () => {
    let reads = 0;
    const counted = stored(200).map((bet) => ({
      ...bet,
      get bet() {
        reads += 1;
        return 'Buffalo Bills -3';
      },
    }));
    await matchBets(
      Array.from({ length: 200 }, (_, at) => copy(`Town ${name(at)} moneyline`)),
      counted,
    );
    expect(reads).toBeLessThanOrEqual(5 * 200);
  });

  it('find their copies by a part of their names, however many are of one day', async () => {
    const mine = Array.from({ length: 2_000 }, (_, at) => copy(`${name(at)} ML`));
    const matches = await matchBets(mine, stored(2_000));
    expect(matches.map((match) => match?.id)).toEqual(mine.map((_, at) => `b${at}`));
  });

  it('find their copies a cent of price apart, the nearest in time first, each once', async () => {
    const kept = [
      { ...copy('Buffalo Bills -3', { oddsDecimal: 1.914, placedAtMs: 5 * HOUR_MS }), id: 'later' },
      { ...copy('Buffalo Bills -3', { oddsDecimal: 1.906, placedAtMs: HOUR_MS }), id: 'near' },
      { ...copy('Buffalo Bills -3', { oddsDecimal: 1.91, placedAtMs: 30 * HOUR_MS }), id: 'next day' },
    ];
    const matches = await matchBets([copy('Bills -3'), copy('Bills -3'), copy('Bills -3')], kept);
    expect(matches.map((match) => match?.id ?? null)).toEqual(['near', 'later', null]);
  });
});

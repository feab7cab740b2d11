import { describe, expect, it } from 'vitest';
import {
  type CoverRow,
  type MiddleRow,
  ScanPricesInput,
  ScanPricesResult,
  type ScanRow,
  type ScanSide,
} from '#contract/research/scans.ts';
import { lineChances } from '#engine/odds/line-model.ts';
import { marketConsensus } from '#engine/picks/market-consensus.ts';
import { bookOf, takesUsBets } from '../../books/registry.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { toEngineMarket } from '../best-bets/candidates.ts';
import { lineModelOf } from '../price-bets/line-models.ts';
import { eventOf, storedPrice } from '../test-stored.ts';
import { testWorlds } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { scanPrices } from './scan-prices.ts';

const STAKES = [9_999, 123_457];
const KINDS = ['arbitrage', 'middles', 'low_hold', 'gaps'] as const;

type Shown = { world: World; data: ScanPricesResult; evidenceIds: string[]; stakeCents: number };

/** Each kind of scan over each world, at stakes of different sizes. */
function scansOf(worlds: readonly World[], kind: ScanPricesResult['kind']): Shown[] {
  return worlds.flatMap((world) =>
    STAKES.flatMap((stakeCents) => {
      const outcome = scanPrices(ScanPricesInput.parse({ kind, stakeCents, limit: 30 }), world);
      if (!outcome.ok) return [];
      expect(ScanPricesResult.parse(outcome.data)).toEqual(outcome.data);
      return [{ world, data: outcome.data, evidenceIds: outcome.evidence.map(({ id }) => id), stakeCents }];
    }),
  );
}

const sidesOf = (row: ScanRow): ScanSide[] => (row.kind === 'gap' ? [row.best, row.next, row.worst] : row.sides);

const scans = new Map<ScanPricesResult['kind'], Shown[]>();

async function shownOf(kind: ScanPricesResult['kind']): Promise<Shown[]> {
  const known =
    scans.get(kind) ??
    scansOf(
      (await testWorlds()).map(({ world }) => world),
      kind,
    );
  scans.set(kind, known);
  return known;
}

describe.each(KINDS)('every row of a scan for %s', (kind) => {
  it('holds stored prices of exactly that book, line and side, seen lately, where a US bettor can bet, with evidence of its own', async () => {
    let rows = 0;
    for (const { world, data, evidenceIds } of await shownOf(kind)) {
      expect(new Set(evidenceIds).size).toBe(evidenceIds.length);
      for (const row of [...data.rows, ...data.nearest]) {
        rows += 1;
        const { eventId, market, player } = row;
        expect(eventOf(world.slate.events, eventId).startsAt.getTime()).toBeGreaterThan(world.nowMs);
        for (const { selection: side, line, bookKey, decimal, ageSeconds, evidenceId } of sidesOf(row)) {
          const stored = storedPrice(world, { eventId, market, side, player, line, bookKey });
          expect(stored?.decimal).toBe(decimal);
          expect(ageSeconds).toBe(Math.max(0, Math.round((world.nowMs - (stored?.quotedAt.getTime() ?? 0)) / 1_000)));
          expect(ageSeconds).toBeLessThanOrEqual(7_200);
          expect(takesUsBets(bookKey)).toBe(true);
          expect(evidenceIds).toContain(evidenceId);
        }
        const ages = sidesOf(row).map(({ ageSeconds }) => ageSeconds);
        expect(Math.max(...ages) - Math.min(...ages)).toBeLessThanOrEqual(1_800);
      }
    }
    expect(rows).toBeGreaterThan(40);
  });

  it('is never called sure', async () => {
    for (const { data } of await shownOf(kind))
      expect(JSON.stringify(data)).not.toMatch(
        /guarantee|risk[- ]free|free of risk|sure (thing|profit)|no risk|free money|cannot lose/i,
      );
    expect((await shownOf(kind)).every(({ data }) => data.risks.length > 0)).toBe(true);
  });
});

/** What a stake returns, settled by hand: a quarter line is two half stakes. */
function returned(side: ScanSide & { stakeCents: number }, wins: (line: number) => number): number {
  const line = side.line ?? 0;
  const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  const paid = halves.reduce((sum, half) => {
    const by = wins(half);
    return sum + (by > 0 ? (side.stakeCents * side.decimal) / 2 : by === 0 ? side.stakeCents / 2 : 0);
  }, 0);
  // Half a cent is not paid.
  return Math.ceil(paid - 0.5 - 1e-6);
}

const PLAYED_OUT = ['NBA', 'WNBA', 'NCAAB', 'NCAAF', 'MLB', 'NHL'];

/** The result in cents of every way the game can end. */
function resultsOf(row: CoverRow | MiddleRow): number[] {
  const total = (paid: number) => paid - row.sides.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  if (row.sides.every(({ line }) => line === null)) {
    const winners = row.sides.map((winner) =>
      total(row.sides.reduce((sum, side) => sum + (side === winner ? returned(side, () => 1) : 0), 0)),
    );
    const canTie =
      row.market === 'moneyline' && row.sides.length === 2 && ['NFL', 'UFC', 'MMA', 'Boxing'].includes(row.league);
    return canTie ? [...winners, 0] : winners;
  }
  const isSpread = row.market === 'spread';
  const counts = Array.from({ length: 801 }, (_, at) => at - 400).filter((count) =>
    isSpread ? count !== 0 || !PLAYED_OUT.includes(row.league) : count >= 0,
  );
  return counts.map((count) =>
    total(
      row.sides.reduce((sum, side) => {
        const by = (line: number) =>
          isSpread
            ? (side.selection === 'home' ? count : -count) + line
            : side.selection === 'over'
              ? count - line
              : line - count;
        return sum + returned(side, by);
      }, 0),
    ),
  );
}

describe('the stakes of arbitrages, low holds and middles', () => {
  it('add up, and settled again give the promised worst and best result to the cent', async () => {
    let rows = 0;
    for (const kind of ['arbitrage', 'low_hold', 'middles'] as const) {
      for (const { data, stakeCents } of await shownOf(kind)) {
        for (const row of [...data.rows, ...data.nearest]) {
          if (row.kind === 'gap') continue;
          rows += 1;
          expect(row.sides.reduce((sum, side) => sum + side.stakeCents, 0)).toBe(stakeCents);
          const results = resultsOf(row);
          expect([row.worstCents, row.bestCents]).toEqual([Math.min(...results), Math.max(...results)]);
          expect(new Set(row.endings.map(({ cents }) => cents))).toEqual(new Set(results));
        }
      }
    }
    expect(rows).toBeGreaterThan(100);
  });

  it('are at books of different operators that one bettor can have together, and no better pair was left', async () => {
    for (const { world, data } of await shownOf('arbitrage')) {
      for (const row of [...data.rows, ...data.nearest]) {
        if (row.kind !== 'cover') continue;
        const books = row.sides.map(({ bookKey }) => bookOf(bookKey));
        expect(new Set(books.map(({ family }) => family)).size).toBe(books.length);
        expect(row.states?.every((state) => books.every(({ states }) => states.includes(state)))).toBe(true);
        expect(row.states).not.toEqual([]);
        expect(row.returnShare > 0).toBe(data.rows.includes(row));
        expect(row.returnShare).toBeCloseTo(bestReturn(world, row), 12);
        expect(row.hold).toBeCloseTo(-row.returnShare, 12);
      }
    }
  });

  it('are judged as each bet is alone: the expected result of two bets is the sum of theirs', async () => {
    let judged = 0;
    for (const { world, data, stakeCents } of await shownOf('middles')) {
      for (const row of data.rows) {
        if (row.kind !== 'middle' || row.ev === null) continue;
        judged += 1;
        const expected =
          row.sides.reduce((sum, side) => sum + side.stakeCents * expectedOf(world, row, side), 0) / stakeCents;
        expect(row.ev).toBeCloseTo(expected, stakeCents < 9_999 ? 1 : 3);
      }
    }
    expect(judged).toBeGreaterThan(40);
  });
});

it('puts the middle with the highest expected result first, and those without a chance last', async () => {
  for (const { data } of await shownOf('middles')) {
    const worth = data.rows.map((row) => (row.kind === 'middle' ? (row.ev ?? -2) : -2));
    // Rounding of stakes to cents may move one row past another by a hundredth of a percent.
    expect(worth.every((ev, at) => at === 0 || ev <= (worth[at - 1] ?? 0) + 1e-3)).toBe(true);
  }
});

const marketsOf = (world: World, { eventId, market, player }: ScanRow): SlateMarket[] =>
  eventOf(world.slate.events, eventId).markets.filter((one) => one.market === market && one.player === (player ?? ''));

/** By every choice of quotes, tried one by one. */
function bestReturn(world: World, row: CoverRow): number {
  const [first] = row.sides;
  const market = marketsOf(world, row).find(({ lineHundredths }) =>
    first?.line === null
      ? true
      : lineHundredths === Math.round((first?.selection === 'away' ? -1 : 1) * (first?.line ?? 0) * 100),
  );
  const quotes = (market?.quotes ?? []).filter(
    ({ bookKey, quotedAt }) => takesUsBets(bookKey) && world.nowMs - quotedAt.getTime() <= 7_200_500,
  );
  type Chosen = typeof quotes;
  const choices = row.sides.reduce<Chosen[]>(
    (all) => all.flatMap((chosen) => quotes.map((quote) => [...chosen, quote])),
    [[]],
  );
  const possible = choices.filter((chosen) => {
    const books = chosen.map(({ bookKey }) => bookOf(bookKey));
    const ages = chosen.map(({ quotedAt }) => Math.max(0, Math.round((world.nowMs - quotedAt.getTime()) / 1_000)));
    return (
      new Set(books.map(({ family }) => family)).size === books.length &&
      Math.max(...ages) - Math.min(...ages) <= 1_800 &&
      (books[0]?.states ?? []).some((state) => books.every(({ states }) => states.includes(state)))
    );
  });
  return Math.max(
    ...possible.map((chosen) => 1 / chosen.reduce((sum, { decimals }, at) => sum + 1 / (decimals[at] ?? 1), 0) - 1),
  );
}

/** Units of profit per unit of one side, by the same model asked for its line alone. */
function expectedOf(world: World, row: MiddleRow, side: ScanSide): number {
  const event = eventOf(world.slate.events, row.eventId);
  const main = mainLine(marketsOf(world, row));
  const model = lineModelOf(event, row.market, world.nowMs);
  const probability = main && marketConsensus(toEngineMarket(event, main, null), world.nowMs)?.probabilities[0];
  if (!main || !model || probability === undefined) throw new Error('a judged middle has a model');
  const isFirst = side.selection === 'home' || side.selection === 'over';
  const homeLine = side.selection === 'away' ? -(side.line ?? 0) : (side.line ?? 0);
  const { win, lose } = lineChances(model, { line: main.lineHundredths / 100, probability })(homeLine);
  return isFirst ? win * (side.decimal - 1) - lose : lose * (side.decimal - 1) - win;
}

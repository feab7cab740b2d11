import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Parlay } from '#contract/research/build-parlay.ts';
import { takesUsBets } from '../../books/registry.ts';
import { priceSelections } from '../best-bets/candidates.ts';
import { breaches, filtersOf } from '../test-filters.ts';
import { storedBets, storedPrice } from '../test-stored.ts';
import { remembering, testWorlds } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { isJudgedLeg } from './judged-leg.ts';
import { ask, parlayOf } from './test-parlays.ts';

/** What is asked of any parlay, by other means than the tool's. */
function faults(world: World, parlay: Parlay, stakeCents: number | null): string[] {
  const product = parlay.legs.reduce((all, { decimal }) => all * decimal, 1);
  const games = new Set(parlay.legs.map(({ eventId }) => eventId)).size;
  const chance = parlay.legs.reduce((all, { fairChance }) => all * fairChance, 1);
  const returns = stakeCents === null || parlay.sameGame ? null : Math.ceil(stakeCents * product - 0.5 - 1e-6);
  const totalAt = (bookKey: string) =>
    parlay.legs.reduce((all, leg) => all * (storedPrice(world, { ...leg, bookKey })?.decimal ?? Number.NaN), 1);
  const totals = parlay.otherBooks.map(({ decimal }) => decimal);
  const rules: Record<string, boolean> = {
    oneBook: parlay.legs.every(({ bookKey }) => bookKey === parlay.bookKey) && takesUsBets(parlay.bookKey),
    stored: parlay.legs.every((leg) => storedPrice(world, leg)?.decimal === leg.decimal),
    product: Math.abs(parlay.decimal / product - 1) < 1e-12,
    payout: parlay.payoutCents === returns,
    sameGame: parlay.sameGame === games < parlay.legs.length,
    chance: parlay.sameGame || Math.abs(parlay.fairChance / chance - 1) < 1e-12,
    edge: parlay.edge === null ? parlay.sameGame : Math.abs(parlay.edge - (chance * product - 1)) < 1e-9,
    others: parlay.otherBooks.every(({ bookKey, decimal }) => Math.abs(totalAt(bookKey) / decimal - 1) < 1e-12),
    othersCanBeBet: parlay.otherBooks.every(({ bookKey }) => takesUsBets(bookKey) && bookKey !== parlay.bookKey),
    bestFirst: totals.every((total, at) => at === 0 || total <= (totals[at - 1] ?? 0)),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

type Bare = Pick<Parlay['legs'][number], 'eventId' | 'market' | 'side' | 'line'> & {
  player?: string | null | undefined;
};

const bareBet = ({ eventId, market, side, player, line }: Bare) => ({ eventId, market, side, player, line });

/** The parlay of stated legs; null where one of them cannot be had, or no book joins them. */
function answered(world: World, legs: BetRefDraft[], stakeCents: number): Parlay | null {
  const outcome = ask(world, { legs, stakeCents });
  if (!outcome.ok) return null;
  expect(outcome.verdicts).toBe(outcome.data.parlay?.isJudged ? 1 : 0);
  expect(outcome.data.legs.length).toBe(legs.length);
  return outcome.data.parlay;
}

type Worth = { verdict: string; fair: number; decimal: number };

/** How much legs are wanted: passes last, of them those below -400, then leans, then by what they return. */
function worthOf(legs: readonly Worth[]): [number, number, number] {
  const count = (verdict: string, most = Number.POSITIVE_INFINITY) =>
    legs.filter((leg) => leg.verdict === verdict && leg.decimal < most).length;
  const value = legs.reduce((all, { fair, decimal }) => all * fair * decimal, 1);
  return [-count('pass') - count('pass', 1.25) / 2, -count('lean'), value];
}

const compareWorth = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((part, place) => Math.abs(part - (b[place] ?? 0)) > 1e-9);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** The best legs of different games at one book, by pricing every selection at every book. */
function bestAnywhere(world: World, count: number): [number, number, number] {
  const books = [...world.slate.bookTitles.keys()].filter((key) => takesUsBets(key));
  const atBooks = books.map((key) => {
    const bests = world.slate.events.flatMap((event) => {
      const legs = event.markets
        .flatMap((market) => priceSelections(event, market, new Date(world.nowMs), new Set([key])))
        .filter(({ priced: { notes } }) => !notes.includes('edge_unconfirmed') && !notes.includes('one_book'))
        .map(({ priced: { verdict, fairProbability: fair, decimal } }) => ({ verdict, fair, decimal }))
        .sort((a, b) => compareWorth(worthOf([b]), worthOf([a])));
      return legs.slice(0, 1);
    });
    const top = bests.sort((a, b) => compareWorth(worthOf([b]), worthOf([a]))).slice(0, count);
    return top.length < count ? ([-Infinity, 0, 0] as [number, number, number]) : worthOf(top);
  });
  return atBooks.sort((a, b) => compareWorth(b, a))[0] ?? [0, 0, 0];
}

describe('parlays of whole slates', () => {
  let worlds: World[] = [];
  beforeAll(async () => {
    worlds = (await testWorlds()).map(({ world }) => remembering(world));
  });

  it('exchange no leg, line, side or player, stored or not, and pay what the stored prices multiply to', () => {
    let swapped = 0;
    let built = 0;
    for (const world of worlds) {
      const leg = fc
        .tuple(fc.constantFrom(...storedBets(world)), fc.constantFrom(0, 0, 0, 0.25))
        .map(([bet, off]) => ({ ...bet, line: bet.line === null ? null : bet.line + off }));
      fc.assert(
        fc.property(
          fc.array(leg, { minLength: 2, maxLength: 5 }),
          fc.integer({ min: 1, max: 100_000 }),
          (legs, stake) => {
            const parlay = answered(world, legs, stake);
            if (!parlay) return;
            built += 1;
            if (JSON.stringify(parlay.legs.map(bareBet)) !== JSON.stringify(legs.map(bareBet))) swapped += 1;
            expect(faults(world, parlay, stake)).toEqual([]);
          },
        ),
        { numRuns: 150, seed: 16 },
      );
    }
    expect(swapped).toBe(0);
    expect(built).toBeGreaterThan(worlds.length * 20);
  });

  it('choose only legs that meet every filter, each of another game', () => {
    let built = 0;
    for (const world of worlds) {
      fc.assert(
        fc.property(filtersOf(world), fc.integer({ min: 2, max: 5 }), ({ maxPerGame: _, ...filters }, count) => {
          const outcome = ask(world, { choose: { ...filters, count } });
          if (!outcome.ok) {
            expect(outcome.named.length).toBeGreaterThan(0);
            return;
          }
          const { parlay } = outcome.data;
          if (!parlay) throw new Error('an answer without a parlay');
          built += 1;
          expect(parlay.legs.filter(isJudgedLeg).flatMap((bet) => breaches(world, filters, bet))).toEqual([]);
          expect(parlay.legs.length).toBe(count);
          expect(new Set(parlay.legs.map(({ eventId }) => eventId)).size).toBe(count);
          expect(faults(world, parlay, null)).toEqual([]);
        }),
        { numRuns: 40, seed: 16 },
      );
    }
    expect(built).toBeGreaterThan(worlds.length * 10);
  });

  it('have the most joint value that any one book gives', () => {
    for (const world of worlds) {
      for (const count of [2, 4]) {
        const { legs } = parlayOf(world, { choose: { count } });
        const own = worthOf(
          legs.filter(isJudgedLeg).map(({ verdict, fairChance: fair, decimal }) => ({ verdict, fair, decimal })),
        );
        expect(own[2]).toBeCloseTo(bestAnywhere(world, count)[2], 9);
      }
    }
  });

  it('meet a target within 15% of its profit, or say that it cannot be met', () => {
    for (const world of worlds) {
      for (const american of [150, 300, 600, 1500, 5000]) {
        const outcome = ask(world, { choose: {}, targetPrice: `+${american}` });
        if (!outcome.ok) {
          expect(outcome.named).toContain(`+${american}`);
          continue;
        }
        const profit = ((outcome.data.parlay?.decimal ?? 0) - 1) * 100;
        expect(Math.abs(profit / american - 1)).toBeLessThanOrEqual(0.15 + 1e-9);
        expect(outcome.data.parlay?.target?.isMet).toBe(true);
      }
    }
  });
});

it('says how much to stake on a parlay that is worth it: a quarter of Kelly at most, and no more than on any leg', async () => {
  const demo = (await testWorlds()).find(({ name }) => name === 'demo')?.world;
  if (!demo) throw new Error('there is a demo slate');
  const parlay = parlayOf(demo, { choose: { count: 3 }, targetPrice: '+600' });
  const units = Number(/Stake at most (\d+(?:\.\d+)?) units? on it\.$/.exec(parlay.verdictReason)?.[1]);
  const quarter = (25 * (parlay.edge ?? 0)) / (parlay.decimal - 1);
  expect(parlay.verdict).toBe('bet');
  expect(units).toBeGreaterThan(0);
  expect(units).toBeLessThanOrEqual(Math.min(quarter, ...parlay.legs.map((leg) => leg.units ?? 0)));
});

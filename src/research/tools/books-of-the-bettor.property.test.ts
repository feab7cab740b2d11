import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JudgedPrice } from '#contract/research/price-bets.ts';
import type { Verdict } from '#contract/verdict.ts';
import { REGISTRY } from '../books/registry.ts';
import { anySlate, type RandomSlate } from '../slate/test-random-slate.ts';
import { testReading } from '../slate/test-slate.ts';
import { booksOn, type NamedBet, rowOf } from '../slate/test-sold-rows.ts';
import { tally } from '../slate/test-tally.ts';
import type { Bettor } from '../words/bettor.ts';
import { bestBetsTool } from './best-bets/tool.ts';
import { buildParlayTool } from './build-parlay/tool.ts';
import { priceBetsTool } from './price-bets/tool.ts';
import { scanPricesTool } from './scan-prices/tool.ts';
import { ask, betsAt, draftOn, worldOn } from './test-random-worlds.ts';

type Place = Pick<Bettor, 'state' | 'sportsbooks'>;

const NOWHERE: Place = { state: null, sportsbooks: [] };
const PLACES: readonly Place[] = [
  NOWHERE,
  NOWHERE,
  ...(['NV', 'FL', 'NY', 'CA'] as const).map((state) => ({ state, sportsbooks: [] })),
  { state: null, sportsbooks: ['fanduel', 'betmgm', 'caesars', 'bet365'] },
  { state: null, sportsbooks: ['pinnacle', 'lowvig', 'prophetx'] },
  { state: 'NJ', sportsbooks: ['superbook', 'draftkings'] },
  ...[1, 2].map(() => ({ state: null, sportsbooks: ['circasports'] })),
];

/** By the registry's lines alone: the chosen books, else licensed US sportsbooks, in the state or, with none named, in five at least. */
function isOpenTo(key: string, { state, sportsbooks }: Place): boolean {
  if (sportsbooks.length > 0) return sportsbooks.includes(key);
  const book = REGISTRY.get(key);
  if (book?.kind !== 'book' || book.region !== 'us') return false;
  return state === null ? book.states.length >= 5 : book.states.includes(state);
}

/** A price that a tool tells to be taken, or shows as one that can be. */
type Told = { bookKey: string | null; verdict?: Verdict | null };

const TOOLS = ['best_bets', 'build_parlay', 'price_bets', 'scan_prices'] as const;

function toldOn(random: RandomSlate, place: Place, places: readonly number[]): Record<(typeof TOOLS)[number], Told[]> {
  const world = worldOn(random, place);
  const bets = betsAt(world, places);
  const best = ask(bestBetsTool, { count: 10, withPasses: true }, random, world)?.data;
  const joined = ask(buildParlayTool, { choose: { count: 2 }, acrossBooks: true }, random, world)?.data;
  const priced = bets.length === 0 ? [] : (ask(priceBetsTool, { bets }, random, world)?.data.bets ?? []);
  const scans = (['gaps', 'low_hold'] as const).flatMap(
    (kind) => ask(scanPricesTool, { kind }, random, world)?.data.rows ?? [],
  );
  const { parlay = null, apart = null, legs = [] } = joined ?? {};
  return {
    best_bets: [...(best?.picks ?? []), ...(best?.nearest ?? [])],
    build_parlay: [
      ...[...(parlay?.legs ?? []), ...(apart?.bets ?? []), ...(parlay?.otherBooks ?? [])],
      ...legs.flatMap(({ price }) => price ?? []),
    ],
    price_bets: priced.flatMap((bet) => (bet.priced && bet.atBest ? [bet.atBest] : [])),
    scan_prices: scans.flatMap((row): Told[] => (row.kind === 'gap' ? [row.best] : row.sides)),
  };
}

/** What is made of a stored price at a book that is named: it may be staked on where it takes US bets or is the bettor's own. */
function expectOpen({ bookKey, canTake, verdict }: JudgedPrice, { sportsbooks }: Place): boolean {
  const { kind, region, states = [] } = REGISTRY.get(bookKey ?? '') ?? {};
  const isLicensed = kind === 'book' && region === 'us' && states.length > 0;
  const isOpen = isLicensed || sportsbooks.includes(bookKey ?? '');
  // An estimate has no verdict wherever it stands.
  if (canTake || (verdict !== 'pass' && verdict !== null)) expect(isOpen, `${bookKey}`).toBe(true);
  return isOpen;
}

const priceOf = (random: RandomSlate, bet: NamedBet, key: string) => rowOf(random, bet, key)?.oddsDecimal ?? 0;

const five = fc.array(fc.nat(), { minLength: 5, maxLength: 5 });

describe('on any slate', () => {
  it('every price that is told to be taken stands where this bettor can bet', () => {
    const seen = tally('stakes', ...TOOLS);
    fc.assert(
      fc.property(anySlate, fc.constantFrom(...PLACES), five, (random, place, places) => {
        for (const [tool, told] of Object.entries(toldOn(random, place, places))) {
          const closed = told.filter(({ bookKey }) => !isOpenTo(bookKey ?? '', place));
          expect(closed, `${tool} for ${JSON.stringify(place)}`).toEqual([]);
          seen.note(tool as (typeof TOOLS)[number], told.length);
          seen.note('stakes', told.filter(({ verdict }) => verdict === 'bet' || verdict === 'lean').length);
        }
      }),
      { numRuns: 35 },
    );
    expect(seen.least()).toBeGreaterThan(10);
  });

  it('a price at a book that is named is a bet only where it takes US bets or is the bettor’s own', () => {
    const seen = tally('open', 'closed', 'stakes');
    fc.assert(
      fc.property(anySlate, fc.constantFrom(...PLACES), five, (random, place, places) => {
        const world = worldOn(random, place);
        const bets = betsAt(world, places).map((bet, nth) => {
          const asked = { ...bet, player: bet.player ?? null };
          const books = booksOn(random, asked).sort((a, b) => priceOf(random, asked, b) - priceOf(random, asked, a));
          return { ...bet, book: books[(places[nth] ?? 0) % Math.min(2, books.length)], named: ['book'] };
        });
        const priced = bets.length === 0 ? [] : (ask(priceBetsTool, { bets }, random, world)?.data.bets ?? []);
        for (const price of priced.flatMap((bet) => (bet.priced && bet.atAsked ? [bet.atAsked] : []))) {
          seen.note(expectOpen(price, place) ? 'open' : 'closed');
          seen.note('stakes', price.verdict !== 'pass' && price.verdict !== null);
        }
      }),
      { numRuns: 60 },
    );
    expect(seen.least()).toBeGreaterThan(4);
  });

  it('every pick of a chat stands where this bettor can bet, or is said to be elsewhere', async () => {
    const seen = tally('own', 'elsewhere', 'bet', 'lean', 'pass');
    await fc.assert(
      fc.asyncProperty(anySlate, fc.constantFrom(...PLACES), async (random, place) => {
        const draft = await draftOn(random, testReading(), { mode: 'regular', bettor: place });
        if (!draft) return;
        const isElsewhere = draft.instead.some((words) => words.includes('elsewhere'));
        for (const { candidate, pick } of draft.drafts) {
          const where = { ...place, ...(isElsewhere && { sportsbooks: [] }) };
          expect(isOpenTo(candidate.priced.book, where), `${candidate.priced.book}: ${JSON.stringify(place)}`).toBe(
            true,
          );
          seen.note(isElsewhere ? 'elsewhere' : 'own');
          seen.note(pick.verdict);
        }
      }),
      { numRuns: 80 },
    );
    expect(seen.least()).toBeGreaterThan(3);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricedOutcome } from '#engine/picks/market.ts';
import { REGISTRY } from '../../books/registry.ts';
import type { SlateEvent, SlateMarket, SlateQuote } from '../../slate/slate.ts';
import { anySlate, RANDOM_NOW, type RandomSlate } from '../../slate/test-random-slate.ts';
import { type Tally, tally } from '../../slate/test-tally.ts';
import { priceSelections } from './candidates.ts';

/** Seconds behind the newest quote of its market at which a rule begins or ends. */
const RULES = [899.5, 1_799.5, 2_250, 3_599, 3_599.5];
/** Behind it a quote has no voice left. */
const LONGEST = 3_700;

const EVERYWHERE = new Set(REGISTRY.keys());

type Which = { market: number; quote: number; rule: number };
type Aged = { event: SlateEvent; market: SlateMarket; quote: SlateQuote; newestMs: number };

/** One quote of a game to come. */
function agedOf({ slate }: RandomSlate, { market: nth, quote: of }: Which): Aged | null {
  const coming = slate.events.filter(({ startsAt }) => startsAt > RANDOM_NOW);
  const markets = coming.flatMap((event) => event.markets.map((market) => ({ event, market })));
  const { event, market } = markets[nth % markets.length] ?? {};
  const quote = market?.quotes[of % market.quotes.length];
  if (!event || !market || !quote) return null;
  return { event, market, quote, newestMs: Math.max(...market.quotes.map(({ quotedAt }) => quotedAt.getTime())) };
}

type Priced = ReadonlyMap<string, PricedOutcome>;

/** What its market is worth where the quote is so many seconds behind the newest, by outcome and book. */
function pricedAt({ event, market, quote, newestMs }: Aged, behind: number): Priced {
  const quotedAt = new Date(newestMs - 1_000 * behind);
  const quotes = market.quotes.map((one) => (one === quote ? { ...one, quotedAt } : one));
  const found = priceSelections(event, { ...market, quotes }, RANDOM_NOW, EVERYWHERE);
  return new Map(found.map(({ priced }) => [`${priced.outcome} at ${priced.book}`, priced]));
}

/** A quarter of Kelly in units, before the caps and the quarters. */
const stakeOf = ({ kellyShrunk }: PricedOutcome): number => 25 * kellyShrunk;

const fairChange = (was: PricedOutcome, now: PricedOutcome): number =>
  Math.abs(now.fairProbability / was.fairProbability - 1);

function changeBetween(before: Priced, after: Priced): number {
  const changes = [...before].map(([key, was]) => {
    const now = after.get(key);
    return now ? fairChange(was, now) + Math.abs(stakeOf(now) - stakeOf(was)) : 0;
  });
  return Math.max(0, ...changes);
}

/** Of all ages that a voice can have the second in which most changes, as far as halving finds it. */
function steepestSecond(aged: Aged): number {
  let [low, high] = [0, LONGEST];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const [start, half, end] = [low, middle, high].map((behind) => pricedAt(aged, behind));
    if (!start || !half || !end) break;
    if (changeBetween(start, half) > changeBetween(half, end)) high = middle;
    else low = middle;
  }
  return low;
}

function expectSteady(aged: Aged, behind: number, seen: Tally<'picks' | 'stakes' | 'moved'>) {
  const after = pricedAt(aged, behind + 1);
  for (const [key, was] of pricedAt(aged, behind)) {
    const now = after.get(key);
    if (!now) continue;
    const where = `${key} of ${aged.market.id}, ${aged.quote.bookKey} ${behind} s behind`;
    expect(fairChange(was, now), where).toBeLessThan(0.01);
    expect(Math.abs(stakeOf(now) - stakeOf(was)), where).toBeLessThan(Math.max(0.01 * stakeOf(was), 0.01));
    seen.note('picks');
    seen.note('stakes', stakeOf(was) > 0);
    seen.note('moved', now.fairProbability !== was.fairProbability);
  }
}

describe('a quote of any slate that is a second older', () => {
  it('changes neither the fair price nor the stake before its caps by more than 1 %', () => {
    const seen = tally('picks', 'stakes', 'moved');
    const which = fc.record({ market: fc.nat(), quote: fc.nat(), rule: fc.constantFrom(...RULES) });
    fc.assert(
      fc.property(anySlate, which, which, which, (random, ...chosen) => {
        for (const one of chosen) {
          const aged = agedOf(random, one);
          if (!aged) continue;
          const own = (aged.newestMs - aged.quote.quotedAt.getTime()) / 1_000;
          for (const behind of [own, one.rule, steepestSecond(aged)]) expectSteady(aged, behind, seen);
        }
      }),
      { numRuns: 80 },
    );
    expect(seen.least()).toBeGreaterThan(100);
  });
});

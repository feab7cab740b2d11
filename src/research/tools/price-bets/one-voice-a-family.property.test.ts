import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricedStatedBet } from '#contract/research/price-bets.ts';
import { REGISTRY } from '../../books/registry.ts';
import { anySlate, type RandomSlate } from '../../slate/test-random-slate.ts';
import { siblingsOn, withSibling } from '../../slate/test-siblings.ts';
import { rowOf } from '../../slate/test-sold-rows.ts';
import { tally } from '../../slate/test-tally.ts';
import { ask, worldOn } from '../test-random-worlds.ts';
import { storedBets } from '../test-stored.ts';
import { priceBetsTool } from './tool.ts';

/** Whoever can bet everywhere sees a second name as a second offer too. */
const BETTOR = { sportsbooks: [...REGISTRY.keys()] };

type Judged = PricedStatedBet & { families: string | undefined };

/** Every stored bet that is priced, by what it is; of the games alone that a book sells where one is given. */
function judgedOn(random: RandomSlate, book?: string): Map<string, Judged> {
  const world = worldOn(random, BETTOR);
  const isSold = (eventId: string) => random.stored.prices.get(eventId)?.some(({ bookKey }) => bookKey === book);
  const bets = storedBets(world).filter(({ eventId }) => book === undefined || isSold(eventId));
  const judged = new Map<string, Judged>();
  for (let from = 0; from < bets.length; from += 5) {
    const found = ask(priceBetsTool, { bets: bets.slice(from, from + 5) }, random, world);
    for (const bet of found?.data.bets ?? []) {
      if (!bet.priced) continue;
      const told = found?.evidence.find(({ id }) => bet.evidenceIds.includes(id) && id.includes('|consensus for '));
      const { eventId, market, side, player, line } = bet;
      judged.set([eventId, market, side, player, line].join('|'), { ...bet, families: told?.sourceName });
    }
  }
  return judged;
}

/** What neighbouring lines say of a bet is solved for to a millionth of its chance (`neighbouring-lines.ts`, `tilted-points.ts`). */
const SOLVED_TO = 1e-5;

/** Of a bet that is decided. */
const chanceOf = ({ win, lose }: { win: number; lose: number }): number => win / (win + lose);

/** The fair price, who speaks for it, and what is made of the best price. */
function expectSame(before: Judged, after: Judged | undefined, label: string) {
  if (!after) throw new Error(`${label} is not priced any more`);
  expect([after.books, after.families], label).toEqual([before.books, before.families]);
  expect(Math.abs(chanceOf(after.chances) - chanceOf(before.chances)), label).toBeLessThan(SOLVED_TO);
  const [was, is] = [before.atBest, after.atBest];
  expect([is?.decimal, is?.verdict, is?.units, is?.confidence, is?.notes], label).toEqual([
    was?.decimal,
    was?.verdict,
    was?.units,
    was?.confidence,
    was?.notes,
  ]);
  if (was && is) expect(Math.abs(chanceOf(is.chances) - chanceOf(was.chances)), label).toBeLessThan(SOLVED_TO);
}

describe('a second name of a family on any slate', () => {
  it.each([
    ['beside the first', false],
    ['in its place', true],
  ])('%s is no other voice: as many families, the same fair prices, the same verdicts', (_, isAlone) => {
    const seen = tally('bets', 'touched', 'best');
    fc.assert(
      fc.property(anySlate, fc.nat(), (random, at) => {
        const all = siblingsOn(random);
        const named = all[at % all.length];
        if (!named) return;
        const after = judgedOn(withSibling(random, named, isAlone), named.sibling);
        for (const [key, bet] of judgedOn(random, named.book)) {
          expectSame(bet, after.get(key), `${key} with ${named.book} and ${named.sibling}`);
          seen.note('bets');
          seen.note('touched', rowOf(random, bet, named.book) !== undefined);
          seen.note('best', bet.atBest?.bookKey === named.book);
        }
      }),
      { numRuns: 32 },
    );
    expect(seen.least()).toBeGreaterThan(15);
  });
});

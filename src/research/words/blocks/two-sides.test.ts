import { expect, it } from 'vitest';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { testWorlds } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { outcomeBlocks } from './outcome-blocks.ts';
import { betsOnMarket } from './test-market-bets.ts';
import { blocksOf } from './test-read-blocks.ts';

const MOST_GAMES = 8;

/** Both sides of every market of two beside each other: what they add up to, and what is said of it. */
function pairsOf(world: World): { sum: number; note: string }[] {
  const games = world.slate.events.filter(({ startsAt }) => startsAt.getTime() > world.nowMs).slice(0, MOST_GAMES);
  return games.flatMap((event) =>
    event.markets
      .filter(({ outcomes }) => outcomes.length === 2)
      .flatMap((market) => {
        const bets = betsOnMarket(event, market);
        const outcome = priceBets({ bets }, world);
        const [table] = blocksOf(outcomeBlocks('price_bets', outcome, world), 'table');
        if (!table || !outcome.ok) return [];
        const chances = outcome.data.bets.flatMap((bet) => (bet.priced ? [bet.atBest?.chances ?? bet.chances] : []));
        const [first, second] = chances;
        return first && second ? [{ sum: first.win + second.win + first.push, note: table.note ?? '' }] : [];
      }),
  );
}

it('says what two sides add up to where that is not 100%, and nothing where it is', async () => {
  const pairs = (await testWorlds()).flatMap(({ world }) => pairsOf(world));
  const off = pairs.filter(({ sum }) => Math.abs(sum - 1) >= 0.0015);
  expect(off.length).toBeGreaterThan(5);
  expect(pairs.length).toBeGreaterThan(off.length);
  for (const { sum, note } of pairs) {
    const isTold = note.includes(`The two sides add up to ${(sum * 100).toFixed(1)}%`);
    expect(isTold, `${sum}: ${note}`).toBe(Math.abs(sum - 1) >= 0.0015);
  }
});

import { expect, it } from 'vitest';
import { BetRef } from '#contract/research/bet.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { isRefused } from '../find-market.ts';
import { worldOf } from '../test-worlds.ts';
import { priceBets } from './price-bets.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 17));

it('counts the books that are heard on a price as its source does: not the one that quotes it', async () => {
  const slate = await demoSlateAt(NOW);
  const event = slate.events.find(({ home, startsAt }) => home === 'Buffalo Bills' && startsAt > NOW);
  const book = 'DraftKings';
  const bet = BetRef.parse({
    eventId: event?.id,
    market: 'moneyline',
    side: 'home',
    book,
    price: '+120',
    named: ['price'],
  });
  const found = priceBets({ bets: [bet] }, worldOf(slate, NOW));
  const [priced] = isRefused(found) || !found.ok ? [] : found.data.bets;
  if (!priced?.priced) throw new Error('it is priced');
  const sources = found.ok ? JSON.stringify(found.evidence) : '';
  const counts = [...sources.matchAll(/Consensus of (\d+) independent/g)].map(([, count]) => Number(count));
  expect(priced.books).toBe(counts.at(-1));
  expect(priced.books).toBeLessThan(event?.markets.find(({ market }) => market === 'moneyline')?.quotes.length ?? 0);
});

import { expect, it } from 'vitest';
import { marketKind, pickLabel } from '../words/pick-label.ts';
import { keptMarket, pricedMarket } from './three-way.ts';

const TWO = { market: 'moneyline', outcomes: ['home', 'away'] };
const THREE = { market: 'moneyline', outcomes: ['home', 'draw', 'away'] };

it.each([
  ['boxing_boxing', THREE, 'three_way'],
  ['icehockey_nhl', TWO, 'moneyline'],
  ['soccer_epl', THREE, 'moneyline'],
  ['icehockey_nhl', { market: 'spread', outcomes: ['home', 'away'] }, 'spread'],
])('a bet of %s is kept as what it is of', (sportKey, market, kept) => {
  expect(keptMarket({ sportKey }, market)).toBe(kept);
  expect([pricedMarket(kept), marketKind(kept)]).toEqual([market.market, market.market]);
});

it('is called what it is', () => {
  const event = { home: 'Ann', away: 'Bea', sportKey: 'boxing_boxing' } as Parameters<typeof pickLabel>[0];
  const market = (of: object) => of as Parameters<typeof pickLabel>[1];
  expect(pickLabel(event, market(THREE), 'home')).toBe('Ann moneyline (three-way)');
  expect(pickLabel(event, market(THREE), 'draw')).toBe('Draw (three-way)');
  expect(pickLabel(event, market(TWO), 'home')).toBe('Ann moneyline');
  expect(pickLabel({ ...event, sportKey: 'soccer_epl' }, market(THREE), 'draw')).toBe('Draw');
});

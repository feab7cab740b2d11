import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

it.each([
  'whats the highest nba total tonight and the lowest',
  'lowest and highest total in the nba tonight',
  'biggest and smallest nba spread tonight',
])('tells both ends of an order: %s', (text) => {
  const orders = callsOf(text).map(({ input }) => ('order' in input ? input.order : null));
  expect(orders.toSorted()).toEqual(['highest_line', 'lowest_line']);
});

const HIGHEST = 'highest nba total tonight';
const LOWEST = 'lowest nba total tonight';
const BOTH = 'whats the highest nba total tonight and the lowest';
it.each([
  [BOTH, 'any value on the under in the lowest one', LOWEST, 'under'],
  [BOTH, 'should i bet the over in the highest one', HIGHEST, 'over'],
  [HIGHEST, 'is the under in the lowest one any good', LOWEST, 'under'],
  ['nba totals tonight', 'is the over in the lowest one worth it', LOWEST, 'over'],
  ['nba totals tonight', 'any value on the under in the highest one', HIGHEST, 'under'],
])('%s: %s', (list, text, alone, side) => {
  const [row] = talk(alone).reading.focus ?? [];
  const { focus = [] } = talk(list, text).reading;
  expect(focus).toHaveLength(1);
  expect(focus[0]).toMatchObject({ eventId: row?.eventId, market: 'total', side });
});

it.each([
  ['who plays monday', 'best line on the cowboys?'],
  ['who plays monday', 'best line for the vikings tho'],
])('shows no total where the best line on one side is asked for behind games: %s | %s', (list, text) => {
  const markets = callsOf(list, text).map(({ input }) => ('market' in input ? input.market : null));
  expect(markets).toContain('spread');
  expect(markets).not.toContain('total');
});

import { expect, it } from 'vitest';
import { simplyWords } from './simply-words.ts';

it('tells a bet by a hundred of them and by the cents of a dollar', () => {
  const told = simplyWords({
    name: 'the Bills',
    price: '+152',
    chance: 0.38,
    decimal: 2.52,
    ev: -0.0424,
    end: 'So skip it.',
  });
  expect(told).toBe(
    'The Bills: bet it 100 times and it comes in about 38 times (38.0%). At +152 you need 39.7% just to break even, so over time you lose 4.2 cents of every dollar. So skip it.',
  );
});

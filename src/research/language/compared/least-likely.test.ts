import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const PARLAY = 'parlay pistons ml, suns ml, alcaraz ml';

it.each([
  'which one of those 3 is most likely to blow it',
  'which leg is the riskiest',
  'which leg kills me most often',
  'whos gonna screw me here',
  'which is the most likely to lose',
  'least likely leg',
  'what leg has the lowest chance',
  'which one is the biggest risk',
])('"%s" asks for the leg that wins least often, and for none by its edge', (text) => {
  expect(talk(PARLAY, text).plan).toMatchObject({
    kind: 'calls',
    explains: 'riskier',
    calls: [{ tool: 'price_bets' }],
  });
});

it.each(['weakest link?', 'which leg is the worst value'])('"%s" asks by what it is worth', (text) =>
  expect(talk(PARLAY, text).plan).toMatchObject({ explains: 'worst' }),
);

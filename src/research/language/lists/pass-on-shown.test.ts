import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const PAIR = 'alcaraz ml and fonseca ml good?';

it.each([
  'so pass on both?',
  'so neither?',
  'skip both then?',
  'ok so nothing?',
  'any value?',
  'is there any point betting these',
])('"%s" behind judged bets is told of them', (text) =>
  expect(talk(PAIR, text).plan).toMatchObject({ explains: 'pass', calls: [{ tool: 'price_bets' }] }),
);

it('behind a parlay it is told of that, behind picks of them', () => {
  expect(talk('parlay pistons ml and suns ml', 'so pass?').plan).toMatchObject({
    explains: 'pass',
    calls: [{ tool: 'build_parlay' }],
  });
  expect(talk('best nba bets today', 'what would i do?').plan).not.toMatchObject({ about: { kind: 'pass_all' } });
});

it.each(['pass', 'ill pass on those', 'any value in the suns game?'])('"%s" asks nothing of the kind', (text) =>
  expect(talk(PAIR, text).plan).not.toMatchObject({ explains: 'pass' }),
);

import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

it.each([
  'nfl parlay between +300 and +500',
  'build me a parlay that pays +300 to +500',
  'parlay between +300 and +500',
])('a parlay that is to pay within a range is searched for that: %s', (text) => {
  expect(talk(text).plan).toMatchObject({
    kind: 'picks',
    reading: { intent: 'parlay', wholeMin: 4, wholeMax: 6, minDecimal: null, maxDecimal: null },
  });
});

it('prices that are multiplied, and those of single bets, are no range of a parlay', () => {
  expect(talk('what does a parlay of +300 and +500 pay').plan).toMatchObject({ calls: [{ tool: 'calculate' }] });
  expect(talk('best nfl bets between +300 and +500').plan).toMatchObject({
    reading: { intent: 'picks', minDecimal: 4, maxDecimal: 6 },
  });
});

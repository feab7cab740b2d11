import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

it.each([
  ['ok best nba bets whenever they are'],
  ['best nhl bets whenever they are'],
  ['top nfl picks whenever those are'],
  ['best nba bets no matter when they are'],
  ['ok best nba bets whenever they play'],
  ['best nhl plays whenever they start'],
  ['good mlb bets, whenever it is'],
  ['best nfl bets regardless of when'],
])('bets are looked for on any day: %s', (text) => {
  const { plan } = talk(text);
  expect(plan === null || plan.kind === 'picks').toBe(true);
  expect(plan?.kind === 'picks' ? plan.reading.window : null).toBeNull();
});

import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { slate, talk } = await demoTalk();
const scored = slate.events
  .flatMap(({ markets }) => markets)
  .find(({ market }) => market === 'prop:player_goal_scorer_anytime');
const player = scored?.player ?? '';

it.each([
  ['no goal -150', 'no'],
  ['anytime goal no at -150 worth it', 'no'],
  ['to score no -150 good?', 'no'],
  ['not to score at -150 good', 'no'],
  ['wont score -150?', 'no'],
  ['anytime goal +150 good?', 'yes'],
])('"%s" of a player is one bet on the side that is said', (said, side) => {
  const { plan } = talk(`${player} ${said}`);
  const bets = plan?.kind === 'calls' ? plan.calls.map(({ input }) => input) : plan;
  expect(bets).toMatchObject([
    { bets: [{ player, market: 'prop:player_goal_scorer_anytime', side, price: expect.stringMatching(/150$/) }] },
  ]);
  expect(JSON.stringify(bets).match(/"eventId"/g)).toHaveLength(1);
});

import { beforeAll, expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { type Talked, talkerOver } from '../test-talk.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
let talk: (...texts: string[]) => Talked;
let player: string;
beforeAll(async () => {
  const slate = await demoSlateAt(NOW);
  talk = talkerOver(slate, NOW);
  const scored = slate.events
    .flatMap(({ markets, startsAt }) => (startsAt > NOW ? markets : []))
    .find(({ market }) => market === 'prop:player_goal_scorer_anytime');
  player = scored?.player ?? '';
});

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

import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

it.each([
  ['show me all the underdogs getting 3 points or less this week', { only: 'underdog', maxLine: 3 }],
  ['nfl underdogs of 3 points or less', { league: 'NFL', only: 'underdog', minLine: 0.5, maxLine: 3 }],
  ['list dogs getting under 3 points', { only: 'underdog', maxLine: 2.5 }],
  ['dogs +3 or less this week', { only: 'underdog', maxLine: 3 }],
  ['which underdogs have a spread of 2.5 or less', { only: 'underdog', maxLine: 2.5 }],
  ['which favorites are giving more than 5 points this week', { only: 'favorite', minLine: 5.5 }],
  ['all nfl dogs getting 7 or more', { league: 'NFL', only: 'underdog', minLine: 7 }],
  ['spreads under 3 this week', { maxLine: 2.5 }],
])('shows the spreads within one bound: %s', (text, input) => {
  expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input: { market: 'spread', ...input } }]);
});

it.each([
  ['nfl underdogs of 3 points or less', 'which one of those is most likely to win outright', 'underdog'],
  ['nfl underdogs of 3 points or less', 'who has the best chance to win of those', 'underdog'],
  ['which nfl favorites are giving more than 5 points', 'which of those is the safest', 'favorite'],
])('finds the likeliest among them alone: %s, %s', (list, text, only) => {
  const shown = (talk(list).reading.focus ?? []).map(({ eventId }) => eventId);
  const [call] = callsOf(list, text);
  const eventIds = expect.toSatisfy((ids: string[]) => ids.toSorted().join() === [...new Set(shown)].toSorted().join());
  expect(call).toMatchObject({
    tool: 'show_board',
    input: { market: 'moneyline', only, order: 'shortest', eventIds },
  });
});

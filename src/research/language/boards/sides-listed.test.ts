import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

it.each([
  ['biggest underdog and the biggest favorite', ['underdog', 'favorite']],
  ['heaviest favorite and longest underdog tonight', ['favorite', 'underdog']],
  ['who is the biggest underdog and the biggest favorite this week?', ['underdog', 'favorite']],
  ['biggest favorite tonight', ['favorite']],
])('lists the ends that are asked for, one game each: %s', (text, ends) => {
  expect(callsOf(text).map(({ input }) => input)).toMatchObject(ends.map((only) => ({ only, limit: 1 })));
});

it('is no pair of lists where several are asked for', () => {
  expect(callsOf('list the favorites and underdogs tonight')).toHaveLength(1);
});

it.each(['is it too late', 'did i miss it'])(
  'asks for the bet where no move was shown that could be missed: %s',
  (text) => {
    expect(talk('biggest line moves', text)).toMatchObject({ plan: { kind: 'say' }, isCharged: false });
  },
);

it.each([
  ['home dogs over 3 to 1', { side: 'home', only: 'underdog', minDecimal: 4 }],
  ['road favorites tonight', { side: 'away', only: 'favorite' }],
  ['home underdogs +250 or better', { side: 'home', only: 'underdog', minDecimal: 3.5 }],
])('lists them where they play: %s', (text, input) => {
  expect(callsOf(text)[0]?.input).toMatchObject({ market: 'moneyline', ...input });
});

import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const marketsOf = async (text: string): Promise<string[]> => {
  const { plan } = (await demoTalk()).talk(text);
  const [call] = plan?.kind === 'calls' ? plan.calls : [];
  const { bets = [] } = (call?.input ?? {}) as { bets?: { market: string; side: string }[] };
  return bets.map(({ market, side }) => `${market} ${side}`).sort();
};

const ALL = ['moneyline away', 'moneyline home', 'spread away', 'spread home'];

it.each([
  'chiefs or broncos, who you got',
  'broncos or chiefs',
  'lions or bills, who do you like',
  'who do you like, bills or lions',
  'packers or seahawks?',
  'cowboys or patriots who you taking',
  'celtics or mavericks, who do you like',
  'who u got, mavs or celtics',
])('looks at both spreads beside both winners where two who meet are held against each other: %s', async (text) => {
  expect(await marketsOf(text)).toEqual(ALL);
});

it.each(['lakers or rockets', 'eagles or falcons who do you like'])(
  'holds the winners alone where the two do not meet: %s',
  async (text) => {
    expect((await marketsOf(text)).every((one) => one.startsWith('moneyline'))).toBe(true);
  },
);

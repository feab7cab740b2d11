import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { askOfTwoGames } from '../test-two-games.ts';

const REFUSED = testReading({
  intent: 'parlay',
  markets: ['moneyline'],
  side: 'underdog',
  count: 3,
  minDecimal: 2,
  wholeMin: 5.8,
  wholeMax: 8.2,
  asked: '3 leg parlay around +600, only dogs, $25',
});

describe('behind a parlay that could not be built', () => {
  it.each([
    ['About +732', { targetPrice: '+732', choose: { count: 3, side: 'underdog' } }],
    ['how about +900 then', { targetPrice: '+900', choose: { count: 3, minPrice: '+100' } }],
    ['ok make it 4 legs', { targetPrice: '+600', choose: { count: 4, side: 'underdog' } }],
  ])('is another of the same: %s', (text, input) => {
    const asked = askOfTwoGames(text, REFUSED);
    expect(asked).toMatchObject({ kind: 'calls', calls: [{ tool: 'build_parlay', input }] });
    expect(asked).toMatchObject({ calls: [{ input: { stakeCents: 2500 } }] });
  });

  it('is another at any price', () => {
    expect(askOfTwoGames('Any price', REFUSED)).toMatchObject({
      kind: 'picks',
      reading: { intent: 'parlay', count: 3, side: 'underdog', wholeMin: null, wholeMax: null },
    });
  });

  it.each([
    'swap out the riskiest leg for something safer',
    'whats the true chance that hits and what should it really pay',
    'drop the second leg',
    'is it worth it',
    'put 20 on it',
    'which leg is the weakest',
    'how often does it cash?',
    'why not',
  ])('there is nothing to ask of or to change: %s', (text) => {
    expect(askOfTwoGames(text, REFUSED)).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^There is no parlay yet/),
      choices: ['Any price'],
    });
  });

  it('is left where something else is asked', () => {
    for (const text of ['best bets tomorrow', 'Bills moneyline -150 any good?', 'what is a parlay'])
      expect(JSON.stringify(askOfTwoGames(text, REFUSED))).not.toContain('There is no parlay yet');
  });
});

it('is a parlay of what is left once the leg that no book has is taken off', async () => {
  const { talk } = await demoTalk();
  expect(talk('chiefs -3 eagles ml parlay', 'add bills', 'take off the chiefs').plan).toMatchObject({
    calls: [{ tool: 'build_parlay', input: { legs: [{ market: 'moneyline' }, { market: 'moneyline' }] } }],
  });
});

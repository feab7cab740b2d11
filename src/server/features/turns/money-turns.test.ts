import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();
const ROLL = 'I have 200 bucks to start. How much should I bet on each game?';
const JUDGED = 'Is Warriors moneyline a good bet?';
const PASSED = 'Is Bills moneyline a good bet?';

describe('money that was told is gone on from, free', () => {
  it.each([
    [[ROLL], 'what if i only had 50', /One unit is \$0\.50 for you/],
    [[ROLL], 'same but with 2k', /One unit is \$20\.00 for you/],
    [[JUDGED], 'what if i had 300', /Warriors moneyline at .* that is \$\d\.\d\d, 0\.\d+ units.*One unit is \$3\.00/s],
    [[ROLL, PASSED], 'what if i only had 50', /Bills moneyline at .* nothing, .* it is a pass.*One unit is \$0\.50/s],
    [['my bankroll is 800', 'best bet tonight'], 'what if my roll was 2k', /Of \$2,000\.00 a unit is \$20\.00/],
    [[ROLL], 'and on parlays', /at most 0\.5 units, \$1\.00 of your \$200\.00/],
    [[], 'how big should my parlays be with a 300 bankroll', /at most 0\.5 units, \$1\.50 of your \$300\.00/],
    [
      [PASSED],
      'is 10 on it too much if i got 100',
      /too much: nothing belongs on Bills moneyline.*\$10\.00 is 10% of \$100\.00/,
    ],
    [[JUDGED], '25 or 50 on it w a 2k roll', /Warriors moneyline at .* is worth 0\.\d+ units, \$\d+\.\d\d/],
    [[JUDGED], 'i got 200, is 10 ok on it', /\$10\.00 is 5% of \$200\.00/],
    [['my bankroll is 300'], 'is 400 on lakers ml too much', /\$400\.00 is more than the whole bankroll.*\$300\.00/],
    [['my roll is 2k', JUDGED], '100 on it too much?', /\$100\.00 is 5% of \$2,000\.00/],
    [[ROLL], 'and if i lose the first 3 do i double up', /No: the stake stays the same after a loss/],
    [[ROLL], 'if i win do i double up', /No: today’s result is no reason to bet bigger/],
    [['my unit is 25'], '3u on bills ml +150 pays what', /\$75\.00 on Bills moneyline at \+150 .* wins \$112\.50/],
    [['bankroll 1000, how much per bet'], 'what if i lose 5 in a row', /5 losing bets of \$10\.00 cost \$50\.00/],
    [[], 'tengo 100 dolares, cuanto debo apostar por juego', /One unit is \$1\.00 for you/],
    [[], 'so 20 bucks unit, 2u on lions ml -175 wins what', /\$40\.00 on Lions moneyline at -175 .* wins \$22\.86/],
  ])('%j, %s', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('gives no verdict away of a bet of which only the payout was told', async () => {
    const { text, cost } = await lastOf('what does 50 on warriors ml pay', 'is 10 on it too much if i got 100');
    expect(text).toMatch(/\$10\.00 is 10\.0% of it/);
    expect(text).not.toMatch(/worth \d|pass|edge/i);
    expect(cost).toBe(0);
  });

  it('is told of a bet that is named as its stake, which is a verdict', async () => {
    const { text, cost } = await lastOf(ROLL, 'ok so how much on the bills ml');
    expect(text).toMatch(/nothing on the Bills moneyline/);
    expect(cost).toBe(1);
  });

  it('shows what money to play with does on the one bet that is given', async () => {
    const { text } = await lastOf('give me one easy bet for tonight, i got 20 to play with');
    expect(text).toMatch(/\$20\.00 on it wins \$\d+\.\d\d/);
  });

  it.each([
    [[JUDGED], 'what does 50 on it pay if i got 100', /\$50\.00 on Warriors moneyline .* wins/],
    [['Is Bills +4.5 a good bet?'], 'what if it was +6.5', /Bills \+6\.5/],
    [['Is over 46.5 in the Bills Lions game a good bet?'], 'what if i had 47', /over 47/i],
    [[], 'how much does the bills ml pay', /Every book on the moneyline/],
    [[ROLL], 'are parlays worth it', /margin is paid on every leg/],
  ])('what asks for something else is left alone: %j, %s', async (before, question, told) => {
    const { text } = await lastOf(...before, question);
    expect(text).toMatch(told);
  });
});

describe('the most of an edge that is asked for', () => {
  const edgesOf = (text: string): number[] => [...text.matchAll(/"edge":(\d\.\d+)/g)].map(([, edge]) => Number(edge));
  it.each(['best 3 +ev nba bets tonight', 'top 3 nba bets by highest ev tonight'])(
    'comes first: %s',
    async (question) => {
      const { text } = await lastOf(question);
      const edges = edgesOf(text);
      expect(edges.length).toBeGreaterThan(1);
      expect(edges).toEqual(edges.toSorted((a, b) => b - a));
    },
  );
});

describe('a bet is placed nowhere here', () => {
  it.each(['ok put 50 on it for me', 'place it for me', 'bet 50 on it for me please'])('%s', async (question) => {
    const { text, cost } = await lastOf(JUDGED, question);
    expect(text).toMatch(/I take no wagers and hold no money: you place a bet yourself.* at \w+.* now/s);
    expect(cost).toBe(0);
  });
});

describe('a parlay or somebody that is to be bet on for its writer', () => {
  it.each([
    ['Is a parlay of Bills +4.5 and Warriors moneyline a good bet?', 'put 20 on it for me'],
    ['bills lions prices', 'put 50 on the bills for me'],
  ])('%s, %s', async (before, question) => {
    const { text, cost } = await lastOf(before, question);
    expect(text).toMatch(/I take no wagers and hold no money.*\$\d+\.\d\d/s);
    expect(cost).toBe(0);
  });
});

describe('a boost that was told', () => {
  const BOOST = 'I got a 50% profit boost for Knicks ml at -130, what does that make the odds';
  it.each([
    ['max bet is 10. what do i win, is it worth it', /Yes: boosted to \+115 .* on \$10\.00\..*\$10\.00 wins \$11\.54/s],
    ['worth using there or save it', /Yes: boosted to \+115 .*(worth more on|use it here)/s],
    ['worth it?', /Yes: boosted to \+115/],
    ['best bet to use it on instead?', /Use it on .* boosted it pays/],
  ])('%s', async (question, told) => {
    const { text, cost } = await lastOf(BOOST, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });
});

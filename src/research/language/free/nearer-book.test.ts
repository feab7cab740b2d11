import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();
const told = (...texts: string[]): string => {
  const { plan } = talk(...texts);
  if (plan?.kind !== 'say') throw new Error(`${texts.at(-1)}: ${JSON.stringify(plan)}`);
  return plan.text;
};

describe('books held against all of them, free', () => {
  it.each(['who got it right?', 'which one of the two is closer to consensus', 'which is nearer to the market'])(
    'says which of those is nearer whose margin was taken off: %s',
    (text) => {
      expect(told('no vig on the bills at fanduel and dk', text)).toMatch(
        /^(FanDuel|DraftKings) is nearer to the consensus: .*Bills moneyline .*(FanDuel|DraftKings) with/,
      );
    },
  );

  it('says which is the outlier on a market, or that none is', () => {
    expect(told('lions bills total', "which book is the outlier on that game's total")).toMatch(/Over \d+/);
    expect(told("who's the outlier on lions bills ml")).toMatch(/moneyline/);
  });

  it.each([
    [['bruins habs ml, is DK off market'], /^No: with the margin out DraftKings makes/],
    [['eagles bears total', 'is draftkings off'], /^Yes: DraftKings has another number/],
    [['how come espn has bears at a diff number'], /Why a book stands there is not stored/],
    [['cowboys pats spread', 'why is one of them off the rest'], /^.*ESPN BET has Cowboys \+0\.5, where most have/],
    [['no vig topuria gaethje', 'whos closest to that and whos furthest off'], /farthest.* Nearest to it is/],
  ])('says of one book whether it is off: %j', (texts, words) => {
    expect(told(...texts)).toMatch(words);
  });

  it('says which stored book counts as sharp', () => {
    expect(told('which of your books is the sharp one for nfl, circa in there?')).toMatch(
      /^(No: .* is not|Yes: .* is) among/,
    );
    expect(told('lions bills spread', 'which book is sharpest on that game')).toMatch(/all books together/);
  });

  it('takes the margin off the same market at others, at both of them again', () => {
    const both = [
      { tool: 'calculate', input: { calc: { kind: 'no_vig', bet: expect.stringMatching(/spread.* at FanDuel$/) } } },
      { tool: 'calculate', input: { calc: { kind: 'no_vig', bet: expect.stringMatching(/spread.* at BetMGM$/) } } },
    ];
    const before = ['no vig on the bills spread at dk', 'same but at fanduel and betmgm'];
    expect(callsOf(...before)).toMatchObject(both);
    expect(callsOf(...before, 'no i meant the no vig at those two')).toMatchObject(both);
  });
});

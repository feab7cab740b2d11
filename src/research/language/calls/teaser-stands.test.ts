import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, calcsOf } = await demoTalk();

const chancesOf = (calc: unknown): readonly number[] => (calc as { chances?: number[] }).chances ?? [];

const LIST = 'teaser options nfl this weekend 6 pts';
const OF_NINERS_AND_SEAHAWKS = {
  kind: 'teaser',
  price: '-120',
  legs: 2,
  points: 6,
  teams: ['San Francisco 49ers', 'Seattle Seahawks'],
  lines: [2.5, -7.5],
};

describe('legs that are named behind lines that were told for a teaser', () => {
  it.each([
    'niners + seahawks at -120',
    'niners and seahawks -120',
    'put the niners and seahawks together',
    'ok niners seahawks',
    'niners +2.5 and seahawks -7.5 at -120',
    'the 1st and 2nd one at -120',
    'niners w/ the seahawks',
  ])('%s', (text) => {
    expect(calcsOf(LIST, text)).toMatchObject([OF_NINERS_AND_SEAHAWKS]);
  });

  it('judges them as one teaser where a verdict is asked for', () => {
    const { plan } = talk(LIST, 'niners seahawks -130, is it worth it');
    expect(plan).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'price_bets', input: { teaser: { price: '-130' } } }],
    });
  });

  it.each([
    'niners ml and seahawks ml',
    'niners +2.5 -110 and seahawks -7.5 -110 straight',
    'parlay niners and seahawks ml',
  ])('are bets of their own where that is said: %s', (text) => {
    const { plan } = talk(LIST, text);
    expect(JSON.stringify(plan)).not.toContain('teaser');
  });

  it('win as often as in the list', () => {
    const told = talk(LIST).plan;
    const [calc] = calcsOf(LIST, 'niners and seahawks at -120');
    const [first = 0] = chancesOf(calc);
    expect(told?.kind === 'say' && told.text).toContain(`49ers +2.5 to +8.5 (wins ${(first * 100).toFixed(1)}%)`);
  });
});

describe('the teaser that stands', () => {
  const TEASER = 'tease niners and seahawks at -120';

  it.each(['make it 7 points', '7 points each', 'make it 7', 'what about with 7 pts'])(
    'has other points: %s',
    (text) => {
      expect(calcsOf(TEASER, text)).toMatchObject([{ ...OF_NINERS_AND_SEAHAWKS, points: 7 }]);
    },
  );

  it('says that its price is kept', () => {
    const { plan } = talk(TEASER, 'make it 7 points');
    expect(plan?.kind === 'calls' && plan.assumed.join(' ')).toContain('The price is left at -120');
  });

  it.each([
    ['73.8 and 72 each, what do both hit at', [0.738, 0.72]],
    ['so 73.8 x 73.7 beats the break even or no', [0.738, 0.737]],
    ['does 73.8 * 73.7 beat 54.5', [0.738, 0.737]],
    ['73.8% and 72%, how often do both hit', [0.738, 0.72]],
    ['what if they hit 74% each', [0.74, 0.74]],
  ])('wins by chances that are said: %s', (text, chances) => {
    for (const before of [LIST, TEASER])
      expect(calcsOf(before, text)).toMatchObject([{ kind: 'teaser', price: '-120', chances }]);
  });

  it('has another chance of the one that is named', () => {
    const [before] = calcsOf(TEASER);
    const [calc] = calcsOf(TEASER, 'what if the niners are only 70%');
    expect(calc).toMatchObject({ chances: [0.7, chancesOf(before)[1]] });
  });

  it.each(['no i mean tease those two', 'i meant as a teaser', 'as a 6 pt teaser instead'])(
    'is made of bets that were read by themselves: %s',
    (text) => {
      for (const before of ['niners +2.5 and seahawks -7.5 at -110', 'niners and seahawks ml'])
        expect(calcsOf(before, text)).toMatchObject([{ kind: 'teaser', teams: OF_NINERS_AND_SEAHAWKS.teams }]);
    },
  );
});

it.each(['swap bengals for seahawks', 'swap the seahawks for the bengals', 'replace the seahawks with bengals'])(
  'of the two lines that were told first one goes: %s',
  (text) => {
    expect(calcsOf(LIST, text)).toMatchObject([
      { ...OF_NINERS_AND_SEAHAWKS, teams: ['San Francisco 49ers', 'Cincinnati Bengals'], lines: [2.5, 3] },
    ]);
  },
);

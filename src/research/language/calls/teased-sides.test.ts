import { describe, expect, it } from 'vitest';
import type { Calculation } from '#contract/research/calculate.ts';
import { testReading } from '../../slate/test-slate.ts';
import type { Reading } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { askOfTwoGames } from '../test-two-games.ts';
import { comparedSums } from './compared-sums.ts';

const { talk } = await demoTalk();
const TEASER = '2 team 6pt teaser 49ers +8.5 and cowboys +7 at -120';

describe('sides that are teased by points', () => {
  it.each([
    ['6 pt teaser 49ers and cowboys at -120, +ev?', [8.5, 7], '-120'],
    ['teaser 49ers +8.5 cowboys +7 -110, 6 pts', [8.5, 7], '-110'],
    ['tease the 49ers +2.5 and cowboys +1 6 points at +100, worth it', [8.5, 7], '+100'],
    [TEASER, [8.5, 7], '-120'],
  ])('%s', (text, lines, price) => {
    expect(talk(text).plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: lines.map((line) => ({ line })), teaser: { price } } }],
    });
  });

  it('are told free where no verdict is asked for', () => {
    const { plan, isCharged } = talk('tease 49ers and cowboys 6 pts');
    expect(plan).toMatchObject({ calls: [{ tool: 'calculate', input: { calc: { kind: 'teaser', points: 6 } } }] });
    expect(isCharged).toBe(false);
  });
});

describe('another side in the teaser before', () => {
  it.each([
    ['swap cowboys for titans +12.5, still -110', [8.5, 12.5], '-110'],
    ['titans instead of the cowboys', [8.5, 12.5], '1.833333'],
    ['swapping the cowboys for the titans', [8.5, 12.5], '1.833333'],
    ['what about the titans and ravens +16 instead, -120 for 50', [12.5, 16], '-120'],
    ['how about ravens +16 and cowboys +7 at -110', [16, 7], '-110'],
    ['drop the 49ers and add ravens +16', [7, 16], '1.833333'],
    ['add the titans at +160', [8.5, 7, 12.5], '+160'],
  ])('%s', (text, lines, price) => {
    expect(talk(TEASER, text).plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: lines.map((line) => ({ line })), teaser: { price } } }],
    });
  });
});

describe('a bet that was spoken of, teased with another side', () => {
  it('is teased by as many points as it says, and the other side too', () => {
    expect(talk('chiefs -3.5 worth it?', 'tease it with the rams').plan).toMatchObject({
      calls: [{ input: { calc: { kind: 'teaser', points: 6, lines: [-3.5, 5] } } }],
    });
  });

  it('ends where it is said to end, which is no line of who is named behind it', () => {
    const { plan } = talk('chiefs -5.5 good?', 'teaser that down to +0.5 with the cowboys');
    expect(plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: [{ line: 0.5 }, { line: 7 }], teaser: {} } }],
    });
  });

  it('is refused where no teaser moves a line so far', () => {
    expect(talk('chiefs -5.5 good?', 'tease it up to +20 with the cowboys').plan).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('25.5 points'),
    });
  });
});

describe('a teaser that is called by its points', () => {
  it.each([
    '2 team 6 pointer bills and ravens',
    '6-pointer with the bills and ravens',
    '2 team 6 point teaser bills ravens',
  ])('is one of sides, and no stake: %s', (text) => {
    expect(talk(text).plan).toMatchObject({
      calls: [{ tool: 'calculate', input: { calc: { kind: 'teaser', legs: 2, points: 6 } } }],
    });
  });

  it('has other points once one is spoken of', () => {
    expect(talk('teaser bills ravens', 'make it a 7 pointer').plan).toMatchObject({
      calls: [{ input: { calc: { points: 7 } } }],
    });
  });

  it('is no shot from afar', () => {
    expect(JSON.stringify(talk('lebron over 2.5 3 pointers').plan)).not.toContain('teaser');
  });
});

describe('both sides of one game in a teaser', () => {
  const told = (text: string): string => {
    const { plan } = talk(text);
    return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
  };

  it.each(['2 team 6 pointer bills lions', 'tease the lions and the bills 6 points'])(
    'win together only where it ends between their lines: %s',
    (text) => expect(told(text)).toMatch(/Both win 37\.\d% of the time.* only where it ends between their lines/),
  );

  it('are counted so among others', () => {
    expect(told('6 point teaser bills lions ravens')).toMatch(/All 3 win 2\d\.\d% of the time/);
    expect(told('6 point teaser bills ravens')).not.toContain('between');
  });
});

describe('two teasers one after the other', () => {
  const sum = (...chances: number[]): Calculation => ({ kind: 'teaser', price: '-120', legs: 2, points: 6, chances });
  const askedOf = (text: string, kept: Partial<Reading>) => askOfTwoGames(text, testReading(kept));
  const TWO = { earlierSums: [sum(0.7, 0.7)], calculation: sum(0.7, 0.6) };

  it.each(['which of these 2 teasers', 'so which one of the two', 'which of those two teasers is better'])(
    'are held against each other by what they are worth: %s',
    (text) => {
      expect(askedOf(text, TWO)).toMatchObject({
        assumed: [expect.stringMatching(/^Expected value: .* the first is the higher and the better one/)],
      });
    },
  );

  it('without chances by what each leg needs', () => {
    const plain = { kind: 'teaser', legs: 2 } as const;
    expect(comparedSums({ ...plain, price: '-120' }, { ...plain, price: '-140' })).toMatch(/the first is the lower/);
  });

  it('are no answer to which of two bets', () => {
    expect(talk('bills ml or ravens ml', 'which of the two').plan).toMatchObject({ calls: [{ tool: 'price_bets' }] });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const KELLY = 'quarter kelly on the bills if i think they win 62%, bankroll 10k';

const said = (...texts: string[]): string => {
  const { plan, isCharged } = demo.talk(...texts);
  expect(isCharged).toBe(false);
  return plan?.kind === 'say' ? plan.text : plan?.kind === 'calls' ? plan.assumed.join(' ') : '';
};

describe('a chance of one\u2019s own that is doubted', () => {
  it.each([
    'is 62 even realistic',
    'is 62% realistic?',
    'is my number too high',
    'is that chance way too optimistic',
    'how realistic is 62',
  ])('stands beside the one that the books say: %s', (text) => {
    expect(said(KELLY, text)).toMatch(/^Bills moneyline: the books, vig out, say [\d.]+%; 62\.0% is/);
  });

  it('is asked of a bet that is named', () => {
    expect(said('is 70% realistic for the bills')).toMatch(/^Bills moneyline: .*70\.0% is/);
  });

  it('is asked back about where no bet is known, and no age', () => {
    expect(said('is 60 realistic')).toContain('for which bet');
  });

  it('is none where another chance is given', () => {
    expect(demo.calcsOf(KELLY, 'what if its 65%')).toMatchObject([{ kind: 'kelly', chance: 0.65 }]);
  });
});

describe('a share of the bankroll that bounds a stake', () => {
  it.each([
    ['too much, whats my stake if i cap it at 2%', 'Bet $200.00 (2% of your bankroll)'],
    ['no more than 1% of my roll on it', 'Bet $100.00 (1% of your bankroll)'],
    ['limit my bets to 1 percent', 'Bet $100.00 (1% of your bankroll)'],
    ['max 25% on one bet', 'as Kelly says: it is within the $2,500.00 (25% of your bankroll)'],
  ])('is no chance to win: %s', (text, told) => {
    const before = 'half kelly at +185 with 40%, bankroll 10000';
    expect(demo.calcsOf(before, text)).toEqual(demo.calcsOf(before));
    expect(said(before, text)).toContain(told);
  });

  it('is told beside a chance that is doubted', () => {
    const text = said(KELLY, 'too much, whats my stake if i cap it at 2% and is 62 even realistic');
    expect(text).toContain('(2% of your bankroll)');
    expect(text).toContain('62.0% is');
  });

  it('leaves a number of one\u2019s own a chance', () => {
    expect(demo.calcsOf('kelly at +105 with 52%', 'i cap them at 55%')).toMatchObject([{ chance: 0.55 }]);
  });
});

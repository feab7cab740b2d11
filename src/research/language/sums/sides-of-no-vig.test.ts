import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const BEFORE = 'no vig line for bills +3.5 -115 lions -3.5 -105';

describe('the sides of prices without their margin', () => {
  it.each([
    [BEFORE, ['Bills +3.5', 'Lions -3.5']],
    ['fair odds for over 45.5 -115 under 45.5 -105', ['Over 45.5', 'Under 45.5']],
    ['devig home +140, draw +230, away +195', ['Home', 'Draw', 'Away']],
  ])('are called as they were: %s', (text, sides) => {
    expect(demo.calcsOf(text)).toMatchObject([{ kind: 'no_vig', sides }]);
  });

  it('have no names where none were said', () => {
    expect(demo.calcsOf('no vig -115 -105')).toEqual([{ kind: 'no_vig', prices: ['-115', '-105'] }]);
  });

  it.each([
    ['which one is the bills', 'Bills +3.5: 51.2%'],
    ['which is the 51.2', 'Bills +3.5: 51.2%'],
    ['whats the 48.8 one', 'Lions -3.5: 48.8%'],
    ['and which is 49', 'Lions -3.5: 48.8%'],
  ])('are told apart behind them: %s', (text, told) => {
    const { plan } = demo.talk(BEFORE, text);
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringContaining(told) });
  });

  it('are no market that is asked for by its name', () => {
    expect(demo.callsOf(BEFORE, 'what is the bills moneyline')).toMatchObject([{ tool: 'show_board' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

const said = (...messages: readonly string[]): string => {
  const { plan, isCharged } = talk(...messages);
  expect(isCharged).toBe(false);
  return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
};

describe('a result that is told with the names of who play', () => {
  it.each([
    [
      ['does bills +4.5 win if its bills 20 lions 24'],
      'The Bills lose by 4; with 4.5 added to their score, Bills +4.5',
    ],
    [['final score lions 24 bills 20. did lions -4.5 cover'], 'With 4.5 taken off their score, Lions -4.5 loses.'],
    [['what does bills +4.5 mean', 'so say its lions 24 bills 17 do i win'], 'Bills +4.5 loses.'],
    [['what does 60 on bills +4.5 pay', 'so if its bills 21 lions 24'], 'comes back, your $60'],
    [
      ['if the lions win by 3, does bills +4.5 win or lose'],
      'The Bills lose by 3; with 4.5 added to their score, Bills',
    ],
    [['does over 48.5 hit if its lions 28 bills 20'], 'That is 48 points in all: Over 48.5 in Lions @ Bills loses.'],
    [['do bills +4.5 cover if they lose 24-20'], 'Bills +4.5 wins.'],
    [['if the bills lose by 5 does bills +5 push'], 'Bills +5 is a push'],
  ])('settles the bet by it, and takes no point of it for a stake: %s', (messages, text) =>
    expect(said(...messages)).toContain(text),
  );

  it.each(['50 on bills 20 on lions what do i win', 'bills 50 lions 20, what does each pay'])(
    'and stakes stay stakes: %s',
    (text) => expect(said(text)).toContain('payout'),
  );
});

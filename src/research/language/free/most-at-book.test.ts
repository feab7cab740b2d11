import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const isSaid = (...texts: string[]) => {
  const { plan } = talk(...texts);
  return plan?.kind === 'say' && / on a bet is not stored here/.test(plan.text);
};

it.each([
  'max bet on bills ml at circa',
  'maximum bet on bills +4.5 at DraftKings',
  "what's the max bet at dk",
  'what are the betting limits at fanduel',
  'whats the limit on lions bills total at caesars',
  'how much will circa take on bills +4.5',
])('%s: what a book takes is not stored', (text) => {
  expect(isSaid(text)).toBe(true);
});

it.each([
  'max bet 150, best nfl bets',
  'best nfl bets today, max bet $50',
  '50% boost at dk, max bet 25, best one for it',
  'whats the max i should bet on bills ml',
  'what are my limits',
  'biggest bet tonight',
  'how much does draftkings take on bills ml',
  'how much will bills ml pay at circa',
  'what does getting limited mean',
])('%s: something else is asked', (text) => {
  expect(isSaid(text)).toBe(false);
});

import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

it.each([
  'any boosts or promos on today',
  'any free bets going',
  'which boosts are good today',
  'what promos does draftkings have',
  'who has bonus bets right now',
])('promotions of books are not stored: %s', (text) => {
  const { plan, isCharged } = talk(text);
  expect(isCharged).toBe(false);
  expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/^I have no promotions of sportsbooks/) });
});

it.each([
  'what do i use my 30% profit boost on',
  'what are free bets worth',
  'how do bonus bets work',
  'which nba bet should i use my boost on',
])('a promotion that is held or explained is none of it: %s', (text) => {
  const { plan } = talk(text);
  expect(JSON.stringify(plan)).not.toContain('No promotions');
});

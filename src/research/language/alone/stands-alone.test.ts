import { describe, expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { talkerOver } from '../test-talk.ts';
import { pointsBack } from './points-back.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 17));
const say = talkerOver(await demoSlateAt(NOW), NOW);

/** What was answered before: a verdict, a board, a sum and a parlay. */
const BEFORE: readonly string[] = [
  'is bills +4.5 at -110 a bet',
  'prices on lions bills moneyline',
  'hedge 40 at +450 with -150',
  'parlay bills +4.5 and warriors moneyline',
];

const WHOLE: readonly string[] = [
  'I have $60 at +380. Hedge it with the other side at -140',
  'got 25 on a +900 future, other team is +120 now, hedge?',
  'kelly on +130 if i think its 48%, bankroll 2000',
  '30 on four -110s what do i get',
  'whats -165 in decimal',
  '9/4 in american odds',
  '40% profit boost on +250 what is it really',
  'break even for -135',
  'no vig of -120 and +105',
  'any arbs rn',
  'middles tonight?',
  'whats a middle',
  'what does clv mean',
  'who plays in the nba tonight',
  'whats on in the nhl tomorrow',
  'mahomes passing yds',
  'dallas celtics over 228.5 -108 fanduel',
  'is over 6.5 blue jackets sabres +105 ok',
  'how much does a token cost',
];

const callsOf = (...texts: string[]): unknown => {
  const { plan, reading } = say(...texts);
  if (plan?.kind === 'calls') return plan.calls;
  return plan?.kind === 'say' ? plan.text : (plan ?? reading.term);
};

describe('a message that says all it asks for', () => {
  it.each(WHOLE)('is answered as at the start of a chat: %s', (text) => {
    const alone = callsOf(text);
    expect(alone).not.toBeNull();
    for (const before of BEFORE) expect(callsOf(before, text), `behind "${before}"`).toEqual(alone);
  });

  it.each([
    ['is bills +4.5 at -110 a bet', 'what about the other side'],
    ['is bills +4.5 at -110 a bet', 'what does 50 pay'],
    ['prices on lions bills moneyline', 'and the spread'],
    ['hedge 40 at +450 with -150', 'what if the other side is -130'],
    ['parlay bills +4.5 and warriors moneyline', 'swap the warriors for the thunder'],
  ])('is none where it leans on what was shown: %s | %s', (before, text) => {
    expect(callsOf(before, text)).not.toEqual(callsOf(text));
  });
});

describe('words that lean on what was said', () => {
  it.each([
    'and the under',
    'the total',
    'no props',
    'why',
    'what about draftkings',
    'is it still there',
    'at +120',
    'better price',
    'swap leg 2',
    'i meant the giants',
    'the other one',
    'only dogs',
  ])('%s', (text) => {
    expect(pointsBack(text, false)).toBe(true);
  });

  it.each([
    'best bets this weekend',
    'is there an arb in the nba',
    'no vig of -120 and +105',
    'just give me one pick',
    'ok build me a 3 legger for tonight',
    'how do you come up with the fair price',
    'odds of +150 or better',
    'first half lines for the celtics',
  ])('none: %s', (text) => {
    expect(pointsBack(text, false)).toBe(false);
  });
});

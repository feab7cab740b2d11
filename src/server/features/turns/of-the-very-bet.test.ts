import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

/** What was shown before the question: each leaves the same bet what is spoken of. */
const STATES = [
  ['right behind its verdict', ['Is Bills +4.5 a good bet?']],
  ['behind what it pays', ['Is Bills +4.5 a good bet?', 'What does a $40 bet on it pay?']],
  ['behind who is hurt', ['Is Bills +4.5 a good bet?', 'Who is injured in that game?']],
  ['behind another sum', ['Is Bills +4.5 a good bet?', 'What is +150 in decimal?']],
  ['behind what a word means', ['Is Bills +4.5 a good bet?', 'What does push mean?']],
  ['behind two bets of which it was the better one', ['Which is the better bet, Bills +4.5 or Bills moneyline?']],
] as const;

describe.each(STATES)('%s', (_, before) => {
  it.each([
    ['Why?', /make Bills \+4\.5 50\.\d% to win/],
    ['What is the probability that it wins?', /make Bills \+4\.5 50\.\d% to win/],
    ['What is the fair price?', /make Bills \+4\.5 50\.\d% to win, so \+100 is fair/],
    ['What is the case against it?', /Bills \+4\.5 loses 50\.\d% of the time/],
    ['At what price would it be a good bet?', /Bills \+4\.5: \+\d+ or better/],
    ['How confident are you in that?', /out of 5: .* make Bills \+4\.5/],
  ])('%s is of that bet, free', async (question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it.each([
    ['Is it a good bet at +120?', /Bills \+4\.5 at your \+120/],
    ['Is it a good bet on FanDuel?', /Bills \+4\.5 at [+-]\d+ \(FanDuel\)/],
  ])('%s is judged at that price or book', async (question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { DEEP_PROMPT } from './deep-prompt-v3.ts';
import { createEchoCheck } from './prompt-echo.ts';
import { WRITE_PROMPT } from './write-prompt-v3.ts';

const isEcho = createEchoCheck([WRITE_PROMPT.text, DEEP_PROMPT.text]);

describe('what the model was told', () => {
  it.each([
    'You are the writer of a sports-betting research desk.',
    'you are THE writer, of a sports betting research desk! [[offer]]',
    'Well: the bets are already chosen {{offer.odds}} and priced by software, so [[offer]]',
    'Write no other field. [[market]]',
    'It was said to name no weekday, month, date or time of day here.',
  ])('is known again: %s', (sentence) => {
    expect(isEcho(sentence)).toBe(true);
  });

  it.each([
    '{{offer.book}} still offers {{offer.odds}} while {{market.books}} agree on a fair price of {{market.fairOdds}}. [[market]]',
    'The price is better than it should be. [[market]]',
    'The fair price is {{market.fairOdds}}. [[market]]',
    'A pass: the expected return of {{market.edge}} is too small. [[market]]',
    'The fair chance',
    '',
  ])('does not stand in the way of a sentence about a bet: %s', (sentence) => {
    expect(isEcho(sentence)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { toldAs } from './told-as.ts';

it.each([
  ['What is the case against Chargers moneyline?', 'Is Chargers moneyline a good bet?', 'against'],
  [
    'what speaks against over 2.5 rounds in Imavov Chimaev',
    'Is over 2.5 rounds in Imavov Chimaev a good bet?',
    'against',
  ],
  ['how sure are you about the bills +4.5', 'Is bills +4.5 a good bet?', 'sure'],
])('%s is its verdict, told as that', (message, question, tells) => {
  expect(toldAs(message)).toEqual({ question, tells });
});

it.each(['is bills +4.5 a good bet', 'how sure are you', 'why bills +4.5'])('%s is asked otherwise', (message) => {
  expect(toldAs(message)).toBeNull();
});

import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const convert = (price: string) => ({
  plan: { kind: 'calls', calls: [{ tool: 'calculate', input: { calc: { kind: 'convert', price } } }] },
  isCharged: false,
});

it.each([
  ['whats +140 in percent', '+140'],
  ['what percent is +140', '+140'],
  ['+185 in % is what', '+185'],
  ['-150 as a percentage?', '-150'],
  ['convert +250 to percent', '+250'],
  ['what is -110 as a pct', '-110'],
  ['ok and +300 in percent terms', '+300'],
  ['whats the implied probability of -120', '-120'],
])('a price alone is a sum behind a bet too: %s', (text, price) => {
  expect(talk('lions ml good?', text)).toMatchObject(convert(price));
  expect(talk('lions or packers tonight', text)).toMatchObject(convert(price));
});

import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const demo = await demoTalk();

it.each([
  ['change the +140 to +155', 2000],
  ['make the +140 leg +155', 2000],
  ['+155 instead of +140, 25 bucks', 2500],
  ['swap the +140 for +155', 2000],
  ['make the +140 leg +155 and $25', 2500],
  ['turn the +140 into +155 for 25 bucks', 2500],
])('one price of a stated parlay goes, and another comes: %s', (text, stakeCents) => {
  const texts = ['parlay -110 -125 +140 -105, 20 bucks', text];
  expect(demo.calcsOf(...texts)).toEqual([{ kind: 'parlay', prices: ['-110', '-125', '+155', '-105'], stakeCents }]);
  expect(demo.notesOf(...texts)).toBe('');
});

it('is no price of what was not in it', () => {
  const texts = ['parlay -110 -125 +140 -105, 20 bucks', 'what does $25 at +155 pay'];
  expect(demo.calcsOf(...texts)).toEqual([{ kind: 'payout', price: '+155', stakeCents: 2500 }]);
});

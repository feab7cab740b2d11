import { expect, it } from 'vitest';
import { tag } from '../calls/tagged.ts';
import { known, NOON } from '../meant/test-known.ts';
import { readQuestion } from '../read-question.ts';
import { tooManyLegs } from './too-many-legs.ts';

const asked = (text: string) => {
  const { zone } = known.clock;
  const reading = readQuestion(text, { nowMs: NOON.getTime(), timeZone: zone, previous: null });
  return tooManyLegs(tag({ text, previous: null, slate: known.slate, nowMs: NOON.getTime(), zone, reading }));
};

it.each(['best parlay of 12 legs', 'build me a 15-leg parlay', 'gimme a 20 legger'])(
  'refuses %s by its number',
  (text) => {
    expect(asked(text)).toMatchObject({ kind: 'say', text: expect.stringMatching(/at most 10 legs.*\d\d cannot/) });
  },
);

it.each([
  'build me a 10-leg parlay',
  'what does a 12 leg parlay at -110 each pay on $10',
  'what are the odds of hitting a 12 leg parlay',
  'does fanduel allow 25 leg parlays',
  'add over 24 team total to the parlay',
  'make the +140 leg +155',
])('has nothing to say of %s', (text) => {
  expect(asked(text)).toBeNull();
});

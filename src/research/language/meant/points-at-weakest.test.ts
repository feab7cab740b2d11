import { expect, it } from 'vitest';
import { setAside } from '../alone/set-aside.ts';
import type { Reading } from '../reading.ts';
import { plainQuestion } from './plain-question.ts';
import { pointsAtWeakest } from './points-at-weakest.ts';
import type { Want } from './wants.ts';

const NOTHING = setAside({} as Reading);
const asked = (want: Want, message: string, previous: Reading) => {
  const { placed } = pointsAtWeakest({ want, placed: [] }, message, previous);
  return plainQuestion(want, placed);
};

it.each<[Want, string, number | null, string | null]>([
  ['leg.remove', 'drop the worst one', null, 'Remove the weakest leg.'],
  ['leg.replace', 'swap whichever is shaky', 2, 'Replace the weakest leg.'],
  ['leg.remove', 'drop that one', 2, 'Remove leg number 2.'],
  ['ref.replace', 'another one for it', 1, 'Replace pick number 1 with another bet.'],
  ['leg.remove', 'drop one', null, null],
])('%s with "%s" is of the weakest, or of the one that was told of', (want, message, pointed, question) => {
  expect(asked(want, message, { ...NOTHING, pointed })).toBe(question);
});

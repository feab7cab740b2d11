import { expect, it } from 'vitest';
import { measureTexts } from './measure-texts.ts';

it('counts words and sentences, and finds a game that is named in full twice', () => {
  const once = 'Pass on over 46.5 in Cardinals @ Chiefs. Fair is -141.';
  const twice =
    'Arizona Cardinals @ Kansas City Chiefs: pass. In Arizona Cardinals @ Kansas City Chiefs nothing is left.';
  const measured = measureTexts([once, twice, `${'word '.repeat(91)}.`]);
  expect(measured).toMatchObject({ texts: 3, gamesTwice: 1 / 3, long: 1 / 3 });
  expect(measured.sentences).toBeCloseTo(5 / 3, 9);
  expect(measureTexts([once, once]).opening).toEqual({ form: 'Pass on over', share: 1 });
});

import { expect, test } from 'vitest';
import { tellingNew } from './figures-once.ts';

test('a figure that was said is not said again where there is another way, and names may be', () => {
  const said = ['{{sharp.book}} has {{offer.side}} at {{sharp.odds}} [[sharp]].'];
  const again = 'If {{sharp.book}} leaves {{sharp.odds}}, pass on {{offer.side}} at {{offer.odds}} [[sharp]].';
  const fresh = 'Watch {{sharp.book}}: at {{sharp.turn}} {{offer.odds}} is only fair [[sharp]].';
  expect(tellingNew([again, { text: fresh, when: () => true }], said)).toEqual([
    { text: fresh, when: expect.any(Function) },
  ]);
  expect(tellingNew([again], said)).toEqual([again]);
});

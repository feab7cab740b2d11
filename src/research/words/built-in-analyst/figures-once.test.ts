import { expect, test } from 'vitest';
import { tellingNew } from './figures-once.ts';

test('a figure that was said is not said again where there is another way, and names may be', () => {
  const said = ['{{sharp.book}} has {{offer.side}} at {{sharp.odds}} [[sharp]].'];
  const again = 'If {{sharp.book}} leaves {{sharp.odds}}, pass on {{offer.side}} at {{offer.odds}} [[sharp]].';
  const fresh = 'Watch {{sharp.book}}: at {{sharp.turn}} {{offer.odds}} is only fair [[sharp]].';
  const one = (item: string, name: string) => (name === 'odds' ? '-110' : `${item} ${name}`);
  expect(tellingNew([again, { text: fresh, when: () => true }], said, one)).toEqual([
    { text: fresh, when: expect.any(Function) },
  ]);
  const sameFigure = '{{next.book}} is next at {{next.odds}} [[next]].';
  expect(tellingNew([sameFigure, fresh], said, one)).toEqual([fresh]);
  expect(tellingNew([again], said, one)).toEqual([again]);
});

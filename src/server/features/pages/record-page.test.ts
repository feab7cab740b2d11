import { expect, it } from 'vitest';
import { recordPath } from './record-page.ts';

it('leaves out of the address of the record what no text can hold', () => {
  expect(recordPath('/record?sport=%00&market=prop')).toBe('/record?market=prop');
  expect(recordPath('/record?sport=NFL')).toBe('/record?sport=NFL');
});

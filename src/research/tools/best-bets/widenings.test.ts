import { expect, test } from 'vitest';
import { OPEN_READING } from '../../language/wishes/wish-reading.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { widenings } from './widenings.ts';

const noticeOf = (minDecimal: number | null, market: 'spread' | 'prop') =>
  widenings(footballSlate(), { ...OPEN_READING, markets: [market], minDecimal }, NOW)[0]?.notice;

test('a market that is priced is never said not to be', () => {
  expect(noticeOf(9, 'spread')).toBe('No spread is at such a price where you can bet; other markets are shown.');
  expect(noticeOf(null, 'spread')).toBe('No spread fits all of that where you can bet; other markets are shown.');
});

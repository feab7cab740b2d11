import { expect, it } from 'vitest';
import { neutralCell } from './neutral-cell.ts';

it.each([
  '=1+1',
  '+1@example.com',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\u0000=1',
  '\u0000x',
  '\tx',
  ' =1+1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  '|cmd',
  '%x',
])('puts an apostrophe before %j', (text) => {
  expect(neutralCell(text)).toBe(`'${text}`);
});

it.each([
  'ann@example.com',
  'landing_page',
  'a=b@example.com',
  "o'neil@example.com",
  '',
  '1+1@example.com',
  'é@example.com',
])('leaves %j as it is', (text) => {
  expect(neutralCell(text)).toBe(text);
});

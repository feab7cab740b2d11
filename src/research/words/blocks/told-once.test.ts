import { expect, it } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import { said } from './cells.ts';
import { toldOnce } from './told-once.ts';

const table = (caption: string, ...rows: string[][]): Block => ({
  kind: 'table',
  caption,
  columns: [],
  rows: rows.map((cells) => ({ cells: cells.map((text) => ({ text })) })),
  total: null,
  evidenceIds: [],
});

const SPREAD = table('Spread', ['FanDuel', '-110', '-108'], ['BetMGM', '-112', '-109']);

it('shows a table once, also with its columns the other way round, and no sentence that was said', () => {
  const swapped = table('Spread', ['FanDuel', '-108', '-110'], ['BetMGM', '-109', '-112']);
  const lead = said('The best is -108. Fair is -105.');
  expect(toldOnce([lead, SPREAD, said('The best is -108.'), swapped])).toEqual([lead, SPREAD]);
});

it('keeps what differs', () => {
  const other = table('Spread', ['FanDuel', '-111', '-108'], ['BetMGM', '-112', '-109']);
  const blocks = [said('The best is -108.'), SPREAD, said('The best is -111.'), other, table('Total')];
  expect(toldOnce(blocks)).toEqual(blocks);
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Block, TableRow } from '#contract/blocks.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { ReaderContext } from '../../../lib/reader.ts';
import { Answer } from '../answer.tsx';
import { answerText } from '../answer-text.ts';

const READER = { oddsFormat: 'american', timeZone: 'America/New_York' } as const;

afterEach(cleanup);

const BOOKS = ['DraftKings', 'FanDuel', 'BetMGM', 'Caesars', 'BetRivers', 'Fanatics', 'ESPN BET'];
const row = (book: string, at: number): TableRow => {
  const isOwn = at < 2;
  return {
    cells: [
      { text: book, ...(!isOwn && { detail: 'not one of your books' }) },
      { text: `-${110 + at}`, value: 1 + 100 / (110 + at) },
      { text: '4.8%', value: 0.048 },
      { text: '2 min', value: 120 },
    ],
    ...(!isOwn && { mark: 'reference' as const }),
  };
};
const BOARD: Block = {
  kind: 'table',
  caption: 'Every book on the moneyline',
  columns: [
    { key: 'book', label: 'Book', kind: 'book' },
    { key: 'home', label: 'Chiefs', kind: 'price' },
    { key: 'margin', label: 'Margin', kind: 'rate' },
    { key: 'age', label: 'Age', kind: 'age' },
  ],
  rows: BOOKS.map(row),
  total: { value: 7, text: '7 books' },
  evidenceIds: [],
};

const answerOf = (block: Block) => upgradeContent(JSON.stringify({ version: 2, blocks: [block], evidence: [] }));
const show = (block: Block) =>
  render(
    <ReaderContext value={READER}>
      <Answer answer={answerOf(block)} />
    </ReaderContext>,
  );
const shown = () => BOOKS.filter((book) => document.body.textContent.includes(book));

it('shows a phone five books of a board, and the others on a press', async () => {
  show(BOARD);
  expect(shown()).toEqual(BOOKS.slice(0, 5));
  await userEvent.click(screen.getByRole('button', { name: '2 more books of Every book on the moneyline' }));
  expect(shown()).toEqual(BOOKS);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer of Every book on the moneyline' }));
  expect(shown()).toEqual(BOOKS.slice(0, 5));
});

it('has every book on paper and where it is copied', () => {
  show(BOARD);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toEqual(BOOKS);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toEqual(BOOKS.slice(0, 5));
  const copied = answerText(answerOf(BOARD), READER);
  expect(BOOKS.filter((book) => !copied.includes(book))).toEqual([]);
});

it('says once of which books the bettor has none, and marks the best price that he can take', () => {
  show(BOARD);
  expect(screen.getAllByText(/not one of your books/i)).toHaveLength(1);
  expect(screen.getAllByText('best')).toHaveLength(1);
  expect(screen.getByRole('row', { name: /DraftKings/ }).textContent).toContain('−110 best');
});

it('folds the table of other lines to its name', async () => {
  const line = (bet: string): TableRow => ({
    cells: [{ text: bet }, { text: '-110', value: 1.91 }, { text: 'FanDuel' }, { text: '4', value: 4 }],
  });
  show({
    ...BOARD,
    caption: 'Every line of the spread',
    columns: [
      { key: 'bet', label: 'Bet', kind: 'text' },
      { key: 'price', label: 'Best price', kind: 'price' },
      { key: 'book', label: 'Book', kind: 'book' },
      { key: 'books', label: 'Books with it', kind: 'count' },
    ],
    rows: [line('Thunder -10.5'), line('Rockets +10.5')],
    total: null,
  });
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '2 prices of Every line of the spread' }));
  expect(screen.getByRole('rowheader', { name: 'Rockets +10.5' })).toBeTruthy();
});

it('shows a few figures with their names as no table', () => {
  show({
    ...BOARD,
    caption: 'Your bets: figures',
    columns: [
      { key: 'figure', label: 'Figure', kind: 'text' },
      { key: 'value', label: 'Value', kind: 'text' },
    ],
    rows: [{ cells: [{ text: 'Won' }, { text: '3', value: 3 }] }],
    total: null,
  });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('term').textContent).toBe('Won');
  expect(screen.getByRole('definition').textContent).toBe('3');
});

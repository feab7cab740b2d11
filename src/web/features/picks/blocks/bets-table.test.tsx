// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Block, BlockOf, TableRow } from '#contract/blocks.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { DEFAULT_READER } from '../../../lib/reader.ts';
import { Answer } from '../answer.tsx';
import { answerText } from '../answer-text.ts';

afterEach(cleanup);

const GAME = 'Kansas City Chiefs @ Dallas Cowboys';

type Judged = { bet: string; game?: string; odds: [string, number]; book: string; cents: number; isBetter?: boolean };

const rowOf = ({ bet, game = GAME, odds: [text, value], book, cents, isBetter }: Judged): TableRow => ({
  cells: [
    { text: bet, detail: game },
    { text, value },
    { text: book },
    { text: '47.0%', value: 0.47 },
    { text: '+113', value: 2.13 },
    { text: `-$${(-cents / 100).toFixed(2)}`, value: cents, tone: 'bad', detail: `${(cents / 100).toFixed(1)}%` },
    { text: 'pass', detail: 'no edge' },
  ],
  ...(isBetter && { mark: 'best' as const }),
});

const tableOf = (...rows: Judged[]): BlockOf<'table'> => ({
  kind: 'table',
  form: 'bets',
  caption: 'The bets side by side',
  columns: [
    { key: 'bet', label: 'Yours', kind: 'text' },
    { key: 'price', label: 'Price', kind: 'price' },
    { key: 'book', label: 'Book', kind: 'book' },
    { key: 'win', label: 'Wins', kind: 'chance' },
    { key: 'fair', label: 'Fair', kind: 'fair' },
    { key: 'hundred', label: 'Per $100', kind: 'money' },
    { key: 'verdict', label: 'Verdict', kind: 'text' },
  ],
  rows: rows.map(rowOf),
  total: null,
  evidenceIds: [],
});

const YOURS: Judged = { bet: 'Chiefs -5.5', odds: ['+100', 2], book: 'Yours', cents: -600 };
const BEST: Judged = { bet: 'Chiefs -5.5', odds: ['+104', 2.04], book: 'BetRivers', cents: -410 };
const OTHER: Judged = { bet: 'Chiefs -6', odds: ['+108', 2.08], book: 'Yours', cents: -310, isBetter: true };

const answerOf = (block: Block) => upgradeContent(JSON.stringify({ blocks: [block] }));
const show = (block: Block) => render(<Answer answer={answerOf(block)} />);
const rows = () =>
  within(screen.getByRole('table', { name: 'The bets side by side' }))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

it('holds two bets against each other in two columns, the better one named', () => {
  show(tableOf(YOURS, BEST, OTHER));
  expect(rows()).toEqual([
    ['Figure', 'Chiefs −5.5', 'Chiefs −6Better of the two'],
    ['Yours', '+100', '+108'],
    ['Wins', '47.0%', '47.0%'],
    ['Fair', '+113', '+113'],
    ['Per $100', '−$6.00−6.0%', '−$3.10−3.1%'],
    ['Verdict', 'passno edge', 'passno edge'],
    ['Best there is', '+104BetRivers', '–'],
    ['Per $100 there', '−$4.10−4.1%', '–'],
    ['Verdict there', 'passno edge', '–'],
  ]);
  expect(screen.getByText(GAME)).toBeDefined();
});

it('calls no price the bettor’s own that was not named, and tells each game where they differ', () => {
  const unstated = { ...BEST, bet: 'Bills -3', game: 'Miami Dolphins @ Buffalo Bills' };
  show(tableOf(YOURS, BEST, unstated));
  expect(rows()[0]).toEqual(['Figure', `Chiefs −5.5${GAME}`, 'Bills −3Miami Dolphins @ Buffalo Bills']);
  expect(rows()[1]).toEqual(['Price', '+100', '+104BetRivers']);
});

it('shows more than two bets a row each, the best there is under the price that was named', () => {
  show(tableOf(YOURS, BEST, OTHER, { ...OTHER, bet: 'Under 52.5', isBetter: false }));
  expect(rows()).toEqual([
    ['Yours', 'Wins', 'Fair', 'Per $100'],
    ['Chiefs −5.5 +100pass: no edge', '47.0%', '+113', '−$6.00−6.0%'],
    ['Best there is: Chiefs −5.5 +104BetRivers · pass: no edge', '47.0%', '+113', '−$4.10−4.1%'],
    ['Chiefs −6 +108pass: no edge', '47.0%', '+113', '−$3.10−3.1%'],
    ['Under 52.5 +108pass: no edge', '47.0%', '+113', '−$3.10−3.1%'],
  ]);
});

it('is copied with whose price each is and with every figure', () => {
  expect(answerText(answerOf(tableOf(YOURS, BEST, OTHER)), DEFAULT_READER)).toContain(
    `Chiefs -5.5 (${GAME}) | +104 | BetRivers | 47.0% | +113 | -$4.10 (-4.1%) | pass (no edge)`,
  );
});

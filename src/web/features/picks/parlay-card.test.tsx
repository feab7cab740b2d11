// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { SAMPLE_EVIDENCE, SAMPLE_TICKET } from '#contract/test-blocks.ts';
import { KEPT_TICKET } from '#contract/test-kept-answers.ts';
import { OWN_PRICE } from '#contract/ticket.ts';
import { DEFAULT_READER, ReaderContext } from '../../lib/reader.ts';
import { Answer } from './answer.tsx';
import { answerMarkdown, answerText } from './answer-text.ts';
import { testAnalysis } from './test-pick.ts';

afterEach(cleanup);

const show = (content: unknown, oddsFormat: 'american' | 'decimal' = 'american') =>
  render(
    <ReaderContext value={{ ...DEFAULT_READER, oddsFormat }}>
      <Answer answer={upgradeContent(JSON.stringify(content))} />
    </ReaderContext>,
  );
const card = () => within(screen.getByRole('article', { name: /^Parlay of 2/ }));
const figures = () =>
  card()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const { ticket } = SAMPLE_TICKET;
const OF_ONE_GAME = {
  blocks: [
    {
      ...SAMPLE_TICKET,
      ticket: {
        ...ticket,
        isPaid: false,
        returns: undefined,
        edge: null,
        verdict: null,
        notes: ["The product of the prices, +291, is paid by no book: the book's own same-game price will differ."],
        otherBooks: ticket?.otherBooks.map(({ book, price }) => ({ book, price })),
      },
    },
  ],
  evidence: SAMPLE_EVIDENCE,
  version: 2,
};

it('names a price of the bettor’s own as his, and the book’s among those that take all legs', () => {
  const own = ticket && {
    ...ticket,
    price: { ...ticket.price, key: OWN_PRICE, label: 'Your price', text: '+115', value: 2.15 },
  };
  show({ blocks: [{ ...SAMPLE_TICKET, ticket: own }], evidence: SAMPLE_EVIDENCE, version: 2 });
  expect(card().getByText('Your price').nextElementSibling?.textContent).toBe('+115');
  const chips = within(card().getByRole('list', { name: 'Books that take all legs' })).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent).join()).not.toContain('+115');
});

it('shows what a parlay pays, what it is worth, and its legs folded', async () => {
  show(KEPT_TICKET);
  expect(card().getByText('Total odds').nextElementSibling?.textContent).toBe('+291');
  expect(figures()).toEqual([
    ['$10 pays', '$39.13'],
    ['Both win', '26.0%'],
    ['Fair together', '+284'],
    ['Edge', '+1.9%'],
  ]);
  expect(card().getByText('PASS')).toBeDefined();
  await userEvent.click(card().getByRole('button', { name: 'Open Dallas Cowboys -7' }));
  const leg = within(screen.getByRole('article', { name: 'Dallas Cowboys −7' }));
  expect(leg.getByText('New York Giants @ Dallas Cowboys')).toBeDefined();
  expect(leg.getByText('no edge')).toBeDefined();
  await userEvent.click(leg.getByRole('button', { name: 'Sources (1)' }));
  expect(leg.getByText('Chiefs −6 at +121')).toBeDefined();
});

it('names the best books that take all legs, and lists all of them with what they pay', async () => {
  show(KEPT_TICKET);
  const chips = within(card().getByRole('list', { name: 'Books that take all legs' })).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'at BetMGM +291',
    'at Bet365 +253',
    'at DraftKings +240',
    'all 3',
  ]);
  await userEvent.click(card().getByRole('button', { name: 'all 3' }));
  const rows = within(await card().findByRole('table', { name: 'Books that take all legs' })).getAllByRole('row');
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Book', 'Pays', '$10 pays'],
    ['BetMGM', '+291', '$39.13'],
    ['Bet365', '+253', '$35.33'],
    ['DraftKings', '+240', '$34.00'],
  ]);
});

it('never shows a product that no book pays as a price: the fair one stands in its place', async () => {
  show(OF_ONE_GAME);
  expect(card().getByText('Fair price together').nextElementSibling?.textContent).toBe('+284');
  expect(card().queryByText('Total odds')).toBeNull();
  expect(card().getByText('BetMGM’s own same-game price will differ.')).toBeDefined();
  expect(figures()).toEqual([
    ['Both win', '26.0%'],
    ['Legs multiplied, paid nowhere', '+291'],
  ]);
  await userEvent.click(card().getByRole('button', { name: 'all 3' }));
  const [head, ...rows] = within(await card().findByRole('table')).getAllByRole('row');
  expect(head?.textContent).toBe('BookProduct, which it does not pay');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Bet365+253', 'DraftKings+240']);
});

it('does the same for a parlay of one game among picks', () => {
  const legs = ['A (Bills @ Jets) -110', 'B (Bills @ Jets) -105'];
  const priced = {
    totalOdds: '+273',
    totalOddsDecimal: 3.73,
    edge: null,
    jointProbability: 0.3,
    fairJointOdds: '+233',
  };
  show(testAnalysis({ parlay: { legs, ...priced, correlation: 'The legs share one game.', sources: [] } }));
  expect(card().getByText('Fair price together').nextElementSibling?.textContent).toBe('+233');
});

it('follows the format in which its reader reads odds', () => {
  show(KEPT_TICKET, 'decimal');
  expect(card().getByText('Total odds').nextElementSibling?.textContent).toBe('3.91');
  expect(screen.getByRole('article', { name: /^Parlay/ }).textContent).not.toMatch(/[+−]\d{3}\b/);
});

it('is copied and exported with every book, leg and source', () => {
  const answer = upgradeContent(JSON.stringify(KEPT_TICKET));
  for (const text of [answerText(answer, DEFAULT_READER), answerMarkdown(answer, DEFAULT_READER)]) {
    const bare = text.replaceAll('\\', '');
    expect(bare).toContain('Parlay of 2 at BetMGM, all legs must win, total odds +291');
    expect(bare).toContain('Leg 2: Dallas Cowboys -7 (New York Giants @ Dallas Cowboys) -110 at BetMGM');
    expect(bare).toContain('PASS: 1 of its 2 legs is not worth a stake alone.');
    expect(bare).toContain('Bet365 +253 ($10 pays $35.33), DraftKings +240 ($10 pays $34.00)');
    expect(bare).toContain('[2] Pinnacle');
  }
});

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BetsPage } from '#contract/bets/bets.ts';
import type { BetFigures, BetSummary, TrackedBet } from '#contract/bets/tracked-bet.ts';
import { DEFAULT_SETTINGS } from '#contract/settings.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { jsonResponse, networkFailure } from '../../lib/test-fetch.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { installDialog } from '../../ui/test-dialog.ts';
import { BetsScreen } from './bets-screen.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const START = '2026-11-22T18:00:00.000Z';

const bet = (changes: Partial<TrackedBet> = {}): TrackedBet => ({
  ...{
    id: ID,
    bet: 'Buffalo Bills +2.5',
    legs: ['Buffalo Bills +2.5'],
    sport: 'NFL',
    league: '',
    game: 'Bills @ Chiefs',
  },
  ...{ market: 'spread', book: 'FanDuel', odds: '-105', oddsDecimal: 1.952381, stakeCents: 2_500, placedAt: START },
  ...{ startsAt: START, state: 'open', settledBy: null, profitCents: null, clv: null, clvFair: null, postMortem: null },
  ...{ scoreSays: null, score: null, origin: 'hand', isDemo: false },
  ...changes,
});

const FIGURES: BetFigures = {
  ...{ bets: 2, open: 1, settled: 1, won: 1, lost: 0, pushed: 0, voided: 0, cashedOut: 0, undecided: 0 },
  ...{ stakedCents: 2_500, profitCents: 2_380, returned: 0.952 },
};
const SUMMARY: BetSummary = {
  ...FIGURES,
  ...{ range: null, clv: null, clvFair: { value: 0.021, bets: 1 }, costCents: 1_599 },
  curve: [
    { day: '2026-11-21', profitCents: -500 },
    { day: '2026-11-22', profitCents: 2_380 },
  ],
  sports: [{ name: 'NFL', ...FIGURES }],
  books: [{ name: 'FanDuel', ...FIGURES }],
  markets: [{ name: 'spread', ...FIGURES }],
};

type Asked = { path: string; method: string; body: unknown };
let asked: Asked[];
let page: BetsPage;
let replies: Record<string, () => Response>;

beforeEach(() => {
  installDialog();
  asked = [];
  page = { bets: [bet()], total: 1, next: null, summary: SUMMARY };
  replies = {};
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    asked.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : body });
    const reply = replies[`${method} ${path}`];
    if (reply) return reply();
    if (path === '/api/user/settings') return jsonResponse(200, DEFAULT_SETTINGS);
    if (path === '/api/alerts')
      return jsonResponse(200, { alerts: [], quiet: { from: 23, to: 8 }, timeZone: 'America/New_York' });
    if (path === '/api/bets/games')
      return jsonResponse(200, {
        games: [{ id: 'g1', sport: 'NFL', home: 'Chiefs', away: 'Bills', startsAt: START, hasDraw: false }],
        books: ['FanDuel'],
      });
    return jsonResponse(200, path.startsWith('/api/bets') && method === 'GET' ? page : {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BetsScreen data={pageData('/bets')} />
    </QueryClientProvider>,
  );
const sent = (method: string) => asked.filter((call) => call.method === method);
const dialog = () => within(screen.getByRole('dialog'));
const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement?.textContent;

it('says in two sentences what it is for, and offers three ways in, before there is a bet', async () => {
  page = { bets: [], total: 0, next: null, summary: { ...SUMMARY, bets: 0 } };
  show();
  expect(await screen.findByText(/^Keep every bet you place here/)).toBeTruthy();
  const ways = within(screen.getByRole('region', { name: 'No bets yet' }));
  expect(ways.getByRole('link', { name: 'Open the chat' }).getAttribute('href')).toBe('/chat');
  await userEvent.click(ways.getByRole('button', { name: 'Import bets' }));
  expect(dialog().getByRole('heading', { name: 'Import bets' })).toBeTruthy();
});

it('shows what the bets come to, with what cannot be said yet, and what was paid to us taken off', async () => {
  show();
  expect(await screen.findByText('1–0–0')).toBeTruthy();
  expect(figure('Profit')).toContain('+$23.80$25.00 staked');
  expect(figure('Return')).toContain('not enough bets yet');
  expect(figure('Against the fair close')).toContain('+2.1%average of 1 bet');
  expect(figure('After Edgewise')).toContain('+$7.81$15.99 paid to us');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('+$23.80. Highest $23.80, lowest −$5.00.');
  const books = within(screen.getByRole('table', { name: 'By book' }));
  expect(books.getByText('not enough bets yet')).toBeTruthy();
});

it('settles a bet by its bettor’s word: a cash-out only with what it paid', async () => {
  replies[`PATCH /api/bets/${ID}`] = () => jsonResponse(200, bet({ state: 'cashout', profitCents: -250 }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Buffalo Bills +2.5' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Say how it ended' }));
  await userEvent.selectOptions(dialog().getByLabelText('Result'), 'Cashed out');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(dialog().getByText('Enter what it won or lost, such as 12.50 or -8.')).toBeTruthy();
  await userEvent.type(dialog().getByLabelText('Profit ($)'), '-2.50');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ result: 'cashout', profitCents: -250 }]);
});

it('adds a bet in a game of the slate by side and line, and asks where it is there already', async () => {
  let isNew = false;
  replies['POST /api/bets'] = () => jsonResponse(200, { bet: bet(), isNew });
  show();
  await screen.findByText('1–0–0');
  await userEvent.click(screen.getByRole('button', { name: 'Add Bet' }));
  await waitFor(() => expect(document.querySelector('datalist option')).toBeTruthy());
  const game = document.querySelector('datalist option')?.getAttribute('value') ?? '';
  await userEvent.click(dialog().getByRole('button', { name: 'Add Bet' }));
  for (const words of ['Say what the bet is on, such as Bills +2.5.', 'Enter the stake in dollars, such as 25.'])
    expect(dialog().getByText(words)).toBeTruthy();
  await userEvent.type(dialog().getByLabelText('Game'), game);
  await userEvent.selectOptions(dialog().getByLabelText('Side'), 'Bills');
  await userEvent.type(dialog().getByLabelText('Line'), '2.5');
  await userEvent.type(dialog().getByLabelText('Odds'), '-105');
  await userEvent.type(dialog().getByLabelText('Stake ($)'), '25');
  await userEvent.click(dialog().getByRole('button', { name: 'Add Bet' }));
  expect(await screen.findByText('You have this bet already')).toBeTruthy();
  isNew = true;
  await userEvent.click(dialog().getByRole('button', { name: 'It is another one' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sent('POST').map(({ body }) => body);
  expect(first).toMatchObject({
    eventId: 'g1',
    bet: 'Bills +2.5',
    side: 'away',
    line: 2.5,
    market: 'spread',
    price: '-105',
    stakeCents: 2_500,
  });
  expect(second).toMatchObject({ again: true });
});

it('shows a file line by line before it is kept, and takes the import back', async () => {
  const counts = { added: 1, known: 0, settled: 0, skipped: 1 };
  replies['POST /api/bets/import/preview'] = () =>
    jsonResponse(200, {
      format: 'Pikkit',
      ...counts,
      lines: [
        { line: 2, fate: 'new', bet: 'Bills +2.5, -105, $25.00', note: null },
        { line: 3, fate: 'skipped', bet: 'Jets', note: 'the odds are missing' },
      ],
    });
  replies['POST /api/bets/import'] = () => jsonResponse(200, { importId: ID, ...counts });
  show();
  await screen.findByText('1–0–0');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const file = new File(['bet_id'], 'bets.csv', { type: 'text/csv' });
  await userEvent.upload(dialog().getByLabelText(/Choose a CSV file/), file);
  expect(
    await screen.findByText('Pikkit’s format: 1 new, 0 settled by this file, 0 here already, 1 skipped.'),
  ).toBeTruthy();
  const lines = dialog()
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual(['3Jetsthe odds are missingSkipped', '2Bills +2.5, −105, $25.00New']);
  expect(sent('POST').map(({ path }) => path)).toEqual(['/api/bets/import/preview']);
  await userEvent.click(dialog().getByRole('button', { name: 'Import 1 bet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST').at(-1)).toMatchObject({ path: '/api/bets/import', body: file });
});

it('says why a file was refused', async () => {
  replies['POST /api/bets/import/preview'] = () =>
    jsonResponse(400, { message: 'Line 4: a quotation mark is opened and never closed.' });
  show();
  await screen.findByText('1–0–0');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await userEvent.upload(dialog().getByLabelText(/Choose a CSV file/), new File(['x'], 'x.csv', { type: 'text/csv' }));
  expect((await dialog().findByRole('alert')).textContent).toBe('Line 4: a quotation mark is opened and never closed.');
});

it('offers to try again where the bets cannot be read', async () => {
  vi.stubGlobal('fetch', networkFailure);
  show();
  expect(await screen.findByText('Your bets could not be loaded.')).toBeTruthy();
});

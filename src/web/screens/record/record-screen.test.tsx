import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecordedPick, RecordPage } from '#contract/record.ts';
import { jsonResponse, networkFailure } from '../../lib/test-fetch.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { RecordScreen } from './record-screen.tsx';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const recorded = (number: number, changes: Partial<RecordedPick> = {}): RecordedPick => ({
  id: idOf(number),
  shownAt: '2026-11-21T11:00:00.000Z',
  sport: 'NFL',
  game: 'Buffalo Bills @ Kansas City Chiefs',
  startsAt: '2026-11-22T21:25:00.000Z',
  pick: `Bills -${number}.5`,
  market: 'spread',
  book: 'Northline',
  odds: '-105',
  oddsDecimal: 1.952381,
  priceAt: '2026-11-21T10:59:00.000Z',
  fairProbability: 0.531,
  edge: 0.0367,
  verdict: 'bet',
  confidence: 4,
  units: 1.5,
  priced: 'live',
  ...changes,
});

const page = (picks: RecordedPick[], more: Partial<RecordPage> = {}): RecordPage => ({
  picks,
  next: null,
  total: picks.length,
  summary: {
    recorded: 1234,
    since: '2026-11-01T12:00:00.000Z',
    demo: 0,
    sports: [
      { sport: 'NFL', picks: 1000 },
      { sport: 'NBA', picks: 234 },
    ],
  },
  ...more,
});

const asked: string[] = [];
let answer: (query: URLSearchParams) => RecordPage;

beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/record');
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(pathname).toBe('/api/record');
    asked.push(searchParams.toString());
    return jsonResponse(200, answer(searchParams));
  });
  answer = () => page([recorded(1), recorded(2, { verdict: 'pass', edge: -0.021, units: 0, priced: 'demo' })]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => render(<RecordScreen data={pageData('/record')} />);
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it('says that grading has not begun before it has read anything', () => {
  show();
  expect(screen.getByText('Grading has not begun')).toBeTruthy();
  expect(screen.getByText(/the 70% win rate is a goal, not a result/)).toBeTruthy();
  expect([figure('Recorded'), figure('Since'), figure('Graded')]).toEqual(['–', '–', '0']);
});

it('counts what is recorded, and since when', async () => {
  show();
  await rows();
  expect([figure('Recorded'), figure('Since'), figure('Graded')]).toEqual(['1,234', 'Nov 1, 2026', '0']);
  expect(screen.getByRole('status').textContent).toBe('2 picks recorded');
  expect(screen.queryByText(/fictitious/)).toBeNull();
});

it('shows each pick with its price, chance, edge, stake and verdict, and marks demo odds', async () => {
  show();
  const [first, second] = (await rows()).map((row) => row.textContent);
  for (const words of ['NFL', 'Bills −1.5', 'at Northline', '53.1%', '1.5 u', '−105', '+3.7%', 'bet']) {
    expect(first).toContain(words);
  }
  expect(first).not.toContain('Demo');
  for (const words of ['Bills −2.5', 'Demo', '−2.1%', 'pass', 'none']) expect(second).toContain(words);
});

it.each([
  [1234, 'All recorded picks were priced from demo odds'],
  [34, '34 of the recorded picks were priced from demo odds'],
])('says when %i picks rest on demo odds', async (demo, words) => {
  answer = () => page([recorded(1)], { summary: { recorded: 1234, since: null, demo, sports: [] } });
  show();
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
});

it('filters on the server, keeps the filters in the address, and clears them', async () => {
  show();
  await rows();
  await userEvent.selectOptions(screen.getByLabelText('Sport'), 'NBA');
  await userEvent.selectOptions(screen.getByLabelText('Verdict'), 'Lean');
  await userEvent.selectOptions(screen.getByLabelText('Market'), 'Player prop');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
  const search = 'sport=NBA&verdict=lean&market=prop&period=7d';
  await waitFor(() => expect(asked.at(-1)).toBe(search));
  expect(window.location.search).toBe(`?${search}`);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 picks with these filters'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(window.location.search).toBe('');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 picks recorded'));
});

it('opens with the filters that its address names, and passes over what is none', async () => {
  window.history.replaceState(null, '', '/record?sport=Cricket&verdict=maybe&period=30d');
  answer = () => page([]);
  show();
  expect(await screen.findByText('No recorded pick fits these filters.')).toBeTruthy();
  expect(asked).toEqual(['sport=Cricket&period=30d']);
  expect(screen.getByLabelText<HTMLSelectElement>('Sport').value).toBe('Cricket');
  answer = () => page([recorded(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all picks' }));
  expect(await rows()).toHaveLength(1);
});

it('reads older picks page by page', async () => {
  answer = (query) =>
    query.get('before') === null
      ? page([recorded(1)], { next: idOf(1), total: 2 })
      : page([recorded(2)], { total: null, summary: null });
  show();
  expect(await rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show older picks' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(asked).toEqual(['', `before=${idOf(1)}`]);
  expect(screen.queryByRole('button', { name: 'Show older picks' })).toBeNull();
  expect(figure('Recorded')).toBe('1,234');
});

it('says that nothing has been recorded yet', async () => {
  answer = () => page([], { summary: { recorded: 0, since: null, demo: 0, sports: [] } });
  show();
  expect(await screen.findByText(/^No pick has been recorded yet/)).toBeTruthy();
  expect([figure('Recorded'), figure('Since')]).toEqual(['0', '–']);
  expect(screen.queryByRole('table')).toBeNull();
});

it('offers to try again when the record cannot be read', async () => {
  vi.stubGlobal('fetch', networkFailure);
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('The record could not be loaded.');
  vi.stubGlobal('fetch', async () => jsonResponse(200, page([recorded(1)])));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
});

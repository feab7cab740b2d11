import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordedPick, RecordFigures, RecordPage } from '#contract/record.ts';
import { PublicPage } from '../../app/public-page.tsx';
import { jsonResponse, networkFailure } from '../../lib/test-fetch.ts';
import { hydrationProblems } from '../../lib/test-hydration.ts';
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
  ...{ result: null, profit: null, clvFair: null, postMortem: null },
  ...changes,
});

const figures = (more: Partial<RecordFigures> = {}): RecordFigures => ({
  ...{
    kind: 'live',
    graded: 41,
    won: 22,
    lost: 18,
    pushed: 1,
    voided: 2,
    ungraded: 3,
    days: 9,
    hidden: 12,
    waiting: 4,
    signedAt: '2026-11-27T06:00:12.000Z',
    late: { picks: 5, won: 1, lost: 3, pushed: 0 },
  },
  curve: [],
  rates: null,
  ...more,
});

const page = (picks: RecordedPick[], more: Partial<RecordPage> = {}): RecordPage => ({
  picks,
  next: null,
  total: picks.length,
  figures: figures(),
  summary: {
    recorded: 1234,
    since: '2026-11-01T12:00:00.000Z',
    demo: 0,
    sports: [
      { sport: 'NFL', picks: 1000 },
      { sport: 'NBA', picks: 234 },
    ],
    results: { graded: 0, won: 0, lost: 0, pushed: 0 },
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
  within(await screen.findByRole('table', { name: /^Recorded picks/ }))
    .getAllByRole('row')
    .slice(1);
const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it('counts wins and losses from the first pick on, and says that there are too few for a rate', async () => {
  show();
  await rows();
  expect([figure('Won, lost, pushed'), figure('Graded')]).toEqual(['22–18–1', '41']);
  expect(screen.queryByText('Win rate')).toBeNull();
  expect(screen.getByText('Not enough picks yet')).toBeTruthy();
  expect(screen.getByText(/41 of 100 picks are graded.*a goal, not a result/)).toBeTruthy();
  expect(
    screen.getByText(
      /2 void · 3 that no source settles · 4 started and waiting .* · 12 in the log and hidden .* · 5 logged late and in no figure \(1–3–0\) · the log was last signed on 2026-11-27 at 06:00 UTC/,
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/fictitious/)).toBeNull();
});

it('shows each rate with its range, the curve in words, and calibration, for a losing record as for any other', async () => {
  const rate = { value: -0.041, low: -0.12, high: 0.035 };
  const rates = {
    winRate: { value: 0.48, low: 0.42, high: 0.54 },
    unitsReturn: rate,
    flatReturn: rate,
    clv: null,
    clvFair: rate,
    beatClose: null,
    closes: 31,
    fairCloses: 1180,
  };
  const bin = { picks: 210, rate: 0.48, low: 0.41, high: 0.55 };
  const curve = [
    { day: '2026-11-01', units: 2, flat: 1 },
    { day: '2026-11-02', units: -8.6, flat: -7 },
  ];
  answer = () =>
    page([recorded(1, { result: 'loss', profit: -1, postMortem: 'Good price; bad luck, it lost.' })], {
      figures: figures({
        graded: 210,
        curve,
        rates: {
          ...rates,
          chances: [{ ...bin, from: 0.5, to: 0.6, said: 0.53 }],
          stars: [{ ...bin, stars: 3, flatReturn: -0.04 }],
        },
      }),
    });
  show();
  const [first] = await rows();
  for (const words of ['Lost', '−1.00 u', 'Good price; bad luck, it lost.'])
    expect(first?.textContent).toContain(words);
  expect(figure('Return at one unit each')).toBe('−4.1%');
  expect(screen.getAllByText('95%: −12.0% to +3.5%').length).toBe(2);
  expect(screen.getByText('95%: −12.0% to +3.5% · over 1,180 closes')).toBeTruthy();
  expect(screen.getByText('Not enough closes yet · over 31 closes')).toBeTruthy();
  expect(screen.getByText('Not enough days yet · over 1,180 closes')).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('−8.6 units at the stated stakes');
  expect(within(screen.getByRole('table', { name: 'By stars' })).getByText('★★★☆☆')).toBeTruthy();
  expect(screen.queryByText('Not enough picks yet')).toBeNull();
});

it('says of a demo record that it is one', async () => {
  answer = () => page([recorded(1, { priced: 'demo' })], { figures: figures({ kind: 'demo' }) });
  show();
  expect(await screen.findByText(/fictitious/)).toBeTruthy();
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

it('filters on the server, keeps the filters in the address, and clears them', async () => {
  show();
  await rows();
  await userEvent.selectOptions(screen.getByLabelText('Sport'), 'NBA');
  await userEvent.selectOptions(screen.getByLabelText('Verdict'), 'Leans');
  await userEvent.selectOptions(screen.getByLabelText('Market'), 'Player prop');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
  const search = 'sport=NBA&verdict=lean&market=prop&period=7d';
  await waitFor(() => expect(asked.at(-1)).toBe(search));
  expect(window.location.search).toBe(`?${search}`);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 picks with these filters'));
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(window.location.search).toBe('');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('2 picks whose games have started, each bet once'),
  );
});

it('opens with the filters that its address names, and passes over what is none', async () => {
  window.history.replaceState(null, '', '/record?sport=Cricket&verdict=maybe&period=30d');
  answer = () => page([]);
  show();
  expect(await screen.findByText('No recorded pick fits these filters.')).toBeTruthy();
  expect(asked).toEqual(['sport=Cricket&period=30d']);
  expect(screen.getByLabelText<HTMLSelectElement>('Sport').value).toBe('Cricket');
  answer = () => page([recorded(1)]);
  await userEvent.click(screen.getByRole('link', { name: 'Show all picks' }));
  expect(await rows()).toHaveLength(1);
});

it('reads older picks page by page', async () => {
  answer = (query) =>
    query.get('before') === null
      ? page([recorded(1)], { next: idOf(1), total: 2 })
      : page([recorded(2)], { total: null, summary: null, figures: null });
  show();
  expect(await rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Show older picks' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(asked).toEqual(['', `before=${idOf(1)}`]);
  expect(screen.queryByRole('link', { name: 'Show older picks' })).toBeNull();
});

describe('before a script runs', () => {
  const sent = (search: string, more: Partial<RecordPage> = {}) => {
    const recorded_ = { search, page: page([recorded(1), recorded(2)], { next: idOf(2), ...more }) };
    return pageData(`/record${search}`, { recorded: recorded_ });
  };
  const htmlOf = (data: ReturnType<typeof pageData>) =>
    renderToString(<PublicPage screen={RecordScreen} data={data} />);

  it('the page holds figures, picks and a form that filters, each further step a link', () => {
    const root = document.createElement('div');
    root.innerHTML = htmlOf(sent('?sport=NFL&market=spread'));
    expect(root.textContent).toContain('22–18–1');
    expect(root.textContent).toContain('Bills −2.5');
    expect(root.querySelectorAll('tbody tr')).toHaveLength(2);
    const form = root.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/record', 'get']);
    expect(form?.querySelector<HTMLSelectElement>('[name=market]')?.value).toBe('spread');
    expect(form?.querySelector('noscript')?.innerHTML).toContain('type="submit"');
    const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(`/record?sport=NFL&market=spread&before=${idOf(2)}`);
    expect(links).toContain('/record');
    expect(root.textContent).not.toContain('needs JavaScript');
  });

  it('older picks have a way back to the newest', () => {
    expect(htmlOf(sent(`?sport=NFL&before=${idOf(9)}`))).toContain('href="/record?sport=NFL"');
  });

  it('it is taken over as it was sent, with and without filters', async () => {
    for (const search of ['', '?market=spread&sport=NFL', `?before=${idOf(9)}`]) {
      window.history.replaceState(null, '', `/record${search}`);
      const data = sent(search);
      expect(await hydrationProblems(htmlOf(data), <PublicPage screen={RecordScreen} data={data} />)).toEqual([]);
    }
  });

  it('a filter that was chosen before the scripts were there is asked for as the page comes to life', async () => {
    window.history.replaceState(null, '', '/record?sport=NFL');
    const data = sent('?sport=NFL');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = htmlOf(data);
    const period = root.querySelector<HTMLSelectElement>('[name=period]')!;
    period.value = '7d';
    render(<PublicPage screen={RecordScreen} data={data} />, { container: root, hydrate: true });
    await waitFor(() => expect(window.location.search).toBe('?sport=NFL&period=7d'));
    expect(period.value).toBe('7d');
    await waitFor(() => expect(asked.at(-1)).toBe('sport=NFL&period=7d'));
  });
});

it('says that nothing has been recorded yet', async () => {
  answer = () =>
    page([], {
      summary: { recorded: 0, since: null, demo: 0, sports: [], results: { graded: 0, won: 0, lost: 0, pushed: 0 } },
    });
  show();
  expect(await screen.findByText(/^No recorded pick is public yet/)).toBeTruthy();
  expect(screen.queryByRole('table', { name: /^Recorded picks/ })).toBeNull();
});

it('offers to try again when the record cannot be read', async () => {
  vi.stubGlobal('fetch', networkFailure);
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('The record could not be loaded.');
  vi.stubGlobal('fetch', async () => jsonResponse(200, page([recorded(1)])));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
});

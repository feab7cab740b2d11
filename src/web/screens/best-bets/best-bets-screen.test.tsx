import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BestBetResults } from '#contract/best-bets.ts';
import type { RecordedPick } from '#contract/record.ts';
import { PublicPage } from '../../app/public-page.tsx';
import { renderPage } from '../../app/render-page.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { hydrationProblems } from '../../lib/test-hydration.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { BestBetsScreen } from './best-bets-screen.tsx';
import { SignedInBestBetsScreen } from './signed-in-best-bets-screen.tsx';

const picked = (result: RecordedPick['result'], at: number): RecordedPick => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  shownAt: '2026-11-25T14:00:04.000Z',
  sport: 'NFL',
  game: 'Buffalo Bills @ Kansas City Chiefs',
  startsAt: '2026-11-26T01:20:00.000Z',
  pick: 'Buffalo Bills +2.5',
  market: 'spread',
  book: 'BetMGM',
  odds: '+105',
  oddsDecimal: 2.05,
  priceAt: '2026-11-25T13:58:00.000Z',
  fairProbability: 0.51,
  edge: 0.045,
  verdict: 'bet',
  confidence: 4,
  units: 1.25,
  priced: 'live',
  result,
  profit: result === 'win' ? 1.05 : result === 'loss' ? -1 : null,
  clvFair: null,
  postMortem: null,
});

const results = (changes: Partial<BestBetResults> = {}): BestBetResults => ({
  odds: 'live',
  today: { day: '2026-11-26', drawnAt: '2026-11-26T14:00:03.000Z', bets: 4 },
  nextAt: '2026-11-27T14:00:00.000Z',
  last: {
    day: '2026-11-25',
    drawnAt: '2026-11-25T14:00:04.000Z',
    considered: 1240,
    picks: [picked('win', 1), picked('loss', 2), picked(null, 3)],
    hidden: 1,
  },
  all: { days: 12, empty: 3, graded: 31, won: 15, lost: 14, pushed: 2, flatReturn: null },
  ...changes,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const show = (changes: Partial<BestBetResults> = {}) =>
  render(<BestBetsScreen data={pageData('/best-bets', { bestBets: results(changes) })} />);

describe('the best bets’ page for everybody', () => {
  it('comes from the server with how the last list ended, and is taken over as it is', async () => {
    const data = pageData('/best-bets', { bestBets: results() });
    const { html } = renderPage(data, { shell: false });
    expect(html).toContain('The list of Wednesday, November 25');
    expect(html).toContain('Buffalo Bills +2.5');
    expect(await hydrationProblems(html, <PublicPage screen={BestBetsScreen} data={data} />)).toEqual([]);
  });

  it('says of today’s list how long it is, and leads to an account', () => {
    show();
    expect(screen.getByText(/^Today’s list, drawn at 9:00\sAM ET, holds 4 bets\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/signup');
  });

  it('counts losses as plainly as wins, and claims no return of few bets', () => {
    show();
    expect(
      screen.getByText(/^Drawn at 9:00\sAM ET: 1 won, 1 lost, 1 waiting for a result, 1 not started\.$/),
    ).toBeTruthy();
    expect(within(screen.getByRole('table')).getByText('Lost')).toBeTruthy();
    expect(screen.getByText('15–14–2')).toBeTruthy();
    expect(screen.getByText('not enough bets yet')).toBeTruthy();
    cleanup();
    show({ all: { ...results().all, graded: 120, flatReturn: -0.031 } });
    expect(screen.getByText('−3.1%')).toBeTruthy();
  });

  it('says “No bet” of days on which nothing cleared the bar', () => {
    const { last, today } = results();
    show({ last: last && { ...last, picks: [], hidden: 0 }, today: today && { ...today, bets: 0 } });
    expect(screen.getByText(/^No bet today: nothing cleared the bar in the list drawn at 9:00\sAM ET\.$/)).toBeTruthy();
    expect(screen.getByText('No bet that day: 1,240 bets priced, and none cleared the bar.')).toBeTruthy();
  });

  it('says when a list was drawn that came later than the rules say it usually does', () => {
    const { today } = results();
    show({ today: today && { ...today, drawnAt: '2026-11-26T19:07:00.000Z' } });
    expect(screen.getByText(/^Today’s list, drawn at 2:07\sPM ET,/)).toBeTruthy();
    expect(screen.getByText(/^Drawn once a day, usually at 9:00 AM US Eastern/)).toBeTruthy();
  });

  it('names its rules, and marks demo lists', () => {
    show({ odds: 'demo' });
    expect(within(screen.getByRole('region', { name: 'The rules' })).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('Demo lists')).toBeTruthy();
  });
});

describe('the same page for who is signed in', () => {
  it('shows today’s list in its place', async () => {
    const answers: Record<string, unknown> = {
      '/api/best-bets/results': results(),
      '/api/best-bets': { list: null, nextAt: '2026-11-27T14:00:00.000Z' },
    };
    vi.stubGlobal('fetch', (address: string) => {
      const answer = answers[new URL(address, 'http://localhost').pathname];
      return Promise.resolve(answer ? Response.json(answer) : Response.json({ message: 'no' }, { status: 404 }));
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <SignedInBestBetsScreen data={pageData('/best-bets')} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText(/^The list is drawn as soon as there are prices/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create Account' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'The list of Wednesday, November 25' })).toBeTruthy();
  });
});

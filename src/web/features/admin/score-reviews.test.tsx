import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ScoreReview } from '#contract/admin-scores.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { jsonResponse } from '../../lib/test-fetch.ts';
import { PortalContext } from './portal.ts';
import { ScoreReviews } from './score-reviews.tsx';

const PATH = '/portal-3f9a';
const claim = (sourceName: string, homeScore: number, awayScore: number) => ({
  ...{ sourceName, status: 'final' as const, homeScore, awayScore },
});
const REVIEW: ScoreReview = {
  ...{ eventId: 'live:g1', why: 'contradiction', sport: 'NFL', home: 'Buffalo Bills', away: 'New York Jets' },
  claims: [claim('ESPN', 20, 17), claim('The Odds API', 17, 20)],
  since: '2026-11-22T22:00:00.000Z',
  startsAt: '2026-11-22T18:00:00.000Z',
};

let waiting: ScoreReview[];
let asked = 0;
const sent: unknown[] = [];

function show() {
  sent.length = 0;
  asked = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    expect(path).toBe(`/api${PATH}/scores`);
    if (method === 'GET') {
      asked += 1;
      return jsonResponse(200, waiting);
    }
    sent.push(JSON.parse(String(body)));
    waiting = [];
    return jsonResponse(200, { decided: true });
  });
  const access = { authorized: true, user: { email: 'a@b.example' }, companyDomain: null, adminEmail: null };
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <PortalContext value={{ path: PATH, access }}>
        <ScoreReviews />
      </PortalContext>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows what each source says, away side first, and sends the one that a person chose', async () => {
  waiting = [REVIEW];
  show();
  expect(await screen.findByText('New York Jets @ Buffalo Bills')).toBeTruthy();
  const choices = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(choices).toEqual(['17–20ESPN', '20–17The Odds API', 'Void']);
  await userEvent.click(screen.getByRole('button', { name: /17–20, as ESPN says/ }));
  await waitFor(() => expect(screen.queryByText('New York Jets @ Buffalo Bills')).toBeNull());
  expect(sent).toEqual([{ eventId: 'live:g1', status: 'final', homeScore: 20, awayScore: 17 }]);
});

it('takes a game out as void', async () => {
  waiting = [REVIEW];
  show();
  await userEvent.click(await screen.findByRole('button', { name: /: void$/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ eventId: 'live:g1', status: 'abandoned', homeScore: null, awayScore: null });
});

it('takes no room where nothing waits', async () => {
  waiting = [];
  const { container } = show();
  await waitFor(() => expect(asked).toBe(1));
  expect(container.textContent).toBe('');
});

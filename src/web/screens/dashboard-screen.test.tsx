import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BestBetList, BestBets } from '#contract/best-bets.ts';
import type { Recommendation } from '#contract/chat.ts';
import type { User } from '#contract/user.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { TestAccountServer, testSubscription } from '../lib/test-account-server.ts';
import { examplePick, pageData, testUser } from '../lib/test-page-data.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

let server: TestAccountServer;
let recent: Recommendation[];
let found: BestBets;

const list: BestBetList = {
  day: '2026-11-21',
  drawnAt: '2026-11-21T14:00:03.000Z',
  odds: 'demo',
  asOf: '2026-11-21T13:59:00.000Z',
  considered: 1240,
  picks: [examplePick],
};
const board: BestBets = { list, nextAt: '2026-11-22T14:00:00.000Z' };

beforeEach(() => {
  server = new TestAccountServer();
  recent = [];
  found = board;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, 'http://localhost');
    const mine = { '/api/best-bets': found, '/api/chat/recent-recommendations': recent }[pathname];
    if (mine === undefined || server.refusals[`GET ${pathname}`]) return server.fetch(address, init);
    return Promise.resolve(Response.json(mine));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (changes: Partial<User> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DashboardScreen data={pageData('/dashboard')} user={{ ...testUser, ...changes }} />
    </QueryClientProvider>,
  );
const card = (name: string) => within(screen.getByRole('region', { name }));

const answerOf = (number: number, changes: Partial<Recommendation> = {}): Recommendation => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  content: JSON.stringify({ mainBet: { ...examplePick, pick: `Pick ${number}` }, additionalBets: [examplePick] }),
  mode: 'regular',
  createdAt: new Date(Date.now() - number * 60_000).toISOString(),
  ...changes,
});

describe('Token Usage', () => {
  it.each([
    [30, '80%', '80%', 'fill-red'],
    [31, '79%', '79.3', 'fill-amber'],
    [75, '50%', '50%', 'fill-amber'],
    [76, '49%', '49.3', 'fill-edge'],
    [150, '0%', '0%', 'fill-edge'],
    [400, '0%', '0%', 'fill-edge'],
    [0, '100%', '100%', 'fill-red'],
  ])(
    'with %i left says %s used, in a bar as long in the colour of what remains',
    (tokensRemaining, words, width, colour) => {
      show({ tokensRemaining });
      const usage = card('Token Usage');
      expect(usage.getByText(words)).toBeTruthy();
      const bar = screen.getByRole('region', { name: 'Token Usage' }).querySelector('rect');
      expect(bar?.getAttribute('width')).toMatch(new RegExp(`^${width}`));
      expect(bar?.getAttribute('class')).toBe(colour);
    },
  );

  it('counts nothing for an unlimited account', () => {
    show({ unlimited: true });
    expect(card('Token Usage').getByText('∞').parentElement?.textContent).toBe('∞ Unlimited');
    expect(screen.getByRole('region', { name: 'Token Usage' }).querySelector('rect')).toBeNull();
    expect(card('Pro Mode Usage').getByText('Pro mode is free for this account.')).toBeTruthy();
  });
});

describe('Recent AI Picks', () => {
  it('lead to a first analysis where there are none, and always to the chats', async () => {
    show();
    const first = await screen.findByRole('link', { name: 'Get Your First Analysis' });
    expect(first.getAttribute('href')).toBe('/chat');
    expect(screen.getByRole('link', { name: 'View All Chat Sessions' }).getAttribute('href')).toBe('/chat');
  });

  it('show the main pick of each answer, and how many more it holds', async () => {
    recent = [answerOf(1, { mode: 'pro' }), answerOf(2), answerOf(3, { content: 'Old words without picks.' })];
    show();
    await screen.findByText('Old words without picks.');
    const items = card('Recent AI Picks')
      .getAllByRole('article')
      .map(({ textContent }) => textContent);
    expect(items).toHaveLength(2);
    expect(items[0]).toContain('Pick 1');
    expect(items[1]).toContain('Pick 2');
    expect(card('Recent AI Picks').getByText('Old words without picks.')).toBeTruthy();
    expect(card('Recent AI Picks').getAllByText('Pro')).toHaveLength(1);
    expect(card('Recent AI Picks').getAllByText('and one more pick in the answer')).toHaveLength(2);
    expect(card('Recent AI Picks').queryByRole('link', { name: 'Get Your First Analysis' })).toBeNull();
  });

  it('are the latest five, also where the server sends more', async () => {
    recent = [1, 2, 3, 4, 5, 6, 7].map((number) => answerOf(number));
    show();
    await screen.findByText('Pick 1');
    const headings = card('Recent AI Picks').getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Pick 1', 'Pick 2', 'Pick 3', 'Pick 4', 'Pick 5']);
  });

  it('show an answer without a single pick by its parlay, or by its words', async () => {
    const contents = [
      { parlay: { legs: ['Bills +2.5', 'Over 47.5'], totalOdds: '+264' } },
      { analysis: 'No game stands out [1].', sources: ['Board'] },
      { bestValue: 'Rams +3 at -105.' },
      { totalPicks: 3 },
    ];
    recent = contents.map((content, at) => answerOf(at + 1, { content: JSON.stringify(content) }));
    show();
    expect(await screen.findByRole('heading', { name: 'Parlay of 2' })).toBeTruthy();
    for (const words of ['No game stands out.', 'Rams +3 at −105.', 'This answer holds no picks.']) {
      expect(card('Recent AI Picks').getByText(words)).toBeTruthy();
    }
  });

  it('cut long words without a padding in which the next line would show', async () => {
    recent = [answerOf(1, { content: 'Long words.' })];
    show();
    const { className } = await screen.findByText('Long words.');
    expect([className.includes('line-clamp-3'), /\bp[xyb]?-/.test(className)]).toEqual([true, false]);
  });

  it('say that they could not be loaded, and try again', async () => {
    server.refusals['GET /api/chat/recent-recommendations'] = { status: 500 };
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your recent picks could not be loaded.');
    expect(card('Recent AI Picks').getByRole('alert')).toBe(alert);
    server.refusals = {};
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Get Your First Analysis' })).toBeTruthy();
  });
});

describe('Today’s best bets', () => {
  const bets = () => card("Today's Best Bets");

  it('stand folded, marked as demo, and open to their numbers', async () => {
    show();
    const bet = within(await bets().findByRole('article'));
    expect(bet.getByText('Demo')).toBeTruthy();
    expect(
      bets().getByText(/^1,240 bets priced at 9:00\sAM ET; this one clears the bar\. Prices are from that time/),
    ).toBeTruthy();
    expect(bet.queryByText(/Nine of eleven/)).toBeNull();
    await userEvent.click(bet.getByRole('button', { expanded: false }));
    expect(bet.getByText(/Nine of eleven/)).toBeTruthy();
  });

  it('are three at first, and all of them when asked for', async () => {
    const [pick] = list.picks;
    const picks = [1, 2, 3, 4, 5].map((at) => ({ ...pick!, id: `00000000-0000-4000-8000-00000000000${at}` }));
    found = { ...board, list: { ...list, picks } };
    show();
    expect(await bets().findAllByRole('article')).toHaveLength(3);
    await userEvent.click(bets().getByRole('button', { name: 'Show 2 More' }));
    expect(bets().getAllByRole('article')).toHaveLength(5);
    expect(bets().queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('say “No bet today” where none clears the bar, and when the next list comes', async () => {
    found = { ...board, list: { ...list, picks: [] } };
    show();
    expect(await bets().findByText('No bet today')).toBeTruthy();
    expect(
      bets().getByText(/^1,240 bets priced, and none clears the bar\. The next list is drawn at 9:00\sAM ET\.$/),
    ).toBeTruthy();
    expect(bets().queryByRole('article')).toBeNull();
  });

  it('say that none was drawn yet, and appear once it is', async () => {
    found = { ...board, list: null };
    show();
    expect(await bets().findByText(/^The list is drawn as soon as there are prices/)).toBeTruthy();
    found = board;
    expect(await bets().findByRole('article', {}, { timeout: 10_000 })).toBeTruthy();
  });

  it('give the server’s reason where it refuses', async () => {
    server.refusals['GET /api/best-bets'] = { status: 403, message: 'You are taking a time-out.' };
    show();
    expect((await bets().findByRole('alert')).textContent).toBe('You are taking a time-out.');
    expect(bets().queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('can be asked for again where there are no prices yet', async () => {
    server.refusals['GET /api/best-bets'] = { status: 503, message: 'There are no prices yet.' };
    show();
    expect((await bets().findByRole('alert')).textContent).toBe('There are no prices yet.');
    server.refusals = {};
    await userEvent.click(bets().getByRole('button', { name: 'Retry' }));
    expect(await bets().findByRole('article')).toBeTruthy();
  });
});

describe('what it costs', () => {
  it('counts Pro analyses and says that their value is no second charge', () => {
    show({ proAnalysesThisMonth: 3 });
    const pro = card('Pro Mode Usage');
    expect(pro.getByText('3')).toBeTruthy();
    expect(pro.getByText('$3.00')).toBeTruthy();
    expect(pro.getByText(/\$1\.00 is the value of 5 tokens at \$0\.20.*not a second charge/)).toBeTruthy();
    expect(pro.getByRole('link', { name: 'Try Pro Mode' }).getAttribute('href')).toBe('/chat?mode=pro');
  });

  it('shows the subscription, and the way to one', async () => {
    show();
    expect(await card('Subscription').findByRole('link', { name: 'Start Subscription' })).toBeTruthy();
    cleanup();
    server.subscription = testSubscription;
    show();
    expect(await card('Subscription').findByText('Basic Monthly')).toBeTruthy();
  });

  it('shows token use by day with a table beside the chart', async () => {
    show();
    const table = await card('Token Use').findByRole('table', { name: 'Tokens used by day' });
    expect(within(table).getAllByRole('row')).toHaveLength(15);
  });
});

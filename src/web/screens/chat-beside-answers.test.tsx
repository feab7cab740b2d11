// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAnalysis, testPick } from '../features/picks/test-pick.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, SESSION, TestChatServer } from './test-chat-server.ts';

let server: TestChatServer;

beforeEach(() => {
  server = new TestChatServer();
  openChatPage(server.fetch);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
      <Toaster />
    </QueryClientProvider>,
  );

function saved(content: string) {
  server.session('Old chat');
  server.say(SESSION, 'user', 'Best NFL bets today?');
  const { id } = server.say(SESSION, 'assistant', content);
  window.history.replaceState(null, '', `/chat?session=${SESSION}`);
  show();
  return id;
}

const second = testPick({ id: 'second', pick: 'Over 47.5' });
const ANSWER = JSON.stringify(testAnalysis({ additionalBets: [second] }));

const game = (league: string, at: number) => ({
  eventId: `${league} ${at}`,
  game: `${league} away ${at} @ ${league} home ${at}`,
  league,
  home: `${league} home ${at}`,
  away: `${league} away ${at}`,
  startsAt: '2030-11-26T20:00:00.000Z',
  markets: [],
  matched: [],
});

describe('an empty chat', () => {
  it('shows the next three games of each league, and a press asks for the best bet of one', async () => {
    server.games = [1, 2, 3, 4].flatMap((at) => [game('NFL', at), game('NBA', at)]);
    show();
    const nfl = await screen.findByRole('region', { name: 'Next NFL games' });
    expect(within(nfl).getAllByRole('button')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Next NBA games' })).toBeDefined();
    await userEvent.click(within(nfl).getByRole('button', { name: /NFL away 2/ }));
    await waitFor(() => expect(server.sent[0]?.draft.message).toBe('Best bet in NFL away 2 @ NFL home 2?'));
  });

  it('without a game has its examples, each of which sends its words', async () => {
    show();
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading games' })).toBeNull());
    expect(screen.queryByRole('region', { name: /^Next/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '3 leg parlay around +600' }));
    await waitFor(() => expect(server.sent[0]?.draft.message).toBe('3 leg parlay around +600'));
  });
});

describe('the answer to a greeting', () => {
  it('has three questions about what is played next, each of which sends its words', async () => {
    server.games = [{ ...game('NFL', 1), game: 'Jets @ Bears' }];
    saved('Hello. You can ask for picks ("NFL picks for Sunday").');
    const examples = within(await screen.findByRole('list', { name: 'Examples' }));
    expect(examples.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(examples.getByRole('button', { name: 'Best bet in Jets @ Bears?' }));
    await waitFor(() => expect(server.sent[0]?.draft.message).toBe('Best bet in Jets @ Bears?'));
  });
});

describe('beside a saved answer', () => {
  it('a thumb is kept, changed and taken back', async () => {
    const id = saved(ANSWER);
    const up = await screen.findByRole('button', { name: 'Good answer' });
    await userEvent.click(up);
    await waitFor(() => expect(server.ratings[id]).toBe('up'));
    expect(up.ariaPressed).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Poor answer' }));
    await waitFor(() => expect(server.ratings[id]).toBe('down'));
    expect(up.ariaPressed).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Poor answer' }));
    await waitFor(() => expect(server.ratings[id]).toBeNull());
  });

  it('a thumb stands again when the chat is read again, and when it is only shown again', async () => {
    server.session('Another chat', NEW_SESSION);
    server.session('Old chat');
    server.say(SESSION, 'user', 'Best NFL bets today?');
    const rated = { ...server.say(SESSION, 'assistant', ANSWER), rating: 'up' } as const;
    const { id } = rated;
    server.messages[SESSION]?.splice(1, 1, rated);
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    expect((await screen.findByRole('button', { name: 'Good answer' })).ariaPressed).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Poor answer' }));
    await waitFor(() => expect(server.ratings[id]).toBe('down'));
    await userEvent.click(await screen.findByRole('button', { name: /^Another chat/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Poor answer' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Old chat/ }));
    expect((await screen.findByRole('button', { name: 'Poor answer' })).ariaPressed).toBe('true');
  });

  it('the same bets are priced now: what changed, and what is gone', async () => {
    const price = (text: string, value: number) =>
      ({ key: 'price', label: 'Price', value, unit: 'decimal_odds', text }) as const;
    const answered = { book: 'BetMGM', price: price('+105', 2.05), verdict: 'bet' } as const;
    const bet = { game: 'Bills @ Chiefs', startsAt: '2030-11-26T20:00:00.000Z', answered };
    server.now.bets = [
      {
        ...bet,
        pick: 'Bills +2.5',
        text: 'Now a pass, then a bet: +105 at BetMGM then, -115 at FanDuel now.',
        now: {
          book: 'FanDuel',
          price: price('-115', 1.8696),
          fair: price('-110', 1.909),
          edge: { key: 'edge', label: 'Edge', value: -0.021, unit: 'rate', text: '-2.1%' },
          verdict: 'pass',
          reason: 'no edge',
          stake: 'nothing staked',
          ageSeconds: 40,
        },
      },
      { ...bet, pick: 'Over 47.5', text: 'The game has begun.', now: null },
    ];
    saved(ANSWER);
    await userEvent.click(await screen.findByRole('button', { name: 'Now' }));
    const rows = within(await screen.findByRole('table', { name: /then and now/ })).getAllByRole('row');
    expect(rows.slice(1).map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      [
        'Bills +2.5Now a pass, then a bet: +105 at BetMGM then, −115 at FanDuel now.',
        '+105BetMGM, bet',
        '−115FanDuel, pass, 40 s old',
        '−2.1%no edge',
      ],
      ['Over 47.5The game has begun.', '+105BetMGM, bet', 'gone', '–'],
    ]);
  });

  it('of words alone there is nothing to price now', async () => {
    saved('Closing line value is how your price compares with the last one.');
    await screen.findByRole('button', { name: 'Good answer' });
    expect(screen.queryByRole('button', { name: 'Now' })).toBeNull();
  });
});

describe('the keyboard', () => {
  it('goes to the next bet and back with J and K, but writes them where somebody writes', async () => {
    saved(ANSWER);
    await screen.findAllByRole('article');
    const focused = () => document.activeElement?.getAttribute('aria-labelledby');
    const titleOf = (name: string) => screen.getByRole('article', { name }).getAttribute('aria-labelledby');
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('j');
    const first = focused();
    expect(first).toBeTruthy();
    await userEvent.keyboard('j');
    expect(focused()).not.toBe(first);
    await userEvent.keyboard('kk');
    expect([titleOf('Bills +2.5'), titleOf('Over 47.5')]).toContain(focused());
    const field = screen.getByRole('textbox', { name: 'Your question' });
    await userEvent.click(field);
    await userEvent.keyboard('jk');
    expect((field as HTMLTextAreaElement).value).toBe('jk');
    expect(document.activeElement).toBe(field);
  });

  it('enters the list of chats once, moves in it with the arrows, and opens with Enter', async () => {
    for (const at of [1, 2, 3]) server.session(`Chat ${at}`, `6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f120${at}`);
    show();
    const chat = (name: RegExp) => screen.getByRole('button', { name });
    await screen.findByRole('button', { name: /^Chat 3/ });
    expect([/^Chat 3/, /^Chat 2/, /^Chat 1/].map((name) => chat(name).tabIndex)).toEqual([0, -1, -1]);
    chat(/^Chat 3/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(chat(/^Chat 2/));
    expect(chat(/^Chat 2/).tabIndex).toBe(0);
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(window.location.search).toContain('1201'));
  });
});

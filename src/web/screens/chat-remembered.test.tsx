// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, SESSION, TestChatServer } from './test-chat-server.ts';

const BOOK = { key: 'book:FanDuel', label: 'Bets at FanDuel' };
const STATE = { key: 'state:NJ', label: 'NJ' };
const ROLL = { key: 'bankroll:1500', label: 'Bankroll $1,500' };

let server: TestChatServer;
/** What the removals wait for, and how they end. */
let removal: { held: Promise<void>; status: number };
/** Each removal by its chip. */
let removed: string[];

beforeEach(() => {
  server = new TestChatServer();
  removed = [];
  removal = { held: Promise.resolve(), status: 200 };
  server.session('Bills spread');
  server.say(SESSION, 'user', 'i bet at fanduel in nj');
  server.say(SESSION, 'assistant', 'Noted.');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'DELETE') return server.fetch(address, init);
  removed.push(decodeURIComponent(address.split('/').at(-1) ?? ''));
  const { held, status } = removal;
  await held;
  return status === 200 ? server.fetch(address, init) : Response.json({ message: 'Not now.' }, { status });
}

async function show(session?: string): Promise<void> {
  openChatPage(answer, session);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
      <Toaster />
    </QueryClientProvider>,
  );
  if (session) await screen.findByText('Noted.');
}
const list = () => screen.queryByRole('list', { name: 'Remembered in this chat' });
const labels = () =>
  within(list() ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map((chip) => chip.textContent);
const button = (label: string) => screen.findByRole('button', { name: `Forget: ${label}` });
const field = () => screen.getByPlaceholderText('Ask about games, odds, or betting strategies...');
const toasts = () => within(screen.getByRole('region', { name: /^Notifications/ })).queryAllByRole('listitem');

describe('what a chat remembers', () => {
  it('stands above the question, and nothing does where nothing is remembered', async () => {
    server.remembered[SESSION] = [BOOK, STATE];
    await show(SESSION);
    await waitFor(() => expect(labels()).toEqual(['Bets at FanDuel', 'NJ']));
    expect(list()?.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    cleanup();
    server.remembered[SESSION] = [];
    await show(SESSION);
    expect(list()).toBeNull();
  });

  it('comes with the answer in which it was told, also in a new chat', async () => {
    await show();
    await userEvent.type(field(), 'my roll is 1500{Enter}');
    await waitFor(() => expect(server.stream).toBeDefined());
    await act(async () => {
      server.accept();
      server.remembered[NEW_SESSION] = [ROLL];
      server.finish(server.stream, NEW_SESSION, 'Noted: 1500.');
    });
    await waitFor(() => expect(labels()).toEqual(['Bankroll $1,500']));
  });
});

describe('a chip', () => {
  it('goes at once, is said to be forgotten, and hands the focus on to the next one and in the end to the question', async () => {
    server.remembered[SESSION] = [BOOK, STATE, ROLL];
    await show(SESSION);
    (await button('NJ')).focus();
    await userEvent.keyboard('{Enter}');
    expect(labels()).toEqual(['Bets at FanDuel', 'Bankroll $1,500']);
    expect(document.activeElement).toBe(await button('Bankroll $1,500'));
    await screen.findByText('Forgotten: NJ');
    expect(screen.getByText('Forgotten: NJ').getAttribute('role')).toBe('status');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await button('Bets at FanDuel'));
    await userEvent.keyboard(' ');
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(field());
    await screen.findByText('Forgotten: Bets at FanDuel');
    expect(removed).toEqual(['state:NJ', 'bankroll:1500', 'book:FanDuel']);
    expect(server.remembered[SESSION]).toEqual([]);
  });

  it('comes back where it was when its removal failed, and it is said', async () => {
    server.remembered[SESSION] = [BOOK, STATE];
    let end = () => {};
    removal = {
      status: 503,
      held: new Promise((resolve) => {
        end = resolve;
      }),
    };
    await show(SESSION);
    await userEvent.click(await button('Bets at FanDuel'));
    expect(labels()).toEqual(['NJ']);
    await act(async () => end());
    await waitFor(() => expect(labels()).toEqual(['Bets at FanDuel', 'NJ']));
    await waitFor(() =>
      expect(toasts().map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Still remembered: Bets at FanDuel.'),
      ]),
    );
    expect(screen.queryByText(/^Forgotten/)).toBeNull();
    removal = { status: 200, held: Promise.resolve() };
    await userEvent.click(await button('Bets at FanDuel'));
    await screen.findByText('Forgotten: Bets at FanDuel');
    expect(labels()).toEqual(['NJ']);
  });

  it('that was removed elsewhere is gone here too', async () => {
    server.remembered[SESSION] = [BOOK];
    removal = { status: 404, held: Promise.resolve() };
    await show(SESSION);
    const chip = await button('Bets at FanDuel');
    server.remembered[SESSION] = [];
    await userEvent.click(chip);
    await screen.findByText('Forgotten: Bets at FanDuel');
    expect([list(), toasts()]).toEqual([null, []]);
  });

  it('that was removed while an answer came does not come back with it', async () => {
    server.remembered[SESSION] = [BOOK, STATE];
    await show(SESSION);
    await button('NJ');
    await userEvent.type(field(), 'best nfl bets{Enter}');
    await waitFor(() => expect(server.stream).toBeDefined());
    await act(async () => void server.accept());
    await userEvent.click(await button('NJ'));
    await waitFor(() => expect(server.remembered[SESSION]).toEqual([BOOK]));
    const message = server.say(SESSION, 'assistant', 'Here.');
    const stale = { sessionId: SESSION, message, tokensRemaining: 144, remembered: [BOOK, STATE] };
    await act(async () => {
      server.stream?.send({ event: 'done', data: stale });
      server.stream?.end();
    });
    await screen.findByText('Here.');
    await waitFor(() => expect(labels()).toEqual(['Bets at FanDuel']));
  });
});

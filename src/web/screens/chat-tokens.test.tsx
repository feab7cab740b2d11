// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BalanceNotice } from '#contract/tokens.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { SESSION, TestChatServer } from './test-chat-server.ts';

let server: TestChatServer;

beforeEach(() => {
  server = new TestChatServer();
  openChatPage(server.fetch, SESSION);
  server.session('NFL today', SESSION);
});
afterEach(() => {
  cleanup();
  navigate.mockClear();
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const QUESTION = 'Best bets tonight?';
const navigate = vi.fn();

function show() {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={navigate} />
      <Toaster />
    </QueryClientProvider>,
  );
}

const ask = async () => {
  await userEvent.type(screen.getByPlaceholderText(/^Ask about games/), `${QUESTION}{Enter}`);
};

async function answerWith(balanceNotice: BalanceNotice) {
  show();
  await ask();
  await waitFor(() => expect(server.stream).toBeDefined());
  const message = server.say(SESSION, 'assistant', 'An answer.');
  const data = { sessionId: SESSION, message, tokensRemaining: balanceNotice.balance, balanceNotice };
  server.stream?.send({ event: 'done', data });
  server.stream?.end();
}

describe('the tokens of a chat', () => {
  it.each([
    ['low', 28, 'Tokens running low', 'You have 28 tokens left.'],
    ['empty', 0, 'No tokens left', 'That was your last one. Reading and explanations stay free.'],
  ] as const)('are told of when they are %s, with a way to more', async (level, balance, title, words) => {
    await answerWith({ level, balance, topUp: '/pricing' });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Get Tokens' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/pricing');
  });

  it.each([
    [{ topUp: '/somewhere' }, '/somewhere'],
    [{}, '/pricing'],
  ])('lead on from a send that they were too few for (%j)', async (more, path) => {
    show();
    server.refusal = { status: 402, body: { message: 'This costs 5 tokens and you have 1.', ...more } };
    await ask();
    expect(await screen.findByText("You've reached your token limit or need to upgrade for Pro mode")).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Get Tokens' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(path);
  });
});

describe('the ways on, where the answer would stand', () => {
  const places = () => within(screen.getByRole('region', { name: 'Messages' }));

  it('ask the same question again in Regular, as another send, and stay there for the next', async () => {
    show();
    await userEvent.click(await screen.findByRole('radio', { name: /^Pro/ }));
    const body = { code: 'insufficient_tokens', message: 'This costs 5 tokens and you have 1.', balance: 1 };
    server.refusal = { status: 402, body };
    await ask();
    expect((await places().findByText(/^Not sent\./)).textContent).toContain(body.message);
    expect(places().getByRole('link', { name: 'Get Tokens' }).getAttribute('href')).toBe('/pricing');
    server.refusal = undefined;
    await userEvent.click(places().getByRole('button', { name: 'Ask in Regular' }));
    await waitFor(() => expect(server.sent).toMatchObject([{ draft: { message: QUESTION, mode: 'regular' } }]));
    expect(places().queryByText(/^Not sent\./)).toBeNull();
    expect(places().getAllByText(QUESTION)).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Regular/ }).checked).toBe(true);
  });

  it('lead to the limit that was reached, whose end is told', async () => {
    show();
    const message = 'You set yourself a limit of 5 tokens a day. There is room for it again from Sat 9:00 AM ET.';
    server.refusal = { status: 403, body: { code: 'limit_reached', message } };
    await ask();
    expect((await places().findByText(/^Not sent\./)).textContent).toContain(message);
    expect(places().getByRole('link', { name: 'Change Limit' }).getAttribute('href')).toBe('/profile?tab=limits');
    expect(places().queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(places().getByRole('button', { name: 'Discard' })).toBeTruthy();
  });
});

describe('tokens that wait for the address to be confirmed', () => {
  const words =
    '135 more of your free tokens are ready as soon as you confirm your e-mail address. The link is in the mail that we sent you.';

  it('lead from a send that they would have paid to where the address is confirmed', async () => {
    show();
    const body = { message: 'This costs 5 tokens and you have 1.', waiting: 135, topUp: '/profile' };
    server.refusal = { status: 402, body };
    await ask();
    expect(await screen.findByText(words)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Address' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile');
  });

  it('are told of with the last token', async () => {
    await answerWith({ level: 'empty', balance: 0, topUp: '/profile', waiting: 135 });
    expect(await screen.findByText('Confirm your address to go on')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Address' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile');
  });
});

describe('an exclusion', () => {
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();

  it('stands over the question, calmly, with help', async () => {
    server.exclusion = { kind: 'time_out', endsAt };
    show();
    expect(await screen.findByText(/^You are on a time-out until /)).toBeDefined();
    expect(screen.getAllByRole('link', { name: '1-800-522-4700' }).length).toBeGreaterThan(1);
  });

  it('that began elsewhere shows with the first refusal, in the server’s words', async () => {
    show();
    await screen.findByPlaceholderText(/^Ask about games/);
    expect(screen.queryByText(/^You are excluded until /)).toBeNull();
    server.exclusion = { kind: 'self_exclusion', endsAt };
    server.refusal = { status: 403, body: { message: 'You excluded yourself until Nov 22.', code: 'excluded' } };
    await ask();
    expect(await screen.findByText(/^You are excluded until /)).toBeDefined();
    expect(screen.getByText(/You excluded yourself until Nov 22\./)).toBeDefined();
  });

  it('that has ended is not shown', async () => {
    server.exclusion = { kind: 'time_out', endsAt: '2026-01-01T00:00:00.000Z' };
    const reads = vi.fn(server.fetch);
    vi.stubGlobal('fetch', reads);
    show();
    await waitFor(() => expect(reads.mock.calls.map(([address]) => address)).toContain('/api/user/limits'));
    await screen.findAllByText('144');
    expect(screen.queryByText(/^You are on a time-out/)).toBeNull();
  });
});

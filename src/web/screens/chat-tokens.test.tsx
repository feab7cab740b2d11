// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BalanceNotice } from '#contract/tokens.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { removeToast } from '../ui/toast.ts';
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
  removeToast();
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

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
  await userEvent.type(screen.getByPlaceholderText(/^Ask about games/), 'Best bets tonight?{Enter}');
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
    show();
    await screen.findByPlaceholderText(/^Ask about games/);
    await waitFor(() => expect(screen.queryByText(/^You are on a time-out/)).toBeNull());
  });
});

// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testAnalysis, testPick } from '../features/picks/test-pick.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, TestChatServer } from './test-chat-server.ts';

const QUESTION = 'Best NFL bets today?';

let server: TestChatServer;
beforeEach(() => {
  server = new TestChatServer();
  openChatPage(server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

it('an answer that is read before its slow stream has ended is shown once, and stays as it was opened', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
    </QueryClientProvider>,
  );
  await screen.findAllByText('144');
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  await userEvent.type(screen.getByLabelText('Your question'), `${QUESTION}{Enter}`);
  await waitFor(() => expect(server.sent).toHaveLength(1));

  // The server has saved the whole answer when the first event makes the browser read the session.
  server.accept();
  const saved = server.say(NEW_SESSION, 'assistant', JSON.stringify(testAnalysis()));
  const { analysis, ...bare } = testPick();
  server.stream?.send({ event: 'picks', data: { picks: [bare], odds: 'demo' } });
  await messages.findByText(/Demo data/);
  expect(messages.getAllByRole('heading', { name: 'Answer' })).toHaveLength(1);
  expect(messages.getAllByText(QUESTION)).toHaveLength(1);
  await userEvent.click(messages.getByRole('button', { name: 'Show the numbers' }));

  const { tokensRemaining } = server.user;
  server.stream?.send({ event: 'done', data: { sessionId: NEW_SESSION, message: saved, tokensRemaining } });
  server.stream?.end();
  expect(await screen.findByText('Ready')).toBeDefined();
  expect(messages.getAllByRole('heading', { name: 'Answer' })).toHaveLength(1);
  expect(messages.getByRole('button', { name: 'Hide the numbers' })).toBeDefined();
});

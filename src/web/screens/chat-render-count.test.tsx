// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testAnalysis, testPick } from '../features/picks/test-pick.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { SESSION, TestChatServer } from './test-chat-server.ts';

/** How often the list of the messages was drawn. */
const list = vi.hoisted(() => ({ drawn: 0 }));
vi.mock(import('../features/chat/message-list.tsx'), async (original) => {
  const { MessageList } = await original();
  return {
    MessageList: (props: Parameters<typeof MessageList>[0]) => {
      list.drawn += 1;
      return MessageList(props);
    },
  };
});

const ANSWERS = 20;
const ANSWER = JSON.stringify(testAnalysis());
/** Each time that an answer is drawn it is read from its text. */
const timesDrawn = () => vi.mocked(JSON.parse).mock.calls.filter(([text]) => text === ANSWER).length;

let server: TestChatServer;
beforeEach(() => {
  server = new TestChatServer();
  server.session('Long chat');
  for (let at = 0; at < ANSWERS; at += 1) {
    server.say(SESSION, 'user', `Question ${at}`);
    server.say(SESSION, 'assistant', ANSWER);
  }
  openChatPage(server.fetch, SESSION);
  vi.spyOn(JSON, 'parse');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a long chat draws none of its answers again for a letter that is typed or a word that is written', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
    </QueryClientProvider>,
  );
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  await waitFor(() => expect(messages.getAllByRole('heading', { name: 'Answer' })).toHaveLength(ANSWERS));
  expect(timesDrawn()).toBe(ANSWERS);

  const before = list.drawn;
  await userEvent.type(screen.getByLabelText('Your question'), 'Best bets?');
  expect(list.drawn).toBe(before);
  expect(timesDrawn()).toBe(ANSWERS);

  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(server.stream).toBeDefined());
  server.accept();
  const { analysis, ...bare } = testPick();
  server.stream?.send({ event: 'picks', data: { picks: [bare], odds: 'demo' } });
  for (const text of ['The ', 'price ', 'has ', 'not ', 'moved.']) {
    server.stream?.send({ event: 'delta', data: { field: 'mainBet.riskFactor', text } });
  }
  expect(await messages.findByText('The price has not moved.')).toBeDefined();
  expect(timesDrawn()).toBe(ANSWERS);
});

it('prices are of answer time in what is opened again, and grow older in what is written before one’s eyes, also below a next question', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
    </QueryClientProvider>,
  );
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await messages.findAllByText('at answer time')).toHaveLength(ANSWERS);
  expect(messages.queryByText(/ ago$/)).toBeNull();

  await userEvent.type(screen.getByLabelText('Your question'), 'Best bets?{Enter}');
  await waitFor(() => expect(server.stream).toBeDefined());
  server.accept();
  server.stream?.send({ event: 'picks', data: { picks: [testPick()], odds: 'demo' } });
  expect(await messages.findByText(/^\d+ (s|min) ago$/)).toBeDefined();
  const message = server.say(SESSION, 'assistant', ANSWER);
  server.stream?.send({ event: 'done', data: { sessionId: SESSION, message, tokensRemaining: 1 } });
  server.stream?.end();
  await waitFor(() => expect(messages.getAllByRole('button', { name: /Report/ })).toHaveLength(ANSWERS + 1));
  expect(messages.getByText(/^\d+ (s|min) ago$/)).toBeDefined();
  expect(messages.getAllByText('at answer time')).toHaveLength(ANSWERS);

  await userEvent.click(messages.getAllByRole('button', { name: 'Show the numbers' }).at(-1) as HTMLElement);
  await userEvent.type(screen.getByLabelText('Your question'), 'And tomorrow?{Enter}');
  await waitFor(() => expect(server.sent).toHaveLength(2));
  server.accept();
  server.stream?.send({ event: 'delta', data: { field: 'summary', text: 'Two more.' } });
  expect(await messages.findByText('Two more.')).toBeDefined();
  expect(messages.getByText(/^\d+ (s|min) ago$/)).toBeDefined();
  expect(messages.getByRole('button', { name: 'Hide the numbers' })).toBeDefined();
});

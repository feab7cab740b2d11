// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, SESSION, TestChatServer } from './test-chat-server.ts';

let server: TestChatServer;
beforeEach(() => {
  server = new TestChatServer();
});
afterEach(() => vi.unstubAllGlobals());

async function show(session?: string): Promise<void> {
  openChatPage(server.fetch, session);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
    </QueryClientProvider>,
  );
  await screen.findAllByText('144');
}
const history = () => within(screen.getByRole('complementary', { name: 'Chat History' }));
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
/** By its words: a look for its role goes through every chat and answer. */
const press = (words: string) => userEvent.click(screen.getByText(words, { selector: 'button' }));
const manyChats = (count: number) => {
  for (let at = 1; at <= count; at += 1) server.session(`Plan ${at}`, crypto.randomUUID());
};
const longChat = (questions: number) => {
  server.session('Long chat');
  for (let at = 1; at <= questions; at += 1) {
    server.say(SESSION, 'user', `Question ${at}`);
    server.say(SESSION, 'assistant', `Answer ${at}`);
  }
};

describe('many chats', () => {
  it('are counted all, and the older ones come when they are asked for', async () => {
    manyChats(230);
    await show();
    expect(await history().findByText('Plan 131')).toBeDefined();
    expect(history().getByText('230')).toBeDefined();
    expect(history().queryByText('Plan 130')).toBeNull();
    await press('Older chats');
    expect(await history().findByText('Plan 31')).toBeDefined();
    await press('Older chats');
    expect(await history().findByText('Plan 1')).toBeDefined();
    expect(history().queryByText('Older chats')).toBeNull();
  });

  it('stay loaded when an answer has them read again, and show what another tab took away', async () => {
    manyChats(230);
    await show();
    await history().findByText('Plan 131');
    await press('Older chats');
    await history().findByText('Plan 31');
    server.sessions = server.sessions.filter(({ title }) => title !== 'Plan 60');
    await userEvent.type(screen.getByLabelText('Your question'), 'Hello{Enter}');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    server.accept();
    server.finish(server.stream, NEW_SESSION, 'Good day.');
    await waitFor(() => expect(history().queryByText('Plan 60')).toBeNull());
    expect(history().getByText('Plan 31')).toBeDefined();
    expect(history().getByText('230')).toBeDefined();
  });

  it('are found further down than the first page', async () => {
    manyChats(150);
    await show();
    await userEvent.type(history().getByLabelText('Search chats'), 'Plan');
    expect(await history().findByText('More than 100 chats found')).toBeDefined();
    await press('Older chats');
    expect(await history().findByText('150 chats found')).toBeDefined();
    expect(history().getByText('Plan 1')).toBeDefined();
  });

  it('say so when the older ones cannot be had, and can be asked for again', async () => {
    manyChats(101);
    await show();
    await history().findByText('Plan 2');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await press('Older chats');
    expect(await history().findByText('They could not be loaded. Please try again.')).toBeDefined();
    vi.stubGlobal('fetch', server.fetch);
    await press('Older chats');
    expect(await history().findByText('Plan 1')).toBeDefined();
    expect(history().queryByRole('alert')).toBeNull();
  });
});

describe('a long chat', () => {
  it('begins with its newest messages, and the earlier ones come above them when they are asked for', async () => {
    longChat(60);
    await show(SESSION);
    expect(await messages().findByText('Answer 60')).toBeDefined();
    expect(messages().queryByText('Question 35')).toBeNull();
    await press('Earlier messages');
    expect(await messages().findByText('Question 11')).toBeDefined();
    await press('Earlier messages');
    expect(await messages().findByText('Question 1')).toBeDefined();
    expect(messages().queryByText('Earlier messages')).toBeNull();
    const answers = messages().getAllByText(/^Answer \d+$/);
    expect(answers.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 60 }, (_, at) => `Answer ${at + 1}`),
    );
  });

  it('keeps the earlier ones when an answer comes, and reads only the newest page for it', async () => {
    longChat(60);
    await show(SESSION);
    await messages().findByText('Answer 60');
    await press('Earlier messages');
    await messages().findByText('Question 11');
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      if (address.includes('/messages')) asked.push(address);
      return server.fetch(address, init);
    });
    await userEvent.type(screen.getByLabelText('Your question'), 'One more{Enter}');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    server.accept();
    server.finish(server.stream, SESSION, 'Here it is.');
    expect(await messages().findByText('Here it is.')).toBeDefined();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(new Set(asked)).toEqual(new Set([`/api/chat/sessions/${SESSION}/messages`]));
    expect(messages().getByText('Question 11')).toBeDefined();
    expect(messages().getByText('Question 60')).toBeDefined();
  });

  it('shows a failed question also after its like came in with the earlier messages', async () => {
    longChat(60);
    await show(SESSION);
    await messages().findByText('Answer 60');
    server.refusal = { status: 503, body: { message: 'No answer could be made.' } };
    await userEvent.type(screen.getByLabelText('Your question'), 'Question 12{Enter}');
    expect(await messages().findByText(/^Not sent\./)).toBeDefined();
    await press('Earlier messages');
    await messages().findByText('Answer 12');
    expect(messages().getByText(/^Not sent\./)).toBeDefined();
  });

  it('is exported whole', async () => {
    longChat(60);
    await show(SESSION);
    await messages().findByText('Answer 60');
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x', revokeObjectURL: () => {} }),
    );
    await userEvent.click(history().getByRole('button', { name: /Long chat/, expanded: false }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /JSON/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    const { messages: said } = JSON.parse((await files[0]?.text()) ?? '') as { messages: { text: string }[] };
    expect(said).toHaveLength(120);
    expect(said[0]?.text).toBe('Question 1');
  });
});

it('a chat that was begun without a question bears the words of its first one before its answer ends', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'New Chat' }));
  expect(await history().findByText('Chat Nov 21')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Your question'), 'Best NFL bets today?{Enter}');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  server.sessions = server.sessions.map((session) => ({ ...session, title: 'Best NFL bets today?' }));
  server.accept();
  expect(await history().findByText('Best NFL bets today?')).toBeDefined();
  expect(server.stream).toBeDefined();
});

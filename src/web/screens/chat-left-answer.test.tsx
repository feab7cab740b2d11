// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, TestChatServer } from './test-chat-server.ts';

const QUESTION = 'Best NHL bets today?';

let server: TestChatServer;
let queryClient: QueryClient;
/** What is sent waits on its way until this is called. */
let arrive: () => void;

beforeEach(() => {
  server = new TestChatServer();
  queryClient = createQueryClient();
  arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  openChatPage(async (address, init) => {
    if (address === '/api/chat/message') await arrived;
    init?.signal?.throwIfAborted();
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As in the app, what was read outlives the screen. */
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ChatScreen navigate={vi.fn()} />
    </QueryClientProvider>,
  );
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

async function sendAndLeave(): Promise<void> {
  const { unmount } = show();
  await screen.findAllByText('144');
  await userEvent.type(screen.getByLabelText('Your question'), `${QUESTION}{Enter}`);
  await screen.findByRole('button', { name: 'Stop' });
  unmount();
}

describe('an answer whose user is on another screen', () => {
  it('gets its question, and changes the balance and the list of chats when it ends', async () => {
    await sendAndLeave();
    expect(server.sent).toEqual([]);
    arrive();
    await waitFor(() => expect(server.sent).toMatchObject([{ draft: { message: QUESTION } }]));
    server.session(QUESTION, NEW_SESSION);
    server.say(NEW_SESSION, 'user', QUESTION);
    server.user = { ...server.user, tokensRemaining: 143 };
    server.finish(server.stream, NEW_SESSION, 'Good day.');
    await waitFor(() => expect(queryClient.getQueryCache().findAll({ predicate: isStale }).length).toBeGreaterThan(1));
    show();
    expect((await screen.findAllByText('143')).length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: /^Best NHL/ })).toBeTruthy();
    expect(messages().queryByText(/^Not sent\./)).toBeNull();
  });

  it('is not lost where the question does not arrive', async () => {
    await sendAndLeave();
    server.refusal = { status: 503, body: { message: 'No answer could be made.' } };
    arrive();
    await waitFor(() => expect(Object.values({ ...sessionStorage }).join()).toContain(QUESTION));
    server.refusal = undefined;
    show();
    expect((await messages().findByText(/^Not sent\./)).textContent).toContain('No answer could be made.');
  });
});

const isStale = ({ state }: { state: { isInvalidated: boolean } }): boolean => state.isInvalidated;

// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, SESSION, TestChatServer } from './test-chat-server.ts';

const QUESTION = 'Best NHL bets today?';
const DOWN = { status: 503, body: { message: 'No answer could be made.' } };

let server: TestChatServer;

beforeEach(() => {
  server = new TestChatServer();
  openChatPage(server.fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
    </QueryClientProvider>,
  );
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const notSent = () => messages().findByText(/^Not sent\./);
const kept = () => Object.values({ ...sessionStorage }).find((text) => text.includes(QUESTION));

/** From now on no question gets through. The try that is `held` waits until it is refused. */
function cutConnection({ held = 0 } = {}) {
  const { fetch } = globalThis;
  const lost = new TypeError('Failed to fetch');
  const cut = { tried: 0, refuse: () => {} };
  const later = new Promise<Response>((_, reject) => {
    cut.refuse = () => reject(lost);
  });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const isSend = address === '/api/chat/message';
    if (!isSend && !address.includes('/stream')) return fetch(address, init);
    if (isSend) cut.tried += 1;
    return isSend && cut.tried === held ? later : Promise.reject(lost);
  });
  return cut;
}

/** A question that could not be sent, then the screen is left. */
async function failAndLeave() {
  const { unmount } = show();
  await screen.findAllByText('144');
  server.refusal = DOWN;
  await userEvent.type(field(), `${QUESTION}{Enter}`);
  await notSent();
  unmount();
  server.refusal = undefined;
}

describe('a question that could not be sent', () => {
  it('is there again after another screen or a reload, once, and is sent with its first key', async () => {
    await failAndLeave();
    show();
    expect((await notSent()).textContent).toContain('No answer could be made.');
    expect(messages().getAllByText(QUESTION)).toHaveLength(1);
    expect(field().value).toBe('');
    const { new: first } = JSON.parse(kept() ?? '{}');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toMatchObject({ key: first.send.key, draft: { message: QUESTION } });
  });

  it('is there too when its user left while a lost connection was still tried again', async () => {
    server.session('Old chat');
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    const { unmount } = show();
    await screen.findAllByText('144');
    const cut = cutConnection();
    await userEvent.type(field(), `${QUESTION}{Enter}`);
    await waitFor(() => expect(cut.tried).toBeGreaterThan(0));
    expect(messages().queryByText(/^Not sent\./)).toBeNull();
    unmount();
    show();
    expect((await notSent()).textContent).toContain('The connection failed.');
    expect(messages().getAllByText(QUESTION)).toHaveLength(1);
  });

  it('is tried no more once it was discarded on the screen that its user came back to', async () => {
    const { unmount } = show();
    await screen.findAllByText('144');
    const cut = cutConnection({ held: 2 });
    await userEvent.type(field(), `${QUESTION}{Enter}`);
    await waitFor(() => expect(cut.tried).toBe(2));
    unmount();
    show();
    await notSent();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    vi.useFakeTimers();
    cut.refuse();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(cut.tried).toBe(2);
    expect(kept()).toBeUndefined();
  });

  it('is all that is left of a chat that was deleted elsewhere', async () => {
    server.session('Old chat');
    server.say(SESSION, 'user', 'What is a push?');
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    await messages().findByText('What is a push?');
    delete server.messages[SESSION];
    server.refusal = { status: 404, body: { message: 'This chat does not exist.' } };
    await userEvent.type(field(), `${QUESTION}{Enter}`);
    expect(await messages().findByRole('button', { name: 'Start a new chat' })).toBeTruthy();
    expect(messages().queryByText('What is a push?')).toBeNull();
    expect(messages().getByText(QUESTION)).toBeTruthy();
  });

  it('stays in its own chat', async () => {
    server.session('Old chat');
    await failAndLeave();
    show();
    await notSent();
    await userEvent.click(await screen.findByRole('button', { name: /^Old chat/ }));
    await waitFor(() => expect(messages().queryByText(QUESTION)).toBeNull());
    window.history.back();
    expect(await notSent()).toBeTruthy();
  });

  it('stays when a chat is opened in which the same words were answered', async () => {
    server.session('Old chat');
    server.say(SESSION, 'user', QUESTION);
    server.say(SESSION, 'assistant', 'Good day.');
    await failAndLeave();
    show();
    await notSent();
    for (const _ of ['read for the first time', 'known already']) {
      await userEvent.click(await screen.findByRole('button', { name: /^Old chat/ }));
      await messages().findByText('Good day.');
      window.history.back();
      expect(await notSent()).toBeTruthy();
    }
  });

  it('is gone once it was sent', async () => {
    await failAndLeave();
    const { unmount } = show();
    await notSent();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.stream).toBeDefined());
    server.session(QUESTION, NEW_SESSION);
    server.say(NEW_SESSION, 'user', QUESTION);
    server.finish(server.stream, NEW_SESSION, 'Good day.');
    await screen.findByText('Good day.');
    unmount();
    window.history.replaceState(null, '', '/chat');
    show();
    await screen.findByRole('button', { name: /^Best NHL/ });
    expect(messages().queryByText(QUESTION)).toBeNull();
  });

  it('is gone once it was discarded', async () => {
    await failAndLeave();
    const { unmount } = show();
    await notSent();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(document.activeElement).toBe(field());
    unmount();
    show();
    await screen.findAllByText('144');
    expect(messages().queryByText(QUESTION)).toBeNull();
  });

  it('is gone when its answer did arrive', async () => {
    server.session('Old chat');
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    await failAndLeave();
    server.say(SESSION, 'user', QUESTION);
    server.say(SESSION, 'assistant', 'Good day.');
    show();
    await screen.findByText('Good day.');
    await waitFor(() => expect(kept()).toBeUndefined());
    expect(messages().queryByText(/^Not sent\./)).toBeNull();
    expect(messages().getAllByText(QUESTION)).toHaveLength(1);
  });

  it('stays while it is edited, and goes with the edited one', async () => {
    await failAndLeave();
    const { unmount } = show();
    await notSent();
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(field().value).toBe(QUESTION);
    await userEvent.keyboard('{Escape}');
    expect(await notSent()).toBeTruthy();
    await userEvent.keyboard('{ArrowUp} Only two.{Enter}');
    await waitFor(() => expect(server.stream).toBeDefined());
    expect(messages().queryByText(QUESTION)).toBeNull();
    unmount();
    show();
    await screen.findAllByText('144');
    expect(messages().queryByText(QUESTION)).toBeNull();
  });

  it('is not told to the next account of this tab', async () => {
    await failAndLeave();
    server.user = { ...server.user, id: '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0002' };
    show();
    await screen.findAllByText('144');
    expect(messages().queryByText(QUESTION)).toBeNull();
  });
});

it('does not call a server that failed without words a lost connection', async () => {
  show();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  await userEvent.type(field(), `${QUESTION}{Enter}`);
  expect((await notSent()).textContent).toBe('Not sent. The server could not answer. Your message is kept.');
});

// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testPick } from '../features/picks/test-pick.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, SESSION, TestChatServer } from './test-chat-server.ts';

const QUESTION = 'Best NFL bets today?';
const OTHER_TAB = '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0300';

let server: TestChatServer;
beforeEach(() => {
  server = new TestChatServer();
  openChatPage(server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

async function ask(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
    </QueryClientProvider>,
  );
  await screen.findAllByText('144');
  await userEvent.type(screen.getByLabelText('Your question'), `${QUESTION}{Enter}`);
  await waitFor(() => expect(server.sent).toHaveLength(1));
}
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const stopButton = () => screen.getByRole('button', { name: 'Stop' });
const fails = async () => {
  const { sent } = server;
  server.stream?.fail();
  await waitFor(() => expect(sent.length + server.followed.length).toBeGreaterThan(1));
};

describe('what a first question is called', () => {
  it('is what the server says, also where another tab has just begun a chat with the same words', async () => {
    await ask();
    server.session(QUESTION, OTHER_TAB);
    server.say(OTHER_TAB, 'user', QUESTION);
    server.stream?.send({ event: 'stage', data: { stage: 'price', label: '', done: 1, total: 1 } });
    server.accept();
    await waitFor(() => expect(window.location.search).toBe(`?session=${NEW_SESSION}`));
    server.stream?.send({ event: 'picks', data: { picks: [testPick()] } });
    expect(await messages().findByText('Bills +2.5')).toBeDefined();
    expect(messages().getAllByText(QUESTION)).toHaveLength(1);
    expect(server.sent).toHaveLength(1);
  });

  it('is heard again by its turn when the connection breaks after it', async () => {
    await ask();
    const { turnId } = server.accept();
    server.run();
    await fails();
    expect(server.followed).toEqual([`/api/chat/sessions/${NEW_SESSION}/stream?turnId=${turnId}`]);
    expect(server.sent).toHaveLength(1);
  });

  it('is asked for with the same key when the connection broke before it, and nothing is sent as new', async () => {
    await ask();
    await fails();
    expect(server.sent[1]).toEqual(server.sent[0]);
    expect(server.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    server.accept();
    server.finish(server.stream, NEW_SESSION, 'Good day.');
    expect(await messages().findByText('Good day.')).toBeDefined();
    expect(messages().getAllByText(QUESTION)).toHaveLength(1);
  });

  it('keeps two questions of the same words apart', async () => {
    server.session('Old chat');
    server.say(SESSION, 'user', QUESTION);
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    await ask();
    expect(messages().getAllByText(QUESTION)).toHaveLength(2);
  });
});

describe('Stop in the first second', () => {
  it('of a first question reaches its turn as soon as that has a name, once', async () => {
    await ask();
    await userEvent.click(stopButton());
    expect(server.stopped).toEqual([]);
    const { turnId } = server.accept();
    await waitFor(() => expect(server.stopped).toEqual([`${NEW_SESSION} ${turnId}`]));
    server.stream?.send({ event: 'error', data: { status: 409, message: 'Stopped.' } });
    expect(await screen.findByText('Stopped. Nothing was charged.')).toBeDefined();
    expect(server.stopped).toHaveLength(1);
  });

  it('later stops that turn and no other of the chat', async () => {
    server.session('Old chat');
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    await ask();
    const { turnId } = server.accept();
    server.stream?.send({ event: 'picks', data: { picks: [testPick()] } });
    await messages().findByText('Bills +2.5');
    await userEvent.click(stopButton());
    await waitFor(() => expect(server.stopped).toEqual([`${SESSION} ${turnId}`]));
  });
});

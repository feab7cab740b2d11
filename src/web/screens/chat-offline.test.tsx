// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { TestChatServer } from './test-chat-server.ts';

const QUESTION = 'Best NHL bets today?';

let server: TestChatServer;
let isOnline: boolean;

beforeEach(() => {
  server = new TestChatServer();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  openChatPage((address, init) => (isOnline ? server.fetch(address, init) : Promise.reject(new TypeError('Failed'))));
  server.session('NFL today');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
    </QueryClientProvider>,
  );

const goes = (to: 'offline' | 'online') =>
  act(() => {
    isOnline = to === 'online';
    window.dispatchEvent(new Event(to));
  });
const note = () => screen.queryByText(/^You are offline\. What you ask is kept/);
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

it('says while there is no network, keeps what is asked, and sends it once there is one', async () => {
  show();
  await screen.findAllByText('144');
  expect(note()).toBeNull();
  await goes('offline');
  expect(note()).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your question'), `${QUESTION}{Enter}`);
  expect((await messages().findByText(/^Not sent\./)).textContent).toContain('sent when you are back');
  expect(server.sent).toEqual([]);
  await goes('online');
  expect(note()).toBeNull();
  await waitFor(() => expect(server.sent).toMatchObject([{ draft: { message: QUESTION } }]));
  expect(messages().queryByText(/^Not sent\./)).toBeNull();
});

it('leaves a question that a server refused to its asker', async () => {
  show();
  await screen.findAllByText('144');
  server.refusal = { status: 503, body: { message: 'No answer could be made.' } };
  await userEvent.type(screen.getByLabelText('Your question'), `${QUESTION}{Enter}`);
  await messages().findByText(/^Not sent\./);
  server.refusal = undefined;
  await goes('offline');
  await goes('online');
  expect(messages().getByText(/^Not sent\./)).toBeTruthy();
  expect(server.sent).toEqual([]);
});

it('reads again by itself what could not be read', async () => {
  isOnline = false;
  show();
  const failed = await screen.findAllByText('Your chats could not be loaded.');
  expect(failed.length).toBeGreaterThan(0);
  await goes('online');
  expect((await screen.findAllByText('NFL today')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Your chats could not be loaded.')).toBeNull();
});

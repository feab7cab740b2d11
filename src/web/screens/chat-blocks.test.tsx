// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { SAMPLE_BLOCKS, SAMPLE_EVIDENCE } from '#contract/test-blocks.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, SESSION, TestChatServer } from './test-chat-server.ts';

let server: TestChatServer;
beforeEach(() => {
  server = new TestChatServer();
  openChatPage(server.fetch);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen />
    </QueryClientProvider>,
  );
const field = () =>
  screen.getByPlaceholderText('Ask about games, odds, or betting strategies...') as HTMLTextAreaElement;
const lastAnswer = () => [...document.querySelectorAll<HTMLElement>('[data-role="assistant"]')].at(-1);
/** What stands in the newest answer, without what can be done with it. */
const shown = () => lastAnswer()?.querySelector('.gap-4')?.firstElementChild?.textContent ?? '';

const { text, table, choices } = SAMPLE_BLOCKS;
const lead: Block = { ...text, text: 'Neither.' };
const block = (at: number, data: Block): StreamEvent => ({
  event: 'block',
  data: { at, block: data, evidence: SAMPLE_EVIDENCE },
});
const unknown = { event: 'block', data: { at: 2, block: { kind: 'hologram' } } } as unknown as StreamEvent;
const delta = (words: string): StreamEvent => ({ event: 'delta', data: { field: 'blocks.0.text', text: words } });
const saved = JSON.stringify({
  version: 2,
  blocks: [{ ...text, text: 'Neither. If you must, -6 [1].' }, table, choices],
  evidence: SAMPLE_EVIDENCE,
});

async function ask(words: string): Promise<void> {
  await userEvent.type(field(), `${words}{Enter}`);
  await waitFor(() => expect(server.stream).toBeDefined());
}

it('writes blocks as they come, skips one that it does not know, and keeps them as they are when they are saved', async () => {
  show();
  await ask('chiefs -5.5 at +100, or -6 at +108?');
  server.accept();
  server.stream?.send(block(1, table));
  expect(await screen.findByRole('table', { name: table.caption })).toBeDefined();
  for (const event of [block(0, lead), unknown, delta(' If you must,'), delta(' -6 [1].'), block(3, choices)])
    server.stream?.send(event);
  expect(await screen.findByRole('button', { name: 'Source 1: Pinnacle' })).toBeDefined();
  expect(shown()).toMatch(/^Neither\. If you must, −6\[1\].*Best prices on the moneyline.*Which Jets/);
  expect(screen.getByRole('button', { name: 'Winnipeg Jets, tonight' })).toHaveProperty('disabled', true);
  const written = shown();
  server.finish(server.stream, NEW_SESSION, saved);
  await waitFor(() => expect(field().disabled).toBe(false));
  expect(shown()).toBe(written);
  const told = `Ready: Neither. If you must, -6. Table: ${table.caption}. ${choices.question}`;
  await waitFor(() => expect(screen.getByText('Ready').parentElement?.textContent).toBe(told));
});

it('shows them from their start where they are picked up by a reload, and the answer once it is saved', async () => {
  server.session('Old chat');
  server.say(SESSION, 'user', 'chiefs -5.5 at +100, or -6 at +108?');
  const running = server.run();
  window.history.replaceState(null, '', `/chat?session=${SESSION}`);
  show();
  for (const event of [block(0, lead), delta(' If you must, -6 [1].'), block(1, table)]) running.send(event);
  await screen.findByRole('table', { name: table.caption });
  expect(shown()).toContain('Neither. If you must, −6[1]');
  server.finish(running, SESSION, saved);
  await waitFor(() => expect(field().disabled).toBe(false));
  expect(screen.getAllByRole('table', { name: table.caption })).toHaveLength(1);
});

it('begins anew, not twice, where the connection breaks', async () => {
  show();
  await ask('chiefs -5.5 at +100?');
  server.accept();
  server.stream?.send(block(0, lead));
  server.stream?.send(delta(' If'));
  await screen.findByText(/Neither\. If/);
  const again = server.run();
  server.stream?.fail();
  for (const event of [block(0, lead), delta(' If you must, -6 [1].')]) again.send(event);
  expect(await screen.findByText('Neither. If you must,', { exact: false })).toBeDefined();
  expect(shown().match(/Neither/g)).toHaveLength(1);
  server.finish(again, NEW_SESSION, saved);
  await waitFor(() => expect(field().disabled).toBe(false));
});

it('sends the words of a choice as the next question', async () => {
  server.session('Old chat');
  server.say(SESSION, 'user', 'i have the jets at +450, hedge?');
  server.say(SESSION, 'assistant', JSON.stringify({ version: 2, blocks: [choices] }));
  window.history.replaceState(null, '', `/chat?session=${SESSION}`);
  show();
  const group = within(await screen.findByRole('group', { name: choices.question }));
  await userEvent.click(group.getByRole('button', { name: 'Winnipeg Jets, tonight' }));
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.draft).toMatchObject({ message: 'Winnipeg Jets, tonight', sessionId: SESSION });
  expect(screen.getAllByText('Winnipeg Jets, tonight')).toHaveLength(2);
  server.accept();
  server.finish(server.stream, SESSION, 'Good.');
  await waitFor(() => expect(field().disabled).toBe(false));
});

it('has beside words of help whom to call and where to stop', async () => {
  server.session('Old chat');
  const help = server.say(SESSION, 'assistant', 'That sounds hard. Please call 1-800-522-4700.');
  help.actions = [
    { kind: 'call', label: 'Call 1-800-522-4700', phone: '1-800-522-4700' },
    { kind: 'time_out', label: 'Take a time-out' },
    { kind: 'link', label: 'Terms', path: '/terms' },
  ];
  window.history.replaceState(null, '', `/chat?session=${SESSION}`);
  show();
  const actions = within(await screen.findByRole('list', { name: 'What you can do' }));
  expect(actions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call 1-800-522-4700', 'tel:+18005224700'],
    ['Take a time-out', '/profile?tab=limits'],
    ['Terms', '/terms'],
  ]);
});

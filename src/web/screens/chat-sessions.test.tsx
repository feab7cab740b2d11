// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAnalysis } from '../features/picks/test-pick.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, SESSION, TestChatServer } from './test-chat-server.ts';

const navigate = vi.fn();
let server: TestChatServer;
/** What was asked of the sessions themselves. */
let changes: { call: string; body: unknown }[];
/** What a change of a session is refused with. */
let refusal: { status: number; body: { message: string } } | undefined;

beforeEach(() => {
  server = new TestChatServer();
  changes = [];
  refusal = undefined;
  openChatPage(async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const [, id] = /^\/api\/chat\/sessions\/([^/?]+)$/.exec(address) ?? [];
    const search = new URL(address, 'http://x').searchParams.get('q');
    if (search !== null)
      return Response.json(server.sessions.filter(({ title }) => title.toLowerCase().includes(search)));
    if (!id) return server.fetch(address, init);
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    changes.push({ call: `${method} ${id}`, body });
    if (method === 'DELETE') {
      server.sessions = server.sessions.filter((session) => session.id !== id);
      return Response.json({ deleted: true });
    }
    return Response.json({ ...server.sessions.find((session) => session.id === id), ...(body as object) });
  });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={navigate} />
      <Toaster />
    </QueryClientProvider>,
  );
const field = () =>
  screen.getByPlaceholderText('Ask about games, odds, or betting strategies...') as HTMLTextAreaElement;
const openMenu = async (title: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Options for ${title}` }));
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

describe('the menu of a past chat', () => {
  it('moves by arrows and letters, closes with Escape and gives the focus back', async () => {
    server.session('Lakers total');
    show();
    const button = await screen.findByRole('button', { name: 'Options for Lakers total' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Rename');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Delete');
    await userEvent.keyboard('e');
    expect(document.activeElement?.textContent).toBe('Export as Markdown');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('renames', async () => {
    server.session('Lakers total');
    show();
    await openMenu('Lakers total');
    await choose('Rename');
    const dialog = within(screen.getByRole('dialog', { name: 'Rename chat' }));
    await userEvent.clear(dialog.getByLabelText('Title'));
    expect((dialog.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('Title'), ' Week 12 {Enter}');
    expect(await screen.findByRole('button', { name: /^Week 12/ })).toBeDefined();
    expect(changes).toEqual([{ call: `PATCH ${SESSION}`, body: { title: 'Week 12' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says beside the title why it was not renamed, until something else is typed', async () => {
    server.session('Lakers total');
    refusal = { status: 409, body: { message: 'This chat is being changed elsewhere.' } };
    show();
    await openMenu('Lakers total');
    await choose('Rename');
    const dialog = within(screen.getByRole('dialog', { name: 'Rename chat' }));
    const title = dialog.getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'Week 12{Enter}');
    const problem = await dialog.findByRole('alert');
    expect(problem.textContent).toBe('Not renamed. This chat is being changed elsewhere.');
    expect(title.getAttribute('aria-describedby')).toBe(problem.id);
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(title);
    expect(within(screen.getByRole('region', { name: /^Notifications/ })).queryAllByRole('listitem')).toEqual([]);
    await userEvent.keyboard('3');
    expect(dialog.queryByRole('alert')).toBeNull();
    refusal = undefined;
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /^Week 123/ })).toBeDefined();
  });

  it('says in the dialog why it was not deleted', async () => {
    server.session('Lakers total');
    refusal = { status: 503, body: { message: 'The chat could not be deleted now.' } };
    show();
    await openMenu('Lakers total');
    await choose('Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this chat?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete chat' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Not deleted. The chat could not be deleted now.');
    expect(document.activeElement?.textContent).toBe('Delete chat');
  });

  it('tells somebody whose session has ended so, and leads to sign in', async () => {
    server.session('Lakers total');
    refusal = { status: 401, body: { message: 'Unauthorized' } };
    show();
    await openMenu('Lakers total');
    await choose('Rename');
    await userEvent.keyboard('Week 12{Enter}');
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeDefined();
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/signin'));
  });

  it('deletes only after a confirmation that names the chat, and leaves the deleted one', async () => {
    server.session('Lakers total');
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    await openMenu('Lakers total');
    await choose('Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this chat?' }));
    expect(dialog.getByText('Lakers total')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(changes).toEqual([]);
    await openMenu('Lakers total');
    await choose('Delete');
    await userEvent.click(screen.getByRole('button', { name: 'Delete chat' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Lakers total/ })).toBeNull());
    expect(changes).toEqual([{ call: `DELETE ${SESSION}`, body: undefined }]);
    expect(window.location.search).toBe('');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Search chats'));
  });

  it.each([
    [
      'Markdown',
      '.md',
      ['# Lakers total', '> Best NFL bets today?', '### 1. Bills +2.5', 'edge +3.6%', 'fair chance 53.1%'],
    ],
    ['JSON', '.json', ['"title": "Lakers total"', '"edge": 0.036', 'edge +3.6%']],
  ])('exports as %s with the figures as they are shown', async (format, ending, expected) => {
    server.session('Lakers total');
    server.say(SESSION, 'user', 'Best NFL bets today?');
    server.say(SESSION, 'assistant', JSON.stringify(testAnalysis()));
    const saved: { name: string; file: Blob }[] = [];
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:x';
    };
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      if (file) saved.push({ name: this.download, file });
    });
    show();
    await openMenu('Lakers total');
    await choose(`Export as ${format}`);
    await waitFor(() => expect(saved).toHaveLength(1));
    click.mockRestore();
    expect(saved[0]?.name).toBe(`edgewise-lakers-total${ending}`);
    const reader = new FileReader();
    const text = await new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved[0]?.file as Blob);
    });
    for (const part of expected) expect(text).toContain(part);
  });
});

it('searches the chats, says how many, and says when there is none', async () => {
  server.session('Lakers total');
  server.session('Bills spread', NEW_SESSION);
  show();
  await screen.findByRole('button', { name: /^Lakers total/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('bills');
  expect(await screen.findByText('1 chat found')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Lakers total/ })).toBeNull();
  await userEvent.keyboard('xyz');
  expect(await screen.findByText(/No chat holds/)).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /^Lakers total/ })).toBeDefined();
});

it('shows of a chat that was found by a question where the words stand in it', async () => {
  server.session('Bills spread', NEW_SESSION);
  server.sessions = server.sessions.map((session) => ({ ...session, match: 'and what of the bills at home' }));
  show();
  await screen.findByRole('button', { name: /^Bills spread/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('bills');
  expect(await screen.findByText('1 chat found')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Bills spread/ }).textContent).toContain('and what of the bills at home');
});

it('makes one new chat for two presses, and none from one that is new and empty', async () => {
  let made = 0;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address === '/api/chat/sessions' && init?.method === 'POST') made += 1;
    return fetch(address, init);
  });
  show();
  await screen.findAllByText('144');
  const button = screen.getByRole('button', { name: 'New Chat' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(window.location.search).toBe(`?session=${NEW_SESSION}`));
  await userEvent.click(button);
  expect(made).toBe(1);
  expect(document.activeElement).toBe(field());
});

it('lets titles, questions and plain answers run in the direction of their script', async () => {
  server.session('שלום');
  server.say(SESSION, 'user', 'מה שלומך?');
  server.say(SESSION, 'assistant', 'טוב, תודה.');
  window.history.replaceState(null, '', `/chat?session=${SESSION}`);
  show();
  for (const text of ['שלום', 'מה שלומך?', 'טוב, תודה.'])
    expect((await screen.findByText(text)).closest('[dir="auto"]'), text).not.toBeNull();
  expect(field().dir).toBe('auto');
});

describe('the question field', () => {
  it('says where a question ends that is pasted and too long', async () => {
    show();
    const limit = () => screen.queryByText('2,000 characters is the limit; more is cut.');
    await userEvent.click(field());
    await userEvent.paste('x'.repeat(1_999));
    expect(limit()).toBeNull();
    await userEvent.paste('yz');
    expect(field().value).toHaveLength(2_000);
    expect(limit()).not.toBeNull();
  });

  it('keeps an unsent text for each chat, over a reload', async () => {
    server.session('Lakers total');
    const { unmount } = show();
    await screen.findAllByText('144');
    await userEvent.type(field(), 'for a new chat');
    await userEvent.click(await screen.findByRole('button', { name: /^Lakers total/ }));
    expect(field().value).toBe('');
    await userEvent.type(field(), 'for the old one');
    unmount();
    show();
    await waitFor(() => expect(field().value).toBe('for the old one'));
  });

  it('takes the last question up again and sends it as a new message of the same chat', async () => {
    server.session('Lakers total');
    server.say(SESSION, 'user', 'Lakers over?');
    server.say(SESSION, 'assistant', 'Plain words.');
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit and resend' }));
    expect(field().value).toBe('Lakers over?');
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.type(field(), ' And under?{Enter}');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.draft).toMatchObject({ message: 'Lakers over? And under?', sessionId: SESSION });
    expect(screen.getByText('Plain words.')).toBeDefined();
  });
});

it('opens the help by key, and its switch turns the single keys off', async () => {
  show();
  await userEvent.type(field(), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await userEvent.click(help.getByRole('checkbox'));
  await userEvent.click(help.getByRole('button', { name: 'Close' }));
  await userEvent.click(document.body);
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Control>}/{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
});

it('copies a whole answer and shares a pick without the stake in dollars', async () => {
  server.session('Lakers total');
  const { mainBet, ...rest } = testAnalysis();
  server.say(SESSION, 'assistant', JSON.stringify({ ...rest, mainBet: { ...mainBet, stakeDollars: 75 } }));
  window.history.replaceState(null, '', `/chat?session=${SESSION}`);
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('button', { name: 'Copy answer' }));
  const copied = await navigator.clipboard.readText();
  for (const part of ['Three prices beat', 'Bills +2.5', '($75.00)', 'Information, not advice'])
    expect(copied).toContain(part);
  await user.click(screen.getByRole('button', { name: 'More of Bills +2.5' }));
  await user.click(screen.getByRole('button', { name: 'Share Bills +2.5' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy as text' }));
  const shared = await navigator.clipboard.readText();
  expect(shared).toContain('edge +3.6%');
  expect(shared).not.toContain('$75');
});

// @vitest-environment jsdom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAnalysis, testPick } from '../features/picks/test-pick.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, SESSION, TestChatServer } from './test-chat-server.ts';

let server: TestChatServer;
const navigate = vi.fn();

beforeEach(() => {
  server = new TestChatServer();
  openChatPage(server.fetch);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  navigate.mockClear();
  vi.unstubAllGlobals();
});

function show() {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={navigate} />
      <Toaster />
    </QueryClientProvider>,
  );
}

const field = () =>
  screen.getByPlaceholderText('Ask about games, odds, or betting strategies...') as HTMLTextAreaElement;
const sendButton = () => screen.getByRole('button', { name: /^Send/ }) as HTMLButtonElement;
const messages = () => screen.getByRole('region', { name: 'Messages' });
const sent = () => waitFor(() => expect(server.stream).toBeDefined());
const notice = () => within(screen.getByRole('region', { name: /Notifications/ }));

async function ask(text: string) {
  await userEvent.type(field(), `${text}{Enter}`);
  await sent();
}

describe('sending', () => {
  it('sends with Enter, breaks the line with Shift and Enter, and never sends blanks', async () => {
    show();
    await userEvent.type(field(), '   {Enter}');
    expect(server.sent).toEqual([]);
    expect(sendButton().disabled).toBe(true);
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await sent();
    expect(server.sent[0]?.draft).toEqual({
      message: 'one\ntwo',
      mode: 'regular',
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(field().value).toBe('');
  });

  it('shows the question and the work at once, with input and send disabled', async () => {
    show();
    await ask('Best NFL bets today?');
    expect(within(messages()).getByText('Best NFL bets today?')).toBeDefined();
    expect(screen.getByText('Analyzing betting opportunities...')).toBeDefined();
    expect(field().disabled).toBe(true);
    expect(sendButton().disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
    expect(screen.getByText('Working').getAttribute('aria-live')).toBe('polite');
  });

  it('shows picks before words, words as they come, and selects the new session', async () => {
    show();
    await ask('Best NFL bets today?');
    const { analysis, ...bare } = testPick();
    server.stream?.send({ event: 'picks', data: { picks: [bare], odds: 'demo' } });
    expect(await screen.findByText('Bills +2.5')).toBeDefined();
    expect(screen.getByText('Demo')).toBeDefined();
    expect(screen.queryByText('Why')).toBeNull();
    server.stream?.send({ event: 'delta', data: { field: 'mainBet.analysis', text: 'The price has not' } });
    server.stream?.send({ event: 'delta', data: { field: 'mainBet.analysis', text: ' moved.' } });
    expect(await screen.findByText('The price has not moved.')).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Show the numbers' }));
    server.user = { ...server.user, tokensRemaining: 143 };
    server.session('Best NFL bets today?', NEW_SESSION);
    server.say(NEW_SESSION, 'user', 'Best NFL bets today?');
    server.finish(server.stream, NEW_SESSION, JSON.stringify(testAnalysis()));
    expect(await screen.findByText('Ready')).toBeDefined();
    expect(screen.getByText(/Demo data/)).toBeDefined();
    expect(screen.getAllByRole('heading', { name: 'Bills +2.5' })).toHaveLength(1);
    // What was opened while it was written stays open once it is saved.
    expect(screen.getByRole('button', { name: 'Hide the numbers' })).toBeDefined();
    expect(window.location.search).toBe(`?session=${NEW_SESSION}`);
    expect(await screen.findAllByText('143')).toBeDefined();
    expect(field().disabled).toBe(false);
  });

  it('shows real progress of the three stages in Pro mode', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: /Pro 5/ }));
    expect(sendButton().textContent).toContain('Send 5');
    await ask('Best NFL bets today?');
    expect(server.sent[0]?.draft.mode).toBe('pro');
    expect(screen.getByText('Pro Mode Deep Analysis Active')).toBeDefined();
    expect(screen.getByText('~45-60 seconds • 2x AI analysis passes')).toBeDefined();
    const states = () =>
      ['Scan 10 opportunities', 'Analyze all 10 for value and EV', 'Deep dive on the top 3'].map(
        (label) => screen.getByText(label).closest('li')?.dataset.state,
      );
    expect(states()).toEqual(['running', 'waiting', 'waiting']);
    server.stream?.send({ event: 'stage', data: { stage: 'scan', label: '', done: 10, total: 10 } });
    server.stream?.send({ event: 'stage', data: { stage: 'analyze', label: '', done: 4, total: 10 } });
    await waitFor(() => expect(states()).toEqual(['done', 'running', 'waiting']));
    expect(screen.getByText('4/10', { exact: false })).toBeDefined();
    server.stream?.send({ event: 'stage', data: { stage: 'deep_dive', label: '', done: 1, total: 3 } });
    await waitFor(() => expect(states()).toEqual(['done', 'done', 'running']));
  });

  it('keeps the stages above the picks until the words begin, then below them', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: /Pro 5/ }));
    await ask('Best NFL bets today?');
    const { analysis, ...bare } = testPick();
    server.stream?.send({ event: 'stage', data: { stage: 'analyze', label: '', done: 10, total: 10 } });
    server.stream?.send({ event: 'picks', data: { picks: [bare] } });
    const pick = await screen.findByRole('article');
    const isAbove = () =>
      Boolean(
        pick.compareDocumentPosition(screen.getByText('Pro Mode Deep Analysis Active')) &
          Node.DOCUMENT_POSITION_PRECEDING,
      );
    expect(isAbove()).toBe(true);
    server.stream?.send({ event: 'delta', data: { field: 'mainBet.analysis', text: 'The price has not moved.' } });
    expect(await screen.findByText('The price has not moved.')).toBeDefined();
    expect(isAbove()).toBe(false);
    expect(screen.getByRole('article')).toBe(pick);
  });

  it.each(['MLB Today', 'Player Props', 'Parlays', 'Best Value'])('sends the chip %s at once', async (label) => {
    show();
    await userEvent.click(screen.getByRole('button', { name: label }));
    await sent();
    expect(server.sent).toHaveLength(1);
  });

  it('stops with Escape, and says that nothing was charged when nothing was saved', async () => {
    server.session('Old chat');
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    await ask('Best NFL bets today?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(server.stopped).toEqual([SESSION]));
    server.stream?.send({ event: 'error', data: { status: 503, message: 'Stopped.' } });
    expect(await screen.findByText('Stopped. Nothing was charged.')).toBeDefined();
    expect(notice().queryByText('Error')).toBeNull();
  });
});

describe('failures', () => {
  it('without tokens says so, keeps the text and sends it again with the same key', async () => {
    show();
    server.refusal = {
      status: 402,
      body: { message: 'This costs 1 token and you have 0.', code: 'insufficient_tokens' },
    };
    await userEvent.type(field(), 'Best NFL bets today?{Enter}');
    expect(await notice().findByText("You've reached your token limit or need to upgrade for Pro mode")).toBeDefined();
    expect(notice().getByText('Error')).toBeDefined();
    expect(within(messages()).getByText('Best NFL bets today?')).toBeDefined();
    expect(within(messages()).getByText(/This costs 1 token and you have 0/)).toBeDefined();
    expect(navigate).not.toHaveBeenCalled();
    expect(field().disabled).toBe(false);
  });

  it('repeats a failed send with its first key', async () => {
    show();
    await ask('Best NFL bets today?');
    server.stream?.send({ event: 'error', data: { status: 503, message: 'No answer could be made.' } });
    server.stream?.end();
    expect(await notice().findByText('Failed to send message')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toEqual(server.sent[0]);
    expect(server.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('signed out, says so and goes to the sign-in page after half a second', async () => {
    show();
    server.refusal = { status: 401, body: { message: 'Unauthorized' } };
    await userEvent.type(field(), 'Hello{Enter}');
    expect(await notice().findByText('Unauthorized')).toBeDefined();
    expect(notice().getByText('You are logged out. Logging in again...')).toBeDefined();
    expect(navigate).not.toHaveBeenCalled();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/signin'));
  });

  it('signed out while the chats are read, says so once and goes to the sign-in page too', async () => {
    const ended = () => Response.json({ message: 'Unauthorized' }, { status: 401 });
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
      address.startsWith('/api/chat/sessions') ? ended() : server.fetch(address, init),
    );
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    expect(await notice().findByText('You are logged out. Logging in again...')).toBeDefined();
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/signin'));
  });

  it('without a network fails at once instead of waiting for it', async () => {
    onlineManager.setOnline(false);
    server.refusal = { status: 500, body: { message: 'Something went wrong.' } };
    show();
    await userEvent.click(screen.getByRole('button', { name: 'New Chat' }));
    expect(await notice().findByText('Failed to create new chat session')).toBeDefined();
    onlineManager.setOnline(true);
  });

  it('says when a new chat could not be made', async () => {
    show();
    server.refusal = { status: 500, body: { message: 'Something went wrong.' } };
    await userEvent.click(screen.getByRole('button', { name: 'New Chat' }));
    expect(await notice().findByText('Failed to create new chat session')).toBeDefined();
  });

  it('follows the running answer on a new connection when the first is lost', async () => {
    server.session('Old chat');
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    await ask('Best NFL bets today?');
    const { turnId } = server.accept();
    const again = server.run();
    server.stream?.fail();
    again.send({ event: 'picks', data: { picks: [testPick()] } });
    expect(await screen.findByText('Bills +2.5')).toBeDefined();
    expect(server.followed.at(-1)).toBe(`/api/chat/sessions/${SESSION}/stream?turnId=${turnId}`);
    server.finish(again, SESSION, JSON.stringify(testAnalysis()));
    expect(await screen.findByText('Ready')).toBeDefined();
    expect(within(messages()).getAllByText('Best NFL bets today?')).toHaveLength(1);
  });

  it('reads the saved answer when it ended while the connection was lost', async () => {
    server.session('Old chat');
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    await ask('Hello');
    server.accept();
    server.say(SESSION, 'assistant', 'Good day.');
    server.stream?.end();
    expect(await screen.findByText('Good day.')).toBeDefined();
    expect(notice().queryByText('Error')).toBeNull();
  });
});

describe('sessions', () => {
  it('lists past chats with their number and opens one', async () => {
    server.session('Lakers at Nuggets total');
    server.say(SESSION, 'user', 'What about the over?');
    server.say(SESSION, 'assistant', 'Plain words,\n  kept as they are.');
    show();
    const sidebar = within(screen.getByRole('complementary', { name: 'Chat History' }));
    const entry = await sidebar.findByRole('button', { name: /^Lakers at Nuggets total/ });
    expect(entry.textContent).toContain('just now');
    expect(sidebar.getByText('1', { exact: false }).textContent).toBe('1 chats');
    await userEvent.click(entry);
    expect(await screen.findByText('What about the over?')).toBeDefined();
    expect(screen.getByText(/Plain words/).textContent).toBe('Plain words,\n  kept as they are.');
    expect(window.location.search).toBe(`?session=${SESSION}`);
    await userEvent.type(field(), 'And the under?{Enter}');
    await sent();
    expect(server.sent[0]?.draft.sessionId).toBe(SESSION);
  });

  it('makes and selects a new chat', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'New Chat' }));
    await waitFor(() => expect(window.location.search).toBe(`?session=${NEW_SESSION}`));
    expect(screen.getByText('What do you want to price?')).toBeDefined();
  });

  it('picks up an answer that runs when the page is loaded', async () => {
    server.session('Old chat');
    server.say(SESSION, 'user', 'Best NFL bets today?');
    const running = server.run();
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    running.send({ event: 'picks', data: { picks: [testPick()] } });
    expect(await screen.findByText('Bills +2.5')).toBeDefined();
    expect(field().disabled).toBe(true);
    server.finish(running, SESSION, JSON.stringify(testAnalysis()));
    await waitFor(() => expect(field().disabled).toBe(false));
    expect(screen.getAllByText('Bills +2.5')).toHaveLength(1);
  });

  it('shows the beginning of a very long question, and all of it on a click', async () => {
    server.session('Old chat');
    server.say(SESSION, 'user', 'Why? '.repeat(400));
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    const more = await screen.findByRole('button', { name: 'Show all' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect(screen.getByRole('button', { name: 'Show less' })).toBeDefined();
  });

  it('says when the chat in the address does not exist', async () => {
    window.history.replaceState(null, '', `/chat?session=${SESSION}`);
    show();
    expect(await screen.findByText('This chat does not exist.')).toBeDefined();
  });

  it('folds the sidebar with Ctrl B, keeps that, and shows ten dots and the rest as a number', async () => {
    for (let number = 0; number < 13; number += 1)
      server.session(`Chat ${number}`, `6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f1${100 + number}`);
    const { unmount } = show();
    await screen.findByText('Chat 12');
    screen.getByRole('button', { name: /^Chat 12/ }).focus();
    await userEvent.keyboard('{Control>}b{/Control}');
    const sidebar = screen.getByRole('complementary', { name: 'Chat History' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Expand chat history');
    expect(sidebar.dataset.collapsed).toBe('true');
    expect(within(sidebar).getAllByTestId('session-dot')).toHaveLength(10);
    expect(within(sidebar).getByText('+3')).toBeDefined();
    unmount();
    show();
    expect(screen.getByRole('complementary', { name: 'Chat History' }).dataset.collapsed).toBe('true');
    await userEvent.keyboard('{Meta>}b{/Meta}');
    expect(screen.getByRole('complementary', { name: 'Chat History' }).dataset.collapsed).toBe('false');
  });
});

describe('what stands around the chat', () => {
  it('names the helpline and what the odds are', async () => {
    show();
    expect(screen.getByText(/^21\+\. Information, not advice\. National Problem Gambling Helpline/)).toBeDefined();
    expect(await screen.findByText('DEMO')).toBeDefined();
    expect(screen.getAllByText(/^prices \d+ s old$/)).toBeDefined();
    expect(await screen.findAllByText('Monthly tokens')).toBeDefined();
  });

  it('shows unlimited accounts no count', async () => {
    server.user = { ...server.user, unlimited: true };
    show();
    await waitFor(() => expect(screen.getAllByText('Unlimited', { exact: false })[0]?.textContent).toBe('∞ Unlimited'));
    expect(screen.queryByText('Monthly tokens')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Pro' })).toBeDefined();
  });

  it('shows the tour until it was finished', async () => {
    localStorage.clear();
    const { unmount } = show();
    expect(document.activeElement?.textContent).toBe('Next');
    for (const title of ['Welcome to Edgewise', 'Ask anything', 'Get expert analysis']) {
      const step = within(screen.getByRole('dialog', { name: title }));
      expect(step.getByRole('button', { name: 'Skip Tour' })).toBeDefined();
      await userEvent.click(step.getByRole('button', { name: 'Next' }));
    }
    expect(screen.getByRole('dialog', { name: 'Pro mode available' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Start Betting' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('welcomeTourCompleted')).toBe('true');
    expect(document.activeElement).toBe(field());
    unmount();
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is done with the tour when it is skipped', async () => {
    localStorage.clear();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Skip Tour' }));
    expect(localStorage.getItem('welcomeTourCompleted')).toBe('true');
  });
});

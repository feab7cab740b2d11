// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAnalysis, testPick } from '../features/picks/test-pick.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { NEW_SESSION, SESSION, TestChatServer } from './test-chat-server.ts';

let server: TestChatServer;
/** What a screen reader is told by the status, one text after the other. */
let told: string[];
let observer: MutationObserver;

beforeEach(() => {
  server = new TestChatServer();
  openChatPage(server.fetch);
  told = [];
});
afterEach(() => {
  observer.disconnect();
  vi.unstubAllGlobals();
});

const status = () => document.querySelector('main > [role="status"]') as HTMLElement;
/** The part of the newest answer that is read out as it comes. */
const readOut = () =>
  [...document.querySelectorAll('[data-role="assistant"]')].at(-1)?.querySelector<HTMLElement>('[aria-live="polite"]');

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
    </QueryClientProvider>,
  );
  await screen.findAllByText('144');
  observer = new MutationObserver(() => {
    const text = status().textContent;
    if (text !== '' && text !== told.at(-1)) told.push(text);
  });
  observer.observe(status(), { childList: true, characterData: true, subtree: true });
}

async function ask(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Your question'), 'Best NFL bets today?{Enter}');
  await waitFor(() => expect(told).toContain('Working'));
}

describe('a screen reader', () => {
  it('is told that an answer is made, and what it holds when it is there, and none of the words between', async () => {
    await open();
    await ask();
    server.accept();
    const { analysis, ...bare } = testPick();
    server.stream?.send({ event: 'picks', data: { picks: [bare], odds: 'demo' } });
    server.stream?.send({ event: 'delta', data: { field: 'mainBet.analysis', text: 'The price has not moved.' } });
    await screen.findByText('The price has not moved.');
    expect(readOut()).toBeNull();
    const answer = testAnalysis({ additionalBets: [testPick({ id: crypto.randomUUID(), pick: 'Jets ML' })] });
    server.finish(server.stream, NEW_SESSION, JSON.stringify(answer));
    await waitFor(() => expect(told).toEqual(['Working', 'Ready: 2 picks, first Bills +2.5']));
  });

  it('hears the summary of an answer without picks', async () => {
    await open();
    await ask();
    server.accept();
    const { mainBet, ...passes } = testAnalysis({ summary: 'No price is worth a bet today.' });
    server.finish(server.stream, NEW_SESSION, JSON.stringify(passes));
    await waitFor(() => expect(told).toEqual(['Working', 'Ready: No price is worth a bet today.']));
  });

  it('hears an answer of words alone where it stands, in a region that was there before them', async () => {
    await open();
    await ask();
    server.accept();
    const region = readOut();
    expect(region?.textContent).toBe('');
    server.stream?.send({ event: 'delta', data: { field: 'summary', text: 'A push gives the stake back.' } });
    await screen.findByText('A push gives the stake back.');
    expect(readOut()).toBe(region);
    server.finish(server.stream, NEW_SESSION, 'A push gives the stake back.');
    await waitFor(() => expect(told).toEqual(['Working', 'Ready']));
    expect(readOut()).toBe(region);
  });

  it('is told of a question that was not sent, and of an answer that was stopped', async () => {
    await open();
    server.refusal = { status: 503, body: { message: 'No answer could be made.' } };
    await ask();
    await waitFor(() => expect(told).toEqual(['Working', 'Not sent']));
    server.refusal = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.stream).toBeDefined());
    server.accept();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    server.stream?.send({ event: 'error', data: { status: 409, message: 'Stopped.' } });
    await waitFor(() => expect(told).toEqual(['Working', 'Not sent', 'Working', 'Stopped']));
  });

  it('is told nothing of answers that were there already, nor of one that goes on in a chat that was left', async () => {
    server.session('Old chat');
    server.say(SESSION, 'user', 'What is a push?');
    server.say(SESSION, 'assistant', JSON.stringify(testAnalysis()));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Old chat/ }));
    await screen.findByText('What is a push?');
    expect(told).toEqual([]);
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'New Chat' }));
    await screen.findByText('What do you want to price?');
    await waitFor(() => expect(status().textContent).toBe(''));
    expect(told).toEqual(['Working']);
  });
});

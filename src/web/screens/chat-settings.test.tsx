// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAnalysis, testPick } from '../features/picks/test-pick.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/toaster.tsx';
import { ChatScreen } from './chat-screen.tsx';
import { openChatPage } from './test-chat-page.ts';
import { SESSION, TestChatServer } from './test-chat-server.ts';

let server: TestChatServer;

beforeEach(() => {
  server = new TestChatServer();
  openChatPage(server.fetch, SESSION);
  server.session('NFL today', SESSION);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show() {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ChatScreen navigate={vi.fn()} />
      <Toaster />
    </QueryClientProvider>,
  );
}

async function openSettings() {
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('checkbox', { name: 'DraftKings' });
  return dialog;
}

const save = (dialog: Awaited<ReturnType<typeof openSettings>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save' }));

describe('the settings', () => {
  it('save books, state, odds, time zone, bankroll and unit, say so, and are there again', async () => {
    show();
    const dialog = await openSettings();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'DraftKings' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Decimal/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Time zone' }), 'America/Denver');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'My state' }), 'Ohio');
    const rules = within(await dialog.findByRole('region', { name: 'Betting in Ohio' }));
    expect(rules.getByText('Time Out Ohio')).toBeDefined();
    expect(rules.getByRole('link', { name: '1-800-589-9966' }).getAttribute('href')).toBe('tel:+18005899966');
    expect(rules.getByText(/^Checked on Nov 27, 2026; books as of Dec 1, 2025/)).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Bankroll ($)'), '$1,000');
    expect((dialog.getByLabelText('Unit ($)') as HTMLInputElement).placeholder).toBe('$10.00');
    await save(dialog);
    expect(await screen.findByText('Settings saved')).toBeDefined();
    expect(server.settings).toEqual({
      oddsFormat: 'decimal',
      timeZone: 'America/Denver',
      bankroll: 1000,
      unit: null,
      sportsbooks: ['draftkings'],
      state: 'OH',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openSettings();
    expect((again.getByRole('checkbox', { name: 'DraftKings' }) as HTMLInputElement).checked).toBe(true);
    expect((again.getByLabelText('Bankroll ($)') as HTMLInputElement).value).toBe('1000');
  });

  it('find a sportsbook by its name, and go back to all', async () => {
    server.settings = { ...server.settings, sportsbooks: ['fanduel', 'gone_book'] };
    show();
    const dialog = await openSettings();
    expect(dialog.getByText('Chosen: FanDuel, gone_book (no prices now)')).toBeDefined();
    expect(dialog.getByRole('checkbox', { name: 'gone_book (no prices now)' })).toBeDefined();
    await userEvent.type(dialog.getByRole('searchbox'), 'draft{Enter}');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.type(dialog.getByRole('searchbox'), 'nowhere');
    expect(dialog.getByText('No sportsbook is called "nowhere".')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Use all' }));
    expect(dialog.getByText('None chosen: every sportsbook counts')).toBeDefined();
    await save(dialog);
    await waitFor(() => expect(server.settings.sportsbooks).toEqual([]));
  });

  it.each([
    ['Bankroll ($)', '-5', 'Bankroll must be more than 0'],
    ['Bankroll ($)', 'lots', 'Bankroll must be a number of dollars'],
    ['Unit ($)', '1.005', 'Unit must have at most two decimals'],
  ])('say what is wrong with %s %s, and send nothing', async (label, typed, words) => {
    show();
    const dialog = await openSettings();
    await userEvent.type(dialog.getByLabelText(label), typed);
    await save(dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe(words);
    expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(server.settings.bankroll).toBeNull();
  });

  it('hold a unit against the bankroll', async () => {
    show();
    const dialog = await openSettings();
    await userEvent.type(dialog.getByLabelText('Bankroll ($)'), '100');
    await userEvent.type(dialog.getByLabelText('Unit ($)'), '101');
    await save(dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe('Unit must not be more than the bankroll');
  });

  it('change how every price and time of an answer is written', async () => {
    server.settings = { ...server.settings, oddsFormat: 'decimal', timeZone: 'America/Los_Angeles' };
    const pick = testPick({ stakeDollars: 15, startsAt: '2099-01-04T21:25:00.000Z', worstDecimal: 1.8929 });
    server.say(SESSION, 'assistant', JSON.stringify(testAnalysis({ mainBet: pick })));
    show();
    const card = within(await screen.findByRole('article'));
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('1.95'));
    const text = screen.getByRole('article').textContent ?? '';
    for (const part of ['good to 1.90', '1.5 u', '$15.00', '1:25 PM']) expect(text).toContain(part);
    await userEvent.click(card.getByRole('button', { name: 'Show the numbers' }));
    const prices = (await screen.findByRole('region', { name: /Prices by book/ })).textContent ?? '';
    expect(prices).toContain('1.87');
    expect(prices).not.toMatch(/[+−-]\d{3}/);
  });

  it('send the time zone that was set', async () => {
    server.settings = { ...server.settings, timeZone: 'Pacific/Honolulu' };
    show();
    const dialog = await openSettings();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.type(screen.getByPlaceholderText(/^Ask about games/), 'Best bets tonight?{Enter}');
    await waitFor(() => expect(server.sent[0]?.draft.timeZone).toBe('Pacific/Honolulu'));
  });
});

describe('reporting an answer', () => {
  it('sends what is wrong with it, and thanks', async () => {
    const message = server.say(SESSION, 'assistant', 'The vig is what a book charges.');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Report this answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this answer' }));
    const send = dialog.getByRole('button', { name: 'Send report' }) as HTMLButtonElement;
    expect(send.disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('What is wrong?'), ' The number is old. ');
    await userEvent.click(send);
    expect(await screen.findByText('Thank you')).toBeDefined();
    expect(server.reports).toEqual({ [message.id]: 'The number is old.' });
    expect(screen.getByRole('button', { name: 'Reported, thank you' })).toBeDefined();
  });

  it('keeps what was written when it is refused', async () => {
    server.say(SESSION, 'assistant', 'The vig is what a book charges.');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Report this answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this answer' }));
    await userEvent.type(dialog.getByLabelText('What is wrong?'), 'Old.');
    server.refusal = { status: 429, body: { message: 'Too many reports within an hour.' } };
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Not sent. Too many reports within an hour.')).toBeDefined();
    expect((dialog.getByLabelText('What is wrong?') as HTMLTextAreaElement).value).toBe('Old.');
  });
});

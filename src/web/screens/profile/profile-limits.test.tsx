import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SpendingLimit } from '#contract/play-limits.ts';
import type { LedgerLine } from '#contract/tokens.ts';
import { press, testProfile } from './test-profile.tsx';

const profile = testProfile();
const { show } = profile;

function setLimit(unit: SpendingLimit['unit'], window: SpendingLimit['window'], change: Partial<SpendingLimit>) {
  profile.server.limits = {
    ...profile.server.limits,
    limits: profile.server.limits.limits.map((limit) =>
      limit.unit === unit && limit.window === window ? { ...limit, ...change } : limit,
    ),
  };
}

describe('the limits', () => {
  it('show what is used of each, and a raise that waits with its day', async () => {
    setLimit('tokens', 'day', { amount: 50, used: 12 });
    setLimit('money', 'week', { amount: 25.5, used: 10, pendingAmount: null, pendingFrom: '2026-12-05T12:00:00.000Z' });
    setLimit('money', 'month', { amount: 80, pendingAmount: 120, pendingFrom: '2026-12-06T12:00:00.000Z' });
    show('limits');
    await screen.findByRole('list', { name: 'Token Limits' });
    const rows = screen.getAllByRole('listitem');
    const words = rows
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /^(Daily|Weekly|Monthly)/.test(text));
    expect(words).toHaveLength(6);
    expect(words[0]).toContain('12 of 50 in the last 24 hours');
    expect(words[1]).toContain('0 used in the last 7 days, no limit');
    expect(words[4]).toMatch(/\$10\.00 of \$25\.50.*No limit from Dec 5, 2026/);
    expect(words[5]).toContain('$120.00 from Dec 6, 2026');
  });

  it('are set, and say when a raise will hold', async () => {
    show('limits');
    await press('Set the Daily token limit');
    const field = screen.getByLabelText('Daily token limit');
    await userEvent.type(field, '1.5{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/whole tokens/);
    expect(profile.server.writes).toEqual([]);
    setLimit('tokens', 'day', { amount: 40 });
    await userEvent.clear(field);
    await userEvent.type(field, '40{Enter}');
    expect(await screen.findByText('Limit Saved')).toBeTruthy();
    expect(profile.server.writes[0]?.body).toEqual({ unit: 'tokens', window: 'day', amount: 40 });
    setLimit('tokens', 'day', { amount: 40, pendingAmount: null, pendingFrom: '2026-12-05T12:00:00.000Z' });
    await press('Change the Daily token limit');
    await press('No limit');
    expect(await screen.findByText('Limit Will Change')).toBeTruthy();
    expect(profile.server.writes[1]?.body).toEqual({ unit: 'tokens', window: 'day', amount: null });
  });

  it.each([
    ['token', 'ten', 'Enter a number of tokens.'],
    ['token', '1e3', 'Enter a number of tokens.'],
    ['spending', 'ten', 'Enter an amount in dollars.'],
    ['spending', '-5', 'Amount must be at least 0'],
  ])('ask for what a %s limit can be where %s is typed', async (kind, typed, words) => {
    show('limits');
    await press(`Set the Daily ${kind} limit`);
    await userEvent.type(screen.getByLabelText(new RegExp(`^Daily ${kind} limit`)), `${typed}{Enter}`);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(profile.server.writes).toEqual([]);
  });

  it('are not taken away by an empty field', async () => {
    setLimit('tokens', 'day', { amount: 40 });
    show('limits');
    await press('Change the Daily token limit');
    const field = screen.getByLabelText('Daily token limit');
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter a number of tokens, or take the limit away.');
    expect(profile.server.writes).toEqual([]);
  });

  it('say beside their field why they were not saved', async () => {
    profile.server.refusals['PUT /api/user/limits'] = { status: 429, message: 'Please wait a moment.' };
    show('limits');
    await press('Set the Daily token limit');
    const field = screen.getByLabelText('Daily token limit');
    await userEvent.type(field, '40{Enter}');
    const words = await screen.findByText('Please wait a moment.');
    expect(field.getAttribute('aria-describedby')).toBe(words.id);
  });

  it('take money with cents', async () => {
    show('limits');
    await press('Set the Monthly spending limit');
    await userEvent.type(screen.getByLabelText('Monthly spending limit ($)'), '$1,250.50{Enter}');
    await waitFor(() =>
      expect(profile.server.writes[0]?.body).toEqual({ unit: 'money', window: 'month', amount: 1250.5 }),
    );
  });

  it('say so when they could not be loaded', async () => {
    profile.server.refusals['GET /api/user/limits'] = { status: 500 };
    show('limits');
    expect((await screen.findByRole('alert')).textContent).toContain('Your limits could not be loaded.');
    profile.server.refusals = {};
    await press('Retry');
    expect(await screen.findByRole('list', { name: 'Token Limits' })).toBeTruthy();
  });
});

describe('a time-out', () => {
  it('begins after a question, and a banner says until when', async () => {
    show('limits');
    const panel = within(await screen.findByRole('region', { name: 'Time-Out' }));
    await userEvent.selectOptions(panel.getByLabelText('How long'), '72 hours');
    await press('Take a Time-Out');
    expect(screen.getByRole('dialog', { name: 'Take a time-out of 72 hours?' })).toBeTruthy();
    expect(profile.server.writes).toEqual([]);
    await press('Start 72 hours');
    expect(await screen.findByText(/^You are on a time-out until /)).toBeTruthy();
    expect(profile.server.writes[0]).toMatchObject({ path: '/api/user/limits/time-out', body: { duration: '72h' } });
  });
});

describe('a self-exclusion', () => {
  it('takes two steps, the second only for who knows that it cannot be undone', async () => {
    show('limits');
    const panel = within(await screen.findByRole('region', { name: 'Self-Exclusion' }));
    await userEvent.selectOptions(panel.getByLabelText('How long'), '1 year');
    await press('Exclude Myself');
    const first = within(screen.getByRole('dialog', { name: 'Exclude yourself for 1 year?' }));
    expect(first.getByText(/cannot be undone or shortened/)).toBeTruthy();
    expect(first.getByRole('link', { name: '1-800-522-4700' })).toBeTruthy();
    await userEvent.click(first.getByRole('button', { name: 'Continue' }));
    const last = within(screen.getByRole('dialog', { name: 'This cannot be undone' }));
    const confirm = last.getByRole<HTMLButtonElement>('button', { name: 'Exclude Me for 1 year' });
    expect(confirm.disabled).toBe(true);
    await userEvent.click(last.getByRole('checkbox'));
    await userEvent.click(confirm);
    expect(await screen.findByText(/^You are excluded until /)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Time-Out' })).toBeNull();
    expect(profile.server.writes).toEqual([
      { method: 'POST', path: '/api/user/limits/self-exclusion', body: { duration: '1y', confirm: true } },
    ]);
  });

  it('is left without a trace from either step', async () => {
    show('limits');
    await press('Exclude Myself');
    await press('Continue');
    await press('Back');
    await press('Cancel');
    expect([screen.queryByRole('dialog'), profile.server.writes]).toEqual([null, []]);
  });

  it('says so when it could not begin', async () => {
    profile.server.refusals['POST /api/user/limits/self-exclusion'] = { status: 500, message: 'Try again.' };
    show('limits');
    await press('Exclude Myself');
    await press('Continue');
    await userEvent.click(screen.getByRole('checkbox'));
    await press(/^Exclude Me/);
    expect(await screen.findByText('Not Begun')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('the tokens', () => {
  const line = (id: number, tokens: number, more: Partial<LedgerLine> = {}): LedgerLine => ({
    id,
    at: new Date(Date.now() - (200 - id) * 1000).toISOString(),
    kind: 'analysis',
    tokens,
    balanceAfter: id,
    question: null,
    text: `Line ${id}`,
    mode: 'regular',
    isOpen: false,
    ...more,
  });

  it('are read line by line, with the older ones on demand', async () => {
    profile.server.lines = Array.from({ length: 45 }, (_, at) => line(100 - at, -1));
    show('tokens');
    const list = within(await screen.findByRole('list', { name: 'Ledger lines' }));
    expect(list.getAllByRole('listitem')).toHaveLength(20);
    await press('Show older lines');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(40));
    await press('Show older lines');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(45));
    expect(screen.queryByRole('button', { name: 'Show older lines' })).toBeNull();
  });

  it('say what came, what went, what is left and what is still running', async () => {
    profile.server.lines = [
      line(3, -5, { text: 'Pro analysis', question: 'best nfl bets', isOpen: true }),
      line(2, 150, { kind: 'grant', text: 'Monthly' }),
    ];
    show('tokens');
    const list = within(await screen.findByRole('list', { name: 'Ledger lines' }));
    const [pro, grant] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(pro).toMatch(/^Pro analysisRunningbest nfl bets.*−5Balance after: 3$/);
    expect(grant).toMatch(/^Monthly.*\+150Balance after: 2$/);
  });

  it('are drawn by day, with the same as a table', async () => {
    profile.server.lines = [line(3, -5), line(2, 150, { kind: 'grant' }), line(1, -1)];
    show('tokens');
    const table = await screen.findByRole('table', { name: 'Tokens used by day' });
    const days = within(table).getAllByRole('row').slice(1);
    expect(days).toHaveLength(14);
    const used = days.map((row) => Number(row.lastChild?.textContent));
    expect(used.reduce((sum, tokens) => sum + tokens, 0)).toBe(6);
  });

  it('say what to expect while there are none', async () => {
    show('tokens');
    expect(await screen.findByText('No token has come or gone yet.')).toBeTruthy();
  });
});

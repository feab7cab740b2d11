import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { DataHealth, JobHealth } from '#contract/operator.ts';
import { feedsOf } from '../../features/admin/feeds-of.ts';
import { PORTAL_PATH, trendDays, trendMonths } from './test-admin-server.ts';
import { openPortal, portalServer } from './test-portal.tsx';

const portal = portalServer();
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the trends', () => {
  it('tell who came, what was charged, and what it brought against what it cost, as charts and as tables', async () => {
    const days = trendDays(30).map((day, at) =>
      at < 28 ? day : { ...day, signUps: at - 25, tokens: 1_000, revenue: 15.99, modelCost: 0.25 },
    );
    portal.server.trends = { days, months: trendMonths(), usersBefore: 1_200, failures: [], prices: 9 };
    await openPortal('Health');
    const users = await panel('Users');
    expect(await users.findByText('1,207')).toBeTruthy();
    expect(users.getByText('7')).toBeTruthy();
    const [, ...rows] = within(users.getByRole('table', { name: 'Sign-ups by day' })).getAllByRole('row');
    expect([rows.length, rows.at(-1)?.textContent]).toEqual([30, '2026-11-304']);
    expect((await panel('Tokens')).getByText('2,000')).toBeTruthy();
    const money = await panel('Model Cost against Revenue');
    expect([money.getByText('$31.98'), money.getByText('$0.50')]).toHaveLength(2);
    expect((await panel('Failed Answers by Reason')).getByText('No answer has failed.')).toBeTruthy();
  });

  it('tell by month what came in, what went back of it and what it bought, the latest month first', async () => {
    const paid = { payments: 3, received: 1_240.5, refunded: 40.5, net: 1_200, packTokens: 1_500, monthlyTokens: 300 };
    portal.server.trends.months = trendMonths().map((month, at) => (at === 11 ? { ...month, ...paid } : month));
    await openPortal('Health');
    const months = await panel('Revenue by Month');
    expect(months.getByText('The last 12 months, in UTC')).toBeTruthy();
    const [, first, ...others] = within(await months.findByRole('table', { name: 'Revenue by month' })).getAllByRole(
      'row',
    );
    expect(first?.textContent).toBe('Nov 2026$1,240.50$40.50$1,200.0031,500300');
    expect([others.length, others.at(-1)?.textContent]).toEqual([11, 'Dec 2025$0.00$0.00$0.00000']);
  });

  it('tell why answers failed, the most frequent reason first', async () => {
    portal.server.trends.failures = [
      { reason: 'timeout', unanswered: 1, withoutModel: 20 },
      { reason: 'The slate was empty.', unanswered: 3, withoutModel: 0 },
    ];
    await openPortal('Health');
    const reasons = (await (await panel('Failed Answers by Reason')).findAllByRole('listitem')).map(
      ({ textContent }) => textContent,
    );
    expect(reasons).toEqual([
      'timeout211 without an answer, 20 answered without the model',
      'The slate was empty.33 without an answer',
    ]);
  });

  it('are asked for again where they could not be loaded', async () => {
    portal.server.refusals[`GET /api${PORTAL_PATH}/trends`] = { status: 500 };
    await openPortal('Health');
    const failed = (await screen.findByText('The trends could not be loaded.')).closest<HTMLElement>('[role=alert]');
    portal.server.refusals = {};
    await userEvent.click(within(failed!).getByRole('button', { name: 'Retry' }));
    expect(await panel('Tokens')).toBeTruthy();
  });
});

describe('the quality of the data', () => {
  const job = (name: string, scope: string, detail: JobHealth['detail']): JobHealth => ({
    ...{ name, scope, detail, isRunning: false, failures: 0, lastError: null },
    ...{ nextRunAt: '2026-11-21T12:00:00.000Z', lastStartedAt: null, lastSuccessAt: null },
  });

  it('is told by feed: what was taken of what came', () => {
    const health: Pick<DataHealth, 'jobs' | 'refused'> = {
      jobs: [
        job('mail-tidy', '', {}),
        job('facts', 'injuries', { games: 7, facts: 30, unmatched: 2 }),
        job('results', 'live', { settled: 4, corrected: 1, implausible: 1, disputed: 0, overdue: 2 }),
        job('odds-refresh', 'live', { games: 12 }),
      ],
      refused: [
        { reason: 'in_play', rows: 4 },
        { reason: 'bad_price', rows: 9 },
      ],
    };
    expect(feedsOf(health, 900).map(({ name, taken, left }) => [name, taken, left])).toEqual([
      ['Odds', 900, 13],
      ['Facts: injuries', 30, 2],
      ['Results', 5, 3],
    ]);
  });
});

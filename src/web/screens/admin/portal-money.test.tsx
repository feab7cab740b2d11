import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MoneyDifference } from '#contract/admin-money.ts';
import { PORTAL_PATH } from './test-admin-server.ts';
import { openPortal, portalServer } from './test-portal.tsx';

const portal = portalServer();
const TABLE = 'Where our books differ from the payment provider';

const one = (paymentId: string, more: Partial<MoneyDifference> = {}): MoneyDifference => ({
  paymentId,
  kind: 'not_here',
  here: null,
  there: 2250,
  currency: 'usd',
  since: '2026-11-20T12:00:00.000Z',
  ...more,
});

describe('the books beside the provider', () => {
  it('show each difference with what stands here and what should', async () => {
    portal.server.differences = [one('pi_1'), one('pi_2', { kind: 'grant_tokens', here: 1125, there: 125 })];
    await openPortal('Health');
    const rows = within(await screen.findByRole('table', { name: TABLE }))
      .getAllByRole('row')
      .slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['pi_1', 'Paid at the provider, not in the books', '-', '$22.50'],
      ['pi_2', 'Another number of tokens was granted', '1125 tokens', '125 tokens'],
    ]);
  });

  it('do not say that all is well before anything was compared', async () => {
    portal.server.differences = [];
    await openPortal('Health');
    const panel = within(await screen.findByRole('region', { name: 'Books and Provider' }));
    expect(panel.getByText('Compared once a day. It has not been done yet.')).toBeTruthy();
    expect(panel.queryByText('The last comparison found no difference.')).toBeNull();
  });

  it('are not there where nobody is paid through a provider', async () => {
    await openPortal('Health');
    await screen.findByRole('region', { name: 'Model Cost' });
    expect(screen.queryByRole('region', { name: 'Books and Provider' })).toBeNull();
  });

  it('say so where they cannot be read', async () => {
    portal.server.refusals[`GET /api${PORTAL_PATH}/money-differences`] = { status: 500 };
    await openPortal('Health');
    expect(await screen.findByText(/The comparison with the provider/)).toBeTruthy();
  });
});

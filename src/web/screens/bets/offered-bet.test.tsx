// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '#contract/settings.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { installDialog } from '../../ui/test-dialog.ts';
import { BetsScreen } from './bets-screen.tsx';

let sent: unknown[];

beforeEach(() => {
  installDialog();
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/user/settings') return Response.json(DEFAULT_SETTINGS);
    if (method === 'POST') sent.push([path, typeof body === 'string' ? JSON.parse(body) : body]);
    return Response.json({ message: 'The bet is not kept just now.' }, { status: 503 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const BET = {
  bet: 'Bills +2.5',
  eventId: 'g1',
  game: 'Bills @ Chiefs',
  sport: 'NFL',
  price: '-115',
  stakeCents: 1_500,
};

function show(search: string): void {
  window.history.replaceState(null, '', `/bets${search}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BetsScreen data={pageData('/bets')} />
    </QueryClientProvider>,
  );
}

it('a bet that the chat offered is kept by the press, at the price and the stake that stand there', async () => {
  show(`?track=${encodeURIComponent(JSON.stringify(BET))}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Track this bet' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Odds you got').value).toBe('-115');
  await userEvent.clear(dialog.getByLabelText('Stake ($)'));
  await userEvent.type(dialog.getByLabelText('Stake ($)'), '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Track Bet' }));
  expect(sent).toEqual([['/api/bets', { ...BET, stakeCents: 2_000 }]]);
  expect(await dialog.findByText(/not kept just now|not tracked/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(window.location.search).toBe('');
});

it.each(['?track=x', '?track=%7B%7D'])('the address offers nothing where it holds no bet: %s', async (search) => {
  show(search);
  await screen.findByRole('heading', { name: 'My Bets' });
  expect(screen.queryByRole('dialog', { name: 'Track this bet' })).toBeNull();
});

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { jsonResponse } from '../../../lib/test-fetch.ts';
import { installDialog } from '../../../ui/test-dialog.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { TrackButton } from './track-button.tsx';
import { trackablePick } from './trackable.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const START = '2026-11-22T18:00:00.000Z';
const pick = {
  id: ID,
  pick: 'Buffalo Bills +2.5',
  eventId: 'live:g1',
  game: 'Bills @ Chiefs',
  sport: 'NFL',
  startsAt: START,
};

let sent: unknown[];
let reply: () => Response;
const kept = (isNew: boolean) =>
  jsonResponse(200, {
    isNew,
    bet: {
      ...{
        id: ID,
        bet: pick.pick,
        legs: [pick.pick],
        sport: 'NFL',
        league: '',
        game: '',
        market: 'spread',
        book: 'FanDuel',
      },
      ...{ odds: '-105', oddsDecimal: 1.95, stakeCents: 1_250, placedAt: START, startsAt: START, state: 'open' },
      ...{
        settledBy: null,
        profitCents: null,
        clv: null,
        clvFair: null,
        postMortem: null,
        scoreSays: null,
        score: null,
      },
      ...{ origin: 'pick', isDemo: false },
    },
  });

beforeEach(() => {
  installDialog();
  sent = [];
  reply = () => kept(true);
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return reply();
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function openDialog() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TrackButton
        of={trackablePick({ ...pick, oddsDecimal: 1.952381, book: 'FanDuel', stakeDollars: 12.5, sources: [] })}
      />
      <Toaster />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Track Buffalo Bills +2.5' }));
  return within(await screen.findByRole('dialog'));
}

it('keeps the pick at the price and stake that the bettor really had', async () => {
  const dialog = await openDialog();
  const price = dialog.getByLabelText('Odds you got');
  expect([(price as HTMLInputElement).value, dialog.getByLabelText<HTMLInputElement>('Stake ($)').value]).toEqual([
    '−105',
    '12.50',
  ]);
  await userEvent.clear(price);
  await userEvent.type(price, '+100');
  await userEvent.click(dialog.getByRole('button', { name: 'Track Bet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      ...{
        pickId: ID,
        eventId: 'live:g1',
        bet: 'Buffalo Bills +2.5',
        game: 'Bills @ Chiefs',
        sport: 'NFL',
        startsAt: START,
      },
      ...{ book: 'FanDuel', price: '+100', stakeCents: 1_250 },
    },
  ]);
  expect(await screen.findByText('Bet tracked')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Track Buffalo Bills +2.5' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Tracked Buffalo Bills +2.5' }).textContent).toBe('Tracked');
});

it('says of this bet alone that it is tracked, also when its button is drawn anew', async () => {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Track Bet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  const other = { ...pick, id: '00000000-0000-4000-8000-000000000002', pick: 'Over 47.5', sources: [] };
  for (const one of [{ ...pick, sources: [] }, other]) render(<TrackButton of={trackablePick(one)} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tracked', 'Track']);
});

it('says what is missing, and where it is tracked already', async () => {
  const dialog = await openDialog();
  await userEvent.clear(dialog.getByLabelText('Stake ($)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Track Bet' }));
  expect(dialog.getByText('Enter the stake in dollars, such as 25.')).toBeTruthy();
  expect(sent).toEqual([]);
  reply = () => kept(false);
  await userEvent.type(dialog.getByLabelText('Stake ($)'), '25');
  await userEvent.click(dialog.getByRole('button', { name: 'Track Bet' }));
  expect(await screen.findByText('You track this bet already')).toBeTruthy();
});

it('stays open where it was not kept', async () => {
  reply = () => jsonResponse(400, { message: 'The odds must be a price such as -110, +145 or 2.05.' });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Track Bet' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('The odds must be a price such as -110, +145 or 2.05.');
});

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '#contract/identity.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { installDialog } from '../../ui/test-dialog.ts';
import { IdentityGuard } from './identity-guard.tsx';

const REFUSAL = new ApiError(403, JSON.stringify({ message: 'Confirm first.', code: 'confirmation_required' }));

let state: Identity = { isRecent: false, by: 'password', factors: [] };
const given: string[] = [];
const call = vi.fn<() => Promise<string>>();
const said: string[] = [];

beforeEach(() => {
  installDialog();
  state = { isRecent: false, by: 'password', factors: [] };
  given.length = 0;
  said.length = 0;
  call.mockReset();
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json(state);
    const { proof } = JSON.parse(String(init.body)) as { proof: string };
    given.push(proof);
    if (proof !== 'right') return Response.json({ message: 'Not right.' }, { status: 400 });
    return Response.json({ ...state, isRecent: true });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Asking() {
  const { whenSure, makeSure } = useIdentityCheck();
  const tell = (words: Promise<unknown>) =>
    void words.then(
      (value) => said.push(String(value)),
      (error: Error) => said.push(error.message),
    );
  return (
    <>
      <button type="button" onClick={() => tell(whenSure(call))}>
        Change
      </button>
      <button type="button" onClick={() => tell(makeSure())}>
        Download
      </button>
    </>
  );
}

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <IdentityGuard>
        <Asking />
      </IdentityGuard>
    </QueryClientProvider>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answer = async (label: string, proof: string) => {
  await userEvent.type(await screen.findByLabelText(label), proof);
  await press('Confirm');
};

describe('what asks for its reader', () => {
  it('is done at once where the server asks for nothing', async () => {
    call.mockResolvedValue('done');
    show();
    await press('Change');
    await expect.poll(() => said).toEqual(['done']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is done again after the password, which is asked for until it is right', async () => {
    call.mockRejectedValueOnce(REFUSAL).mockResolvedValue('done');
    show();
    await press('Change');
    await answer('Your password', 'wrong');
    expect(await screen.findByText('Not right.')).toBeTruthy();
    expect(call).toHaveBeenCalledTimes(1);
    await userEvent.clear(screen.getByLabelText('Your password'));
    await answer('Your password', 'right');
    await expect.poll(() => said).toEqual(['done']);
    expect([call.mock.calls.length, given, screen.queryByRole('dialog')]).toEqual([2, ['wrong', 'right'], null]);
  });

  it('asks for a code where the account has a second factor', async () => {
    state = { isRecent: false, by: 'code', factors: ['app'] };
    call.mockRejectedValueOnce(REFUSAL).mockResolvedValue('done');
    show();
    await press('Change');
    await answer('Your code', 'right');
    await expect.poll(() => said).toEqual(['done']);
  });

  it('is refused as the server refused it where its reader cancels, and any other refusal asks nothing', async () => {
    call.mockRejectedValueOnce(REFUSAL).mockRejectedValueOnce(new ApiError(409, 'Conflict'));
    show();
    await press('Change');
    await press('Cancel');
    await expect.poll(() => said).toEqual([REFUSAL.message]);
    await press('Change');
    await expect.poll(() => said).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked beforehand of what leaves the page', async () => {
    show();
    await press('Download');
    await press('Cancel');
    await expect.poll(() => said).toEqual(['false']);
    await press('Download');
    await answer('Your password', 'right');
    await expect.poll(() => said).toEqual(['false', 'true']);
    state = { isRecent: true, by: 'password', factors: [] };
    await press('Download');
    await expect.poll(() => said).toEqual(['false', 'true', 'true']);
  });
});

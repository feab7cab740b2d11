import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { pageData, testUser } from '../lib/test-page-data.ts';
import { installDialog } from '../ui/test-dialog.ts';
import { AuthorizeScreen } from './authorize-screen.tsx';

const ASKED = { client_id: 'ewc_1', redirect_uri: 'https://helper.example/cb', response_type: 'code', state: 'x y' };
const ASKER = { name: 'Helper <b>', sentTo: 'helper.example', isThisDevice: false, scope: 'verdicts' };

const navigate = vi.fn();
const calls: { method: string; path: string; body: unknown }[] = [];
let answer: () => Response;
beforeEach(() => {
  answer = () => Response.json(ASKER);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    calls.push({ method, path: url, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return method === 'GET' ? answer() : Response.json({ to: 'https://helper.example/cb?code=ewo_1' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  navigate.mockClear();
  calls.length = 0;
});

function show(query: Record<string, string> = ASKED) {
  window.history.replaceState(null, '', `/oauth/authorize?${new URLSearchParams(query)}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthorizeScreen data={pageData('/oauth/authorize')} user={testUser} navigate={navigate} />
    </QueryClientProvider>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows who asks in its own words and where the answer goes, and answers nothing by itself', async () => {
  show();
  expect(await screen.findByText('“Helper <b>”')).toBeTruthy();
  expect(screen.getByText('helper.example')).toBeTruthy();
  expect(screen.getByText(testUser.email)).toBeTruthy();
  expect(screen.getByText(/until 30 days pass without use, for 180 days at most/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Verdicts too' }).checked).toBe(true);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  expect(calls[0]?.path).toBe(`/api/oauth/request?${new URLSearchParams(ASKED)}`);
});

it('says whose account it is and that a program of this device asks', async () => {
  answer = () => Response.json({ ...ASKER, sentTo: '127.0.0.1:7777', isThisDevice: true });
  show();
  expect(await screen.findByText('a program on this device')).toBeTruthy();
  expect(screen.getByText(testUser.email)).toBeTruthy();
});

it('offers no more than the program asked for', async () => {
  answer = () => Response.json({ ...ASKER, scope: 'free' });
  show();
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'What is free' })).checked).toBe(true);
  expect(screen.queryByRole('radio', { name: 'Verdicts too' })).toBeNull();
});

it('lets it in as far as is chosen, and goes back', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'What is free' }));
  await press('Allow');
  expect(calls[1]).toMatchObject({
    path: '/api/oauth/decision',
    body: { request: ASKED, decision: { allow: true, scope: 'free' } },
  });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('https://helper.example/cb?code=ewo_1');
});

it('asks who it is first where the server wants a proof, and then lets it in', async () => {
  installDialog();
  let isProven = false;
  const identity = { isRecent: false, by: 'password', factors: [] };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.startsWith('/api/user/identity')) {
      isProven ||= init.method === 'POST';
      return Response.json({ ...identity, isRecent: isProven });
    }
    if (init.method !== 'POST') return answer();
    if (isProven) return Response.json({ to: 'https://helper.example/cb?code=ewo_1' });
    return Response.json({ message: 'Confirm first.', code: 'confirmation_required' }, { status: 403 });
  });
  show();
  await press('Allow');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/password/i), 'mine');
  await userEvent.click(dialog.getByRole('button', { name: /confirm|continue/i }));
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('https://helper.example/cb?code=ewo_1'));
});

it('denies it', async () => {
  show();
  await press('Deny');
  expect(calls[1]?.body).toEqual({ request: ASKED, decision: { allow: false } });
});

it('says what is wrong with a question, and gives no way to allow it', async () => {
  answer = () => Response.json({ message: 'This link names no assistant.' }, { status: 400 });
  show();
  expect(await screen.findByText('This link names no assistant.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  cleanup();
  show({ client_id: 'ewc_1' });
  expect(screen.getByText(/This link is not complete/)).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
});

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Alert, AlertList } from '#contract/alerts.ts';
import type { PushState } from '#contract/push.ts';
import { DEFAULT_SETTINGS } from '#contract/settings.ts';
import { SAMPLE_BLOCKS } from '#contract/test-blocks.ts';
import { VerdictBlock } from '../../features/picks/blocks/verdict-block.tsx';
import { PickCard } from '../../features/picks/pick-card.tsx';
import { testPick } from '../../features/picks/test-pick.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { installDialog } from '../../ui/test-dialog.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { BetsScreen } from './bets-screen.tsx';

/** An uncompressed point, as a browser is given it. */
const KEY = btoa(String.fromCharCode(4, ...Array.from({ length: 64 }, (_, nth) => nth))).replace(/=+$/, '');
const ID = '00000000-0000-4000-8000-000000000001';
const alert = (changes: Partial<Alert> = {}): Alert => ({
  id: ID,
  kind: 'price',
  bet: 'Buffalo Bills +2.5',
  game: 'Bills @ Chiefs',
  sport: 'NFL',
  startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  target: { text: '+120', decimal: 2.2 },
  createdAt: '2026-11-26T12:00:00.000Z',
  firedAt: null,
  said: null,
  ...changes,
});

let list: AlertList;
let push: PushState;
let sent: { call: string; body: unknown }[];
let refusal: { status: number; message: string } | null;

beforeEach(() => {
  installDialog();
  list = { alerts: [], quiet: { from: 23, to: 8 }, timeZone: 'America/Denver' };
  push = { key: KEY, isOn: false, browsers: 0 };
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) =>
    method === 'GET'
      ? read(path)
      : change(`${method} ${path}`, typeof body === 'string' ? JSON.parse(body) : undefined),
  );
});

function read(path: string): Response {
  const answer = { '/api/alerts': list, '/api/push': push, '/api/user/settings': DEFAULT_SETTINGS }[path];
  return answer ? Response.json(answer) : Response.json({ message: 'no' }, { status: 404 });
}

function change(call: string, body: unknown): Response {
  sent.push({ call, body });
  if (call.endsWith('/api/push')) {
    push = { ...push, isOn: call.startsWith('PUT'), browsers: call.startsWith('PUT') ? 1 : 0 };
    return Response.json({ isOn: push.isOn, browsers: push.browsers });
  }
  if (refusal) return Response.json({ message: refusal.message }, { status: refusal.status });
  if (call.startsWith('POST')) return Response.json({ alert: alert(), isNew: true });
  if (call.startsWith('PUT')) return Response.json(body);
  list = { ...list, alerts: [] };
  return Response.json({ removed: 1 });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const wrap = (content: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      {content}
      <Toaster />
    </QueryClientProvider>,
  );
const show = (search = '') => {
  window.history.replaceState(null, '', `/bets${search}`);
  wrap(<BetsScreen data={pageData('/bets')} />);
};
const panel = async () => within(await screen.findByRole('region', { name: 'Alerts' }));

describe('the alerts under My Bets', () => {
  it('say how one is set where there are none', async () => {
    show();
    expect((await panel()).getByText(/Press “Alert me” on a pick/)).toBeTruthy();
  });

  it('are listed with what they wait for, and taken away', async () => {
    list.alerts = [alert(), alert({ id: `${ID.slice(0, -1)}2`, kind: 'starting', target: null })];
    show();
    const rows = within(await (await panel()).findByRole('list', { name: 'Alerts that wait' })).getAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('at +120 or better'),
      expect.stringContaining('before its game starts'),
    ]);
    await userEvent.click((await panel()).getAllByRole('button', { name: /^Remove the alert on/ })[0]!);
    expect(sent).toEqual([{ call: `DELETE /api/alerts/${ID}`, body: undefined }]);
    expect(await (await panel()).findByText(/^None is set/)).toBeTruthy();
  });

  it('show what was told, folded', async () => {
    list.alerts = [alert({ firedAt: '2026-11-26T13:00:00.000Z', said: 'Bills +2.5 is +120 at BetMGM now.' })];
    show();
    expect((await panel()).getByText('Told (1)')).toBeTruthy();
    expect((await panel()).getByText('Bills +2.5 is +120 at BetMGM now.')).toBeTruthy();
  });

  it('keep quiet in hours of the own clock', async () => {
    show();
    expect((await panel()).getByText(/^Your clock: America\/Denver\./)).toBeTruthy();
    await userEvent.selectOptions((await panel()).getByLabelText('Quiet from'), '8 AM');
    expect(sent).toEqual([{ call: 'PUT /api/alerts/quiet', body: { from: 8, to: 8 } }]);
    expect(await (await panel()).findByText('The same hour twice: alerts come at any hour.')).toBeTruthy();
  });
});

describe('notifications', () => {
  const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/one';
  const region = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

  /** A browser that can be woken; what it is asked for is noted. */
  function browserWith({ permission = 'default', ownKey = null as string | null } = {}) {
    const noted: unknown[] = [];
    const keyBytes = (key: string) => Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer;
    const subscriptionOf = (key: string) => ({
      endpoint: ENDPOINT,
      options: { applicationServerKey: keyBytes(key) },
      unsubscribe: async () => {
        noted.push('unsubscribed');
        subscription = null;
        return true;
      },
    });
    let subscription = ownKey === null ? null : subscriptionOf(ownKey);
    const registration = {
      pushManager: {
        getSubscription: async () => subscription,
        subscribe: async (options: { applicationServerKey: string }) => {
          noted.push(options);
          subscription = subscriptionOf(options.applicationServerKey);
          return subscription;
        },
      },
    };
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', {
      permission,
      requestPermission: async () => (permission === 'default' ? 'granted' : permission),
    });
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, {
        serviceWorker: {
          value: {
            register: async (path: string) => void noted.push(path),
            ready: Promise.resolve(registration),
            getRegistration: async () => registration,
          },
        },
      }),
    );
    return noted;
  }

  it('are turned on by the browser’s leave, the server’s key and its address, and off again', async () => {
    const noted = browserWith();
    show();
    expect((await region()).getByText(/^Off\./)).toBeTruthy();
    await userEvent.click((await region()).getByRole('button', { name: 'Turn notifications on' }));
    expect(await (await region()).findByText(/^On until you sign out here\./)).toBeTruthy();
    expect(noted).toEqual(['/push-worker.js', { userVisibleOnly: true, applicationServerKey: KEY }]);
    expect(sent).toEqual([{ call: 'PUT /api/push', body: { endpoint: ENDPOINT } }]);
    await userEvent.click((await region()).getByRole('button', { name: 'Turn notifications off' }));
    expect(await (await region()).findByText(/^Off\./)).toBeTruthy();
    expect(noted.at(-1)).toBe('unsubscribed');
  });

  it('begin anew in a browser that another key was used in', async () => {
    const noted = browserWith({ ownKey: btoa('another') });
    show();
    await userEvent.click(await (await region()).findByRole('button', { name: 'Turn notifications on' }));
    await (await region()).findByText(/^On until/);
    expect(noted.slice(0, 2)).toEqual(['/push-worker.js', 'unsubscribed']);
  });

  it('are nothing to press where the browser forbids them, or cannot', async () => {
    browserWith({ permission: 'denied' });
    show();
    expect(await (await region()).findByText(/^Blocked in this browser/)).toBeTruthy();
    expect((await region()).queryByRole('button')).toBeNull();
    cleanup();
    vi.stubGlobal('Notification', undefined);
    show();
    expect(await (await region()).findByText(/^This browser cannot be told/)).toBeTruthy();
  });
});

describe('an alert that the chat offered', () => {
  const bet = { eventId: 'g1', market: 'spread', side: 'away', line: 2.5, player: null };
  const offer = `?alert=${encodeURIComponent(JSON.stringify({ bet, price: '+120', label: 'Buffalo Bills +2.5' }))}`;

  it('is set by the press, and the address is clean again', async () => {
    show(offer);
    const region = within(await screen.findByRole('region', { name: 'Set this alert' }));
    await userEvent.click(region.getByRole('button', { name: 'Set Alert' }));
    expect(sent).toMatchObject([{ call: 'POST /api/alerts', body: { kind: 'price', bet, price: '+120' } }]);
    expect(await screen.findByText('Alert Set')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('says why it was not set', async () => {
    refusal = { status: 400, message: 'Confirm your address first: alerts come by mail.' };
    show(offer);
    await userEvent.click(await screen.findByRole('button', { name: 'Set Alert' }));
    expect(await screen.findByText(/Confirm your address first/)).toBeTruthy();
  });

  it.each(['?alert=x', '?alert=%7B%7D'])('is nothing where the address holds none: %s', async (search) => {
    show(search);
    await panel();
    expect(screen.queryByRole('region', { name: 'Set this alert' })).toBeNull();
  });
});

describe('“Alert me” on a stated bet', () => {
  const on = { eventId: 'g1', market: 'spread', side: 'home' as const, line: -5.5, player: null };
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();

  it('sets it on exactly that bet, and offers no verdict', async () => {
    wrap(<VerdictBlock block={{ ...SAMPLE_BLOCKS.verdict, startsAt, on, sources: [] }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Alert me about Kansas City Chiefs -5.5' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radio', { name: /^Edge gone/ })).toBeNull();
    await userEvent.type(dialog.getByLabelText('Price to wait for'), '+110');
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    expect(sent).toMatchObject([{ call: 'POST /api/alerts', body: { kind: 'price', bet: on, price: '+110' } }]);
  });

  it('stands on none that does not say what it is on, as older answers do not', () => {
    wrap(<VerdictBlock block={{ ...SAMPLE_BLOCKS.verdict, startsAt, sources: [] }} />);
    expect(screen.queryByRole('button', { name: /^Alert me/ })).toBeNull();
  });
});

describe('“Alert me” on a pick', () => {
  it('sets the kind that is chosen', async () => {
    wrap(<PickCard pick={testPick()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Alert me about Bills +2.5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    expect(dialog.getByText('Enter the price to wait for.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /^Line moved/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
    expect(sent).toEqual([{ call: 'POST /api/alerts', body: { kind: 'line_moved', pickId: testPick().id } }]);
    expect(await screen.findByText('Alert Set')).toBeTruthy();
  });

  it('does not stand on a game that has begun', () => {
    wrap(<PickCard pick={testPick({ startsAt: new Date(Date.now() - 1).toISOString() })} />);
    expect(screen.queryByRole('button', { name: /^Alert me/ })).toBeNull();
  });
});

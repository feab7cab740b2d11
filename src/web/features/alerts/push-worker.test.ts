import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../../public/push-worker.js'), 'utf8');
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/two';

type Listener = (event: Record<string, unknown>) => void;
let listeners: Map<string, Listener>;
let shown: [string, Record<string, unknown>][];
let calls: [string, RequestInit][];
let answer: () => Promise<Response>;
let opened: string[];

beforeEach(() => {
  listeners = new Map();
  shown = [];
  calls = [];
  opened = [];
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => void shown.push([title, options]),
      pushManager: { subscribe: async () => ({ endpoint: ENDPOINT }) },
    },
    clients: {
      matchAll: async () => [{ url: 'https://edgewise.example/chat', focus: async () => opened.push('chat') }],
      openWindow: async (path: string) => void opened.push(path),
    },
  };
  const fetch = async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return answer();
  };
  runInContext(SOURCE, createContext({ self, fetch, URL, Date, JSON }));
});

async function fire(name: string, event: Record<string, unknown> = {}): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}
const alerts = (...ages: (number | null)[]) =>
  ages.map((minutes, nth) => ({
    firedAt: minutes === null ? null : new Date(Date.now() - minutes * 60_000).toISOString(),
    said: minutes === null ? null : `told ${nth}`,
  }));

describe('what wakes the browser', () => {
  it('shows what was told since, asked for as who is signed in', async () => {
    answer = async () => Response.json({ alerts: alerts(null, 1, 40) });
    await fire('push');
    expect(calls).toEqual([['/api/alerts', { credentials: 'same-origin' }]]);
    expect(shown).toMatchObject([['Alert', { body: 'told 1', tag: 'alerts' }]]);
    answer = async () => Response.json({ alerts: alerts(1, 2, 3, 4) });
    await fire('push');
    expect(shown[1]).toMatchObject(['4 alerts', { body: 'told 0\ntold 1\ntold 2' }]);
  });

  it.each([
    ['signed out', async () => Response.json({}, { status: 401 })],
    ['without a network', () => Promise.reject(new TypeError('failed'))],
  ])('shows that something came and not what, %s', async (_when, reply) => {
    answer = reply;
    await fire('push');
    expect(shown).toMatchObject([['Alert', { body: expect.stringMatching(/^Something that you asked for has come/) }]]);
  });

  it('leads to My Bets', async () => {
    await fire('notificationclick', { notification: { close: () => undefined } });
    expect(opened).toEqual(['/bets']);
  });

  it('tells the server of another address', async () => {
    answer = async () => Response.json({});
    await fire('pushsubscriptionchange', { oldSubscription: { options: {} } });
    expect(calls).toMatchObject([['/api/push', { method: 'PUT', body: JSON.stringify({ endpoint: ENDPOINT }) }]]);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { createApp } from './app.ts';
import type { WebBuild } from './features/pages/web-build.ts';
import { plainPasswords } from './features/passwords/test-plain-passwords.ts';
import { createSlateService } from './features/slate/slate.service.ts';
import type { ModelAnalyst } from './features/turns/model/model-analyst.ts';
import type { Db } from './platform/database/database.ts';
import { pingDatabase } from './platform/database/database-ping.repo.ts';
import { closeWith } from './platform/database/test-database.ts';
import { loggerOptions } from './platform/process/logger.ts';
import type { Tracer } from './platform/process/tracer.ts';
import { createDemoFeed } from './providers/odds-feed/demo/demo-feed.ts';
import { type Card, PaymentError, PaymentSignatureError, type Payments } from './providers/payments/payments.port.ts';
import { AUTH_SECRET, SITE } from './test-server.ts';

export const ADMIN_PATH = '/portal-9c41f0d27be8';
export const COMPANY = 'acme.example';
export const METRICS_TOKEN = 'a token for the metrics';
export const EXPORT_TOKEN = 'a token for spreadsheets';

export type WholeApp = {
  app: FastifyInstance;
  db: Db;
  /** Every line of the log, as it is written in production. */
  logged: string[];
  /** Cards that the payment provider keeps. */
  cards: Card[];
  close: () => Promise<void>;
};

/** The server as `createApp` joins it, over prices, payments and passwords that cost a test nothing. */
export async function startWholeApp(
  db: Db,
  more: {
    build?: WebBuild;
    trustProxy?: string[];
    signupsPerHour?: number;
    requestsPerMinute?: number;
    tracer?: Tracer;
    analyst?: ModelAnalyst;
  } = {},
): Promise<WholeApp> {
  const now = () => NOW;
  const folder = mkdtempSync(join(tmpdir(), 'edgewise-build-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1.js'), 'export {};');
  const logged: string[] = [];
  const cards: Card[] = [];
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const stored = createSlateService({
    db,
    now,
    feed: createDemoFeed({ seed: 1 }),
    logger: quiet,
    holder: randomUUID(),
  });
  const slate = footballSlate();
  const app = await createApp({
    db,
    now,
    newId: randomUUID,
    slate: { ...stored, current: async () => slate, freshen: async () => {}, moves: async () => [] },
    analyst: more.analyst ?? null,
    payments: fakePayments(cards),
    passwords: plainPasswords,
    authSecret: AUTH_SECRET,
    rights: { companyDomain: COMPANY, adminEmail: null },
    signupsPerHour: more.signupsPerHour ?? null,
    requestsPerMinute: more.requestsPerMinute ?? null,
    tracer: more.tracer,
    unconfirmedTokens: 150,
    site: SITE,
    ownUrl: 'https://edgewise.example',
    appUrl: 'https://edgewise.example',
    build: more.build ?? { ...STUB_BUILD, folder },
    health: { isReady: () => pingDatabase(db) },
    logger: Object.assign(
      { stream: { write: (line: string) => void logged.push(line) } },
      loggerOptions('info', ADMIN_PATH),
    ),
    // So that a test can come from any network.
    trustProxy: more.trustProxy ?? ['127.0.0.1'],
    metricsToken: METRICS_TOKEN,
    adminPath: ADMIN_PATH,
    pushKey: 'a public key',
    exportToken: EXPORT_TOKEN,
    paidOdds: null,
  });
  await app.ready();
  const close = async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  };
  closeWith(db, close);
  return { app, db, logged, cards, close };
}

const STUB_BUILD: Omit<WebBuild, 'folder'> = {
  icon: 'data:,',
  start: { script: '/assets/start-1.js', styles: [], fonts: [] },
  modulesOf: () => ({ app: '/assets/app-1.js', others: [] }),
  renderPage: ({ path }) => ({ html: `<p>${path}</p>`, title: 'Edgewise', description: 'Edgewise', screen: null }),
};

/** A provider that says yes to what it knows and that no one has paid. */
function fakePayments(cards: Card[]): Payments {
  return {
    publishableKey: 'pk_test',
    createCustomer: async ({ walletId }) => `cus_${walletId}`,
    deleteCustomer: async () => {},
    createSetup: async () => ({ clientSecret: `seti_${randomUUID()}` }),
    listCards: async (customerId) => cards.filter((card) => card.customerId === customerId),
    setDefaultCard: async () => {},
    deleteCard: async () => {},
    createCheckout: async ({ checkoutId }) => ({
      id: `cs_${checkoutId}`,
      url: 'https://pay.example/begin',
      expiresAt: new Date(NOW.getTime() + 3_600_000),
    }),
    expireCheckout: async () => 'expired',
    getSubscription: async () => null,
    setCancelAtPeriodEnd: async () => {
      throw new PaymentError('gone', 'no such subscription');
    },
    cancelSubscription: async () => {},
    pauseSubscription: async () => {},
    refund: async () => {},
    readEvent: () => {
      throw new PaymentSignatureError('not signed');
    },
    getPaid: async () => null,
    listMoves: async () => ({ moves: [], next: null }),
  };
}

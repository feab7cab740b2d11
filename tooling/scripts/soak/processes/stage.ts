import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Settings } from '../../../../e2e/support/product.ts';
import { soundReply } from '../../../../src/server/features/turns/test-sound-reply.ts';
import { startTestModelServer } from '../../../../src/server/providers/llm/test-model-server.ts';
import { startSmtpServer } from '../../../../src/server/providers/mail/test-smtp-server.ts';
import { startStripeStandIn } from '../../../../src/server/providers/payments/stand-in/test-stripe-server.ts';
import { openGate } from './gate.ts';

const POSTGRES_PORT = 5432;

/** A new database on the server, reached through a gate. */
async function openDatabase(serverUrl: string) {
  const admin = new pg.Client({ connectionString: serverUrl });
  admin.on('error', () => undefined);
  const isThere = await admin.connect().then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const name = `edgewise_soak_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const direct = new URL(serverUrl);
  const gate = await openGate({ host: direct.hostname, port: Number(direct.port || POSTGRES_PORT) });
  direct.pathname = `/${name}`;
  const gated = new URL(direct);
  gated.hostname = '127.0.0.1';
  gated.port = String(gate.port);
  return {
    /** For who checks, not for the servers. */
    url: direct.href,
    gatedUrl: gated.href,
    gate,
    /** Ends every connection to it, as an administrator or a failover does. */
    terminate: async () => {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    },
    close: async () => {
      gate.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/** All that the servers speak to, each behind a gate where it can be away, and the settings by which they find it. */
export async function openStage(postgresUrl: string) {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'edgewise-soak-'));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    const database = await openDatabase(postgresUrl);
    if (database) closers.push(database.close);
    const [model, stripe, smtp] = [await startTestModelServer(), await startStripeStandIn(), await startSmtpServer()];
    closers.push(model.close, stripe.close, smtp.close);
    model.say(soundReply);
    const modelGate = await openGate({ host: '127.0.0.1', port: Number(new URL(model.baseUrl).port) });
    const mailGate = await openGate({ host: '127.0.0.1', port: smtp.port });
    closers.push(modelGate.close, mailGate.close);
    const settings: Settings = {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      ADMIN_PATH: `/portal-${randomBytes(16).toString('hex')}`,
      APP_URL: 'http://127.0.0.1',
      // Everybody comes from an address of their own, as a proxy tells it: what is counted by address is meant for one.
      TRUST_PROXY: '127.0.0.1',
      SIGNUPS_PER_HOUR: '1000000',
      REQUESTS_PER_MINUTE: '1000000',
      SMTP_URL: `smtp://127.0.0.1:${mailGate.port}`,
      MAIL_FROM: 'Edgewise <no-reply@edgewise.example>',
      LLM_BASE_URL: `http://127.0.0.1:${modelGate.port}/v1`,
      LLM_MODEL: 'test-model',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.apiUrl,
      ...(database && { DATABASE_URL: database.gatedUrl }),
    };
    return { database, dataDir, model, modelGate, stripe, smtp, mailGate, settings, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAYMENT_WEBHOOK_PATH } from '#contract/billing.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { Config } from './platform/process/config.ts';
import { shortSecrets } from './platform/process/short-secrets.ts';
import { chooseModel } from './providers/llm/choose-model.ts';
import type { Started } from './start-server.ts';

/** What an operator is told at the start: where it serves, and what is configured and what is not. */
export function startSummary(
  config: Config,
  started: Started,
  mistyped: readonly { name: string; meant: string }[] = [],
): string {
  const rows: [string, string][] = [
    ['Database', databaseWords(config, started)],
    [
      'Odds',
      config.ODDS_API_KEY
        ? `live, The Odds API at ${new URL(config.ODDS_API_URL).host}`
        : 'demo slate (set ODDS_API_KEY for live odds)',
    ],
    [
      'Facts',
      config.ODDS_API_KEY
        ? `live, ESPN at ${new URL(config.ESPN_API_URL).host} and the National Weather Service at ${new URL(config.WEATHER_API_URL).host}`
        : 'invented with the demo slate',
    ],
    ['Analyst', analystWords(config)],
    ['Mail', mailWords(config, started)],
    ['Payments', paymentWords(config, started)],
    ['Admin path', `${started.adminPath} (keep it secret)`],
    ...addressWarning(config),
    ...proxyWarning(config),
    ...secretWarning(config, started),
    ...mistyped.map(({ name, meant }): [string, string] => [
      'Warning',
      `${name} is set and is no setting. Did you mean ${meant}?`,
    ]),
    ...shortSecrets(config).map((words): [string, string] => ['Warning', `${words} before this is open to others`]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return `\n${PRODUCT_NAME} is ready at ${started.address}\n\n${lines.join('\n')}\n\n  Stop it with Ctrl+C.\n`;
}

/** Forms are taken only from the product's own address, which nobody but this machine reaches while it is not told. */
function addressWarning({ APP_URL: url, NODE_ENV: environment }: Config): [string, string][] {
  if (url !== undefined || environment !== 'production') return [];
  const words =
    'APP_URL is not set, so sign-ups from any other address than localhost are refused, and links in mails lead there';
  return [['Warning', words]];
}

/** The server speaks no TLS of its own, so behind an https address stands a proxy. */
function proxyWarning({ APP_URL: url, TRUST_PROXY: trusted }: Config): [string, string][] {
  if (!url?.startsWith('https:') || trusted) return [];
  return [['Warning', 'TRUST_PROXY is not set, so all visitors behind your proxy count as one network address']];
}

/** What was sealed with the secret that was made before this one was set cannot be opened with it. */
function secretWarning(
  { AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: previous }: Config,
  { dataDir }: Started,
): [string, string][] {
  const file = join(dataDir, 'auth-secret');
  if (secret === undefined || previous !== undefined || !existsSync(file)) return [];
  if (readFileSync(file, 'utf8').trim() === secret) return [];
  const words = `AUTH_SECRET is not what stands in ${file}: set AUTH_SECRET_PREVIOUS to that, or the authenticator apps that were set up with it are refused; then delete the file`;
  return [['Warning', words]];
}

function databaseWords(config: Config, { dataDir, database }: Started): string {
  if (database === 'postgresql') return `PostgreSQL at ${new URL(config.DATABASE_URL ?? 'postgres://unknown').host}`;
  return `embedded, in ${dataDir} (set DATABASE_URL for PostgreSQL)`;
}

function mailWords({ SMTP_URL: url, MAIL_FROM: from, SUPPORT_EMAIL: support }: Config, { dataDir }: Started): string {
  if (!url) return `files in ${join(dataDir, 'mail')}, their links are logged (set SMTP_URL to send it)`;
  return `sent through ${new URL(url).host} from ${from ?? `${support} (set MAIL_FROM for another sender)`}`;
}

function paymentWords({ STRIPE_SECRET_KEY: key, STRIPE_API_URL: url }: Config, { address }: Started): string {
  if (!key) return 'off, their actions say "Coming Soon" (set STRIPE_SECRET_KEY to take them)';
  const at = url ? ` at ${new URL(url).host}` : '';
  const mode = key.includes('_test_') ? ', test mode' : '';
  return `Stripe${at}${mode}; its events are taken at ${address}${PAYMENT_WEBHOOK_PATH}`;
}

function analystWords(config: Config): string {
  const model = chooseModel(config);
  if (!model) return 'built-in analyst (set OPENAI_API_KEY, ANTHROPIC_API_KEY or LLM_BASE_URL for a language model)';
  const at = model.baseUrl === null ? '' : ` at ${new URL(model.baseUrl).host}`;
  const budget = config.LLM_DAILY_BUDGET_USD;
  const limit = budget === undefined ? 'no daily limit (LLM_DAILY_BUDGET_USD)' : `at most $${budget} a day`;
  return `${model.name}${at}, ${limit}; the built-in analyst where it fails`;
}

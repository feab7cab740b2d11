import { isIP } from 'node:net';
import * as z from 'zod';
import { withinEdits } from '#research/language/edit-distance.ts';
import { StartError } from '../errors.ts';
import { readLogOrigin } from './log-origin.ts';
import { DEFAULT_ODDS_BOOKMAKERS, OddsBookmakers, OddsRegions } from './odds-requests.ts';
import { shortSecrets, tooShort } from './short-secrets.ts';

const url = (protocol: RegExp, what: string) => z.url({ protocol, error: `must be ${what}` });
const http = url(/^https?$/, 'an http or https address');
const bareHost = http.refine((text) => isBareHost(text), 'must be an address without a path, a query or a name');
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'must be a whole number', abort: true })
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be from ${min} to ${max}`);
const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: 'must be an e-mail address' }));

const AdminPath = z
  .string()
  .regex(
    /^\/[A-Za-z0-9_-]{3,100}$/,
    'must be one path segment of at least 3 letters, digits, - or _, such as /portal-7f3c',
  )
  .refine((path) => !RESERVED_PATHS.includes(path.toLowerCase()), 'is the path of another page');

const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: bareHost.transform((text) => new URL(text).origin).optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.every(isNetwork), 'must list addresses or networks, separated by commas')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  BACKUP_PASSPHRASE: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'a postgres:// address').optional(),
  AUTH_SECRET: z.string().optional(),
  AUTH_SECRET_PREVIOUS: z.string().optional(),
  COMPANY_DOMAIN: z
    .string()
    .trim()
    .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain such as example.com')
    .transform((text) => text.toLowerCase())
    .optional(),
  ADMIN_EMAIL: email.optional(),
  OPERATOR_EMAIL: email.optional(),
  ADMIN_PATH: AdminPath.optional(),
  WAITLIST_EXPORT_TOKEN: z.string().optional(),
  LOG_KEY: z.string().optional(),
  LOG_KEY_REPLACES: z.string().trim().optional(),
  LOG_ORIGIN: readLogOrigin.optional(),
  PUSH_KEY: z.string().optional(),
  TSA_URL: http.optional(),
  BREACHED_PASSWORDS_URL: http.optional(),
  HELPLINE_NAME: z.string().default('National Problem Gambling Helpline'),
  HELPLINE_PHONE: z.string().default('1-800-522-4700'),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('support@edgewise.example'),
  SIGNUPS_PER_HOUR: whole(1, 1_000_000).optional(),
  REQUESTS_PER_MINUTE: whole(60, 1_000_000).optional(),
  METRICS_TOKEN: z.string().optional(),
  SMTP_URL: url(/^smtps?$/, 'an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?\s*$/, 'must be an address, such as Edgewise <no-reply@example.com>')
    .optional(),
  LOGS_ARE_PRIVATE: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no'),
  ODDS_API_KEY: z.string().optional(),
  ODDS_API_URL: bareHost.default('https://api.the-odds-api.com'),
  ODDS_CREDITS_PER_DAY: whole(1, 10_000_000).default(1000),
  ODDS_REFRESH_MINUTES: whole(1, 1440).default(30),
  ODDS_REGIONS: OddsRegions.default(['us']),
  ODDS_BOOKMAKERS: OddsBookmakers.default(DEFAULT_ODDS_BOOKMAKERS),
  HISTORY_DAYS: whole(7, 3650).default(730),
  ESPN_API_URL: http.default('https://site.api.espn.com'),
  WEATHER_API_URL: http.default('https://api.weather.gov'),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_BASE_URL: http.refine((text) => text.replace(/\/$/, '').endsWith('/v1'), 'must end in /v1').optional(),
  LLM_DAILY_BUDGET_USD: z.coerce
    .number({ error: 'must be a number of dollars' })
    .min(0, 'must not be negative')
    .optional(),
  LLM_ACCOUNT_DAILY_BUDGET_USD: z.coerce
    .number({ error: 'must be a number of dollars' })
    .min(0, 'must not be negative')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: http.optional(),
  // It may hold the collector's key.
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'must list name=value pairs, separated by commas')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('edgewise'),
  STRIPE_SECRET_KEY: z
    .string()
    .refine((key) => !key.startsWith('pk_'), 'must be the secret key, not the publishable one')
    .optional(),
  // It is sent to every browser.
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must be the publishable key, which begins with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: bareHost.optional(),
});

/** Pages, and the first segments below /api: the admin portal's own calls live at /api followed by its path. */
const RESERVED_PATHS = [
  '/admin',
  '/alerts',
  '/api',
  '/assets',
  '/auth',
  '/best-bets',
  '/bets',
  '/chat',
  '/dashboard',
  '/explore',
  '/favicon',
  '/forgot',
  '/healthz',
  '/log',
  '/login',
  '/logout',
  '/mail',
  '/mcp',
  '/oauth',
  '/metrics',
  '/payment',
  '/payment-setup',
  '/pricing',
  '/profile',
  '/readyz',
  '/record',
  '/reset',
  '/robots',
  '/signin',
  '/signup',
  '/sitemap',
  '/slate',
  '/terms',
  '/tokens',
  '/unsubscribe',
  '/user',
  '/verify',
  '/waitlist',
];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return NAMED_NETWORKS.includes(text);
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function isBareHost(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search === '' && hash === '' && username === '';
}

export type Config = Readonly<z.infer<typeof Environment>>;

type MailSettings = {
  NODE_ENV?: string | undefined;
  SMTP_URL?: string | undefined;
  LOGS_ARE_PRIVATE?: string | undefined;
};

/** Without a mail server the log holds links that set new passwords. */
function mailProblems({ NODE_ENV, SMTP_URL, LOGS_ARE_PRIVATE }: MailSettings): string[] {
  if (NODE_ENV !== 'production' || SMTP_URL !== undefined || LOGS_ARE_PRIVATE === 'yes') return [];
  return [
    'SMTP_URL is required when NODE_ENV=production: without it the log holds links that set new passwords. Set it, or LOGS_ARE_PRIVATE=yes where nobody else can read the log',
  ];
}

/** Commands log no links, so that they ask for no mail server; a server does. @throws StartError */
export function refuseLinksInLog(config: Config): void {
  const [problem] = mailProblems(config);
  if (problem !== undefined) throw new StartError(`${problem}. See .env.example.`);
}

/** What is wrong with an admin path, wherever it was read; null: it can be one. */
export const adminPathProblem =
  (isProduction: boolean) =>
  (path: string): string | null =>
    AdminPath.safeParse(path).error?.issues[0]?.message ?? (isProduction ? tooShort('ADMIN_PATH', path) : null);

type Environs = Readonly<Record<string, string | undefined>>;

/** Shorter names of other programs come too near. */
const LEAST_TYPO_LETTERS = 8;

/** Names that are set and are no setting, but almost one: `ODDS_API_KEYS` for `ODDS_API_KEY`. */
export function mistypedSettings(environment: Environs): { name: string; meant: string }[] {
  const known = Object.keys(Environment.shape);
  const isKnown = (name: string) => known.includes(name.replace(/_FILE$/, ''));
  return Object.keys(environment).flatMap((name) => {
    const meant =
      name.length < LEAST_TYPO_LETTERS || isKnown(name)
        ? undefined
        : known.find((one) => withinEdits(name.toUpperCase(), one, 2));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

const EMPTY_SAYS_NONE = ['ODDS_BOOKMAKERS'];

/**
 * Reads every setting once; nothing else in the server reads the environment. An empty text counts as unset, but in a
 * list of which nothing is a choice. `serves`: what only a server needs is asked for with the rest.
 * @throws StartError with one line for each bad setting, which names it and never shows its value.
 */
export function loadConfig(environment: Environs, { serves = false } = {}): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value !== undefined && (value.trim() !== '' || EMPTY_SAYS_NONE.includes(name)),
    ),
  );
  const parsed = Environment.safeParse(given);
  const problems = parsed.success ? [] : problemsOf(parsed.error);
  if (given.NODE_ENV === 'production') {
    if (!given.AUTH_SECRET) problems.push('AUTH_SECRET is required when NODE_ENV=production');
    problems.push(...shortSecrets(given));
  }
  if (parsed.success && parsed.data.LLM_BASE_URL && !parsed.data.LLM_MODEL)
    problems.push('LLM_MODEL is required with LLM_BASE_URL');
  if (given.AUTH_SECRET_PREVIOUS && !given.AUTH_SECRET)
    problems.push('AUTH_SECRET is required with AUTH_SECRET_PREVIOUS');
  if (parsed.success) problems.push(...paymentProblems(parsed.data));
  if (serves) problems.push(...mailProblems(given));
  if (problems.length > 0 || !parsed.success) throw new StartError(`${problems.join('; ')}. See .env.example.`);
  return Object.freeze(parsed.data);
}

/** Without the webhook's secret money would be taken and no token given; without the publishable key no card be added. */
function paymentProblems({ STRIPE_SECRET_KEY: secret, ...given }: z.output<typeof Environment>): string[] {
  if (!secret) return [];
  const missing = (['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).filter((name) => !given[name]);
  const mode = modeOf(secret);
  const shown = modeOf(given.STRIPE_PUBLISHABLE_KEY);
  const isMixed = mode !== null && shown !== null && mode !== shown;
  return [
    ...missing.map((name) => `${name} is required with STRIPE_SECRET_KEY`),
    ...(isMixed ? [`STRIPE_PUBLISHABLE_KEY must be of ${mode} mode, as STRIPE_SECRET_KEY is`] : []),
  ];
}

const modeOf = (key = ''): string | null => /^[a-z]{2}_(live|test)_/.exec(key)?.[1] ?? null;

/** One for each setting: its first. */
function problemsOf(error: z.ZodError): string[] {
  const byName = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = String(path[0]);
    if (!byName.has(name)) byName.set(name, `${name} ${message}`);
  }
  return [...byName.values()];
}

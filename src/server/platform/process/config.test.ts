import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StartError } from '../errors.ts';
import { adminPathProblem, type Config, loadConfig, mistypedSettings, refuseLinksInLog } from './config.ts';

const SECRET = 'a-secret-of-thirty-two-characters';

const problemOf = (environment: Record<string, string>): string => {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('the setting was accepted');
};

describe('settings', () => {
  it('are all optional', () => {
    expect(loadConfig({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      HELPLINE_NAME: 'National Problem Gambling Helpline',
      HELPLINE_PHONE: '1-800-522-4700',
      SUPPORT_EMAIL: 'support@edgewise.example',
      ODDS_API_URL: 'https://api.the-odds-api.com',
      ODDS_CREDITS_PER_DAY: 1000,
      ODDS_REFRESH_MINUTES: 30,
      ODDS_REGIONS: ['us'],
      ODDS_BOOKMAKERS: ['pinnacle', 'novig', 'prophetx'],
    } satisfies Partial<Config>);
  });

  it('count as unset when they are empty', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '  ', AUTH_SECRET: '', ODDS_API_KEY: '' })).toEqual(loadConfig({}));
  });

  it('take lists of regions and books in any spelling, and no second request where none is said', () => {
    const read = (ODDS_REGIONS: string, ODDS_BOOKMAKERS: string) => {
      const config = loadConfig({ ODDS_REGIONS, ODDS_BOOKMAKERS });
      return [config.ODDS_REGIONS, config.ODDS_BOOKMAKERS];
    };
    expect(read(' us, US_EX,us ', 'Pinnacle , circasports')).toEqual([
      ['us', 'us_ex'],
      ['pinnacle', 'circasports'],
    ]);
    expect(read('', '')).toEqual([['us'], []]);
    expect(read('fr,se,us_dfs', 'none')).toEqual([['fr', 'se', 'us_dfs'], []]);
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(loadConfig({}))).toBe(true);
  });

  it.each<[string, string[]]>([
    ['NODE_ENV', ['staging']],
    ['PORT', ['three', '-1', '65536', '3000.5', '0x50', '1e3', '3000 4000']],
    ['APP_URL', ['edgewise.example', 'ftp://edgewise.example', 'https://edgewise.example/app', 'https://a@b.example']],
    ['TRUST_PROXY', ['true', 'everyone', '10.0.0', '10.0.0.0/40', '10.0.0.0/8/8', '127.0.0.1, fed']],
    ['DATABASE_URL', ['not an address', 'mysql://localhost/edgewise', 'localhost:5432']],
    ['COMPANY_DOMAIN', ['@company.com', 'company', 'https://company.com']],
    ['ADMIN_EMAIL', ['nobody']],
    ['OPERATOR_EMAIL', ['nobody']],
    ['ADMIN_PATH', ['gateway', '/', '/a/b', '/chat', '/Chat', '/api', '/waitlist', '/user', '/x?y']],
    ['SUPPORT_EMAIL', ['nobody']],
    ['SIGNUPS_PER_HOUR', ['0', 'many']],
    ['REQUESTS_PER_MINUTE', ['0', '59', 'many']],
    ['LOGS_ARE_PRIVATE', ['true', 'maybe']],
    ['SMTP_URL', ['localhost:25', 'http://localhost']],
    ['ODDS_API_URL', ['::', 'api.example', 'https://api.example/v4', 'https://api.example?x=1']],
    ['ODDS_CREDITS_PER_DAY', ['0', 'all']],
    ['ODDS_REFRESH_MINUTES', ['0', '1441', 'often']],
    ['ODDS_REGIONS', [',', 'us,mars', 'us eu']],
    ['ODDS_BOOKMAKERS', ['pinacle', 'pinnacle,nobody', 'pinnacle novig']],
    ['ESPN_API_URL', ['nowhere']],
    ['WEATHER_API_URL', ['nowhere']],
    ['LLM_BASE_URL', ['localhost:11434', 'http://localhost:11434']],
    ['LLM_DAILY_BUDGET_USD', ['-1', 'little']],
    ['LLM_ACCOUNT_DAILY_BUDGET_USD', ['-1', 'little']],
    ['STRIPE_SECRET_KEY', ['pk_test_1234567']],
    ['STRIPE_PUBLISHABLE_KEY', ['sk_test_1234567', 'rk_live_1234567']],
    ['STRIPE_API_URL', ['nowhere', 'https://stripe.example/v1']],
  ])('%s is named, and its value is not shown, when it is wrong', (name, values) => {
    for (const value of values) {
      const problem = problemOf({ [name]: value });
      expect(problem).toMatch(new RegExp(`^${name} [a-z]`));
      expect(problem).not.toContain('\n');
      expect(problem.split(name)).toHaveLength(2);
      if (value.length > 5) expect(problem).not.toContain(value);
    }
  });

  it('are all checked before anything is said', () => {
    const problem = problemOf({ PORT: 'x', DATABASE_URL: 'x', ODDS_API_KEY: 'k', ODDS_API_URL: '::' });
    expect(problem).toMatch(/PORT .*; DATABASE_URL .*; ODDS_API_URL /);
  });

  it('ask for a secret in production', () => {
    expect(problemOf({ NODE_ENV: 'production' })).toContain('AUTH_SECRET is required');
    expect(loadConfig({ NODE_ENV: 'production', AUTH_SECRET: SECRET }).AUTH_SECRET).toBe(SECRET);
  });

  it('take a short secret for a trial, and none in production', () => {
    expect(problemOf({ AUTH_SECRET_PREVIOUS: SECRET })).toContain('AUTH_SECRET is required with AUTH_SECRET_PREVIOUS');
    const trial = { AUTH_SECRET: 'a trial', WAITLIST_EXPORT_TOKEN: 'sheet-token', METRICS_TOKEN: 'scraper' };
    expect(loadConfig(trial)).toMatchObject(trial);
    expect(problemOf({ ...trial, NODE_ENV: 'production' })).toMatch(
      /^AUTH_SECRET must be at least 32 characters; WAITLIST_EXPORT_TOKEN must be at least 16 characters; METRICS_TOKEN must be at least 16 characters\. /,
    );
    const long = { NODE_ENV: 'production', AUTH_SECRET: SECRET, METRICS_TOKEN: 'sixteen letters.' };
    expect(loadConfig(long)).toMatchObject(long);
  });

  it('refuse an admin path in production that could be guessed', () => {
    const production = { NODE_ENV: 'production', AUTH_SECRET: SECRET };
    expect(problemOf({ ...production, ADMIN_PATH: '/portal-7f3c901' })).toMatch(
      /^ADMIN_PATH must be at least 16 characters\. /,
    );
    const long = '/portal-7f3c9012';
    expect(loadConfig({ ...production, ADMIN_PATH: long }).ADMIN_PATH).toBe(long);
    expect([false, true].map((isProduction) => adminPathProblem(isProduction)('/portal-7f3c'))).toEqual([
      null,
      'must be at least 16 characters',
    ]);
  });

  it('let production serve without a mail server only where the log, which holds the links, is private', () => {
    const refusal = (more: Record<string, string>) => () =>
      refuseLinksInLog(loadConfig({ AUTH_SECRET: SECRET, ...more }));
    const production = { NODE_ENV: 'production' };
    expect(refusal(production)).toThrow(/^SMTP_URL is required when NODE_ENV=production: .*LOGS_ARE_PRIVATE=yes/);
    expect(refusal({ ...production, LOGS_ARE_PRIVATE: 'no' })).toThrow(StartError);
    for (const fine of [
      {},
      { ...production, LOGS_ARE_PRIVATE: 'yes' },
      { ...production, SMTP_URL: 'smtp://localhost' },
    ])
      expect(refusal(fine)).not.toThrow();
  });

  it('are all told at once that a server lacks', () => {
    expect(() => loadConfig({ NODE_ENV: 'production', PORT: 'x' }, { serves: true })).toThrow(
      /^PORT must be a whole number; AUTH_SECRET is required .*; SMTP_URL is required /,
    );
    expect(() => loadConfig({ NODE_ENV: 'production', AUTH_SECRET: SECRET })).not.toThrow();
  });

  it('tell a name that is almost one of theirs, and nothing else', () => {
    expect(
      mistypedSettings({ ODDS_API_KEYS: 'k', OPENAI_APIKEY: 'k', PATH: '/bin', HOSTNAME: 'h', ODDS_API_KEY_FILE: 'f' }),
    ).toEqual([
      { name: 'ODDS_API_KEYS', meant: 'ODDS_API_KEY' },
      { name: 'OPENAI_APIKEY', meant: 'OPENAI_API_KEY' },
    ]);
  });

  it('ask which model the server at an own address is to use', () => {
    expect(problemOf({ LLM_BASE_URL: 'http://localhost:11434/v1' })).toContain('LLM_MODEL is required');
  });

  it('take payments whole or not at all, in one mode', () => {
    const whole = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(loadConfig(whole)).toMatchObject(whole);
    expect(problemOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toMatch(
      /^STRIPE_PUBLISHABLE_KEY is required with STRIPE_SECRET_KEY; STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY\./,
    );
    expect(problemOf({ ...whole, STRIPE_WEBHOOK_SECRET: '' })).toMatch(/^STRIPE_WEBHOOK_SECRET is required/);
    expect(problemOf({ ...whole, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toMatch(
      /^STRIPE_PUBLISHABLE_KEY must be of test mode, as STRIPE_SECRET_KEY is\./,
    );
    expect(problemOf({ ...whole, STRIPE_SECRET_KEY: 'sk_live_1' })).toContain('must be of live mode');
    expect(loadConfig({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }).STRIPE_SECRET_KEY).toBeUndefined();
  });

  it('take what an operator would write', () => {
    const config = loadConfig({
      APP_URL: 'https://edgewise.example/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
      DATABASE_URL: 'postgres://user:password@db.example:5432/edgewise?sslmode=require',
      ADMIN_PATH: '/portal-7f3c',
      COMPANY_DOMAIN: ' Acme.example ',
      ADMIN_EMAIL: ' Client@Agency.example',
      LLM_BASE_URL: 'http://localhost:11434/v1',
      LLM_MODEL: 'llama3',
    });
    expect(config).toMatchObject({
      APP_URL: 'https://edgewise.example',
      TRUST_PROXY: ['loopback', '10.0.0.0/8', '::1'],
      COMPANY_DOMAIN: 'acme.example',
      ADMIN_EMAIL: 'client@agency.example',
      ADMIN_PATH: '/portal-7f3c',
    });
  });

  it('are all listed in .env.example, each with its meaning above it', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './platform/process/config.ts';
import { startSummary } from './start-summary.ts';

const STARTED = {
  address: 'http://localhost:3000',
  adminPath: '/portal-7f3c',
  database: 'embedded',
  dataDir: '/data',
  close: async () => undefined,
} as const;

describe('what is told at the start', () => {
  it('warns of each secret that is too short, without showing it', () => {
    const told = startSummary(loadConfig({ WAITLIST_EXPORT_TOKEN: 'sheet-token', METRICS_TOKEN: 'scraper' }), STARTED);
    expect(told.split('\n').filter((line) => line.includes('Warning'))).toEqual([
      '  Warning     WAITLIST_EXPORT_TOKEN must be at least 16 characters before this is open to others',
      '  Warning     METRICS_TOKEN must be at least 16 characters before this is open to others',
    ]);
    expect(told).not.toMatch(/sheet-token|scraper/);
    const mistyped = [{ name: 'ODDS_API_KEYS', meant: 'ODDS_API_KEY' }];
    expect(startSummary(loadConfig({}), STARTED, mistyped)).toContain(
      'ODDS_API_KEYS is set and is no setting. Did you mean ODDS_API_KEY?',
    );
    expect(startSummary(loadConfig({}), STARTED)).not.toContain('Warning');
  });

  it('warns in production of an address that was not told', () => {
    const told = (settings: Record<string, string>) => startSummary({ ...loadConfig({}), ...settings }, STARTED);
    expect(told({ NODE_ENV: 'production' })).toContain('  Warning     APP_URL is not set, so sign-ups from any other');
    expect(told({ NODE_ENV: 'production', APP_URL: 'http://localhost:3000' })).not.toContain('Warning');
    expect(told({})).not.toContain('Warning');
  });

  it('warns of a proxy that nobody trusts, which an https address tells', () => {
    const warning = 'TRUST_PROXY is not set, so all visitors behind your proxy count as one network address';
    const told = (settings: Record<string, string>) => startSummary(loadConfig(settings), STARTED);
    expect(told({ APP_URL: 'https://edgewise.example' })).toContain(`  Warning     ${warning}`);
    expect(told({ APP_URL: 'https://edgewise.example', TRUST_PROXY: '127.0.0.1' })).not.toContain('Warning');
    expect(told({ APP_URL: 'http://localhost:3000' })).not.toContain('Warning');
  });

  it('warns of a secret that was made before another was set, which sealed what that cannot open', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'edgewise-summary-'));
    writeFileSync(join(dataDir, 'auth-secret'), 'made-at-the-first-start\n');
    const told = (settings: Record<string, string>) => startSummary(loadConfig(settings), { ...STARTED, dataDir });
    const own = { AUTH_SECRET: 'x'.repeat(32) };
    expect(told(own)).toContain(
      `AUTH_SECRET is not what stands in ${join(dataDir, 'auth-secret')}: set AUTH_SECRET_PREVIOUS`,
    );
    expect(told(own)).not.toContain('made-at-the-first-start');
    expect(told({ ...own, AUTH_SECRET_PREVIOUS: 'made-at-the-first-start' })).not.toContain('is not what stands');
    expect(told({ AUTH_SECRET: 'made-at-the-first-start' })).not.toContain('is not what stands');
    expect(told({})).not.toContain('is not what stands');
    rmSync(dataDir, { recursive: true });
  });
});

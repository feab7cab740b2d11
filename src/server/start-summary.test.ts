import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
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
    expect(startSummary(loadConfig({}), STARTED)).not.toContain('Warning');
  });
});

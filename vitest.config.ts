import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const SOON = { timeout: 30_000, interval: 10 };

/**
 * Three projects: pure (engine, contract, scripts), server (real SQL), web (jsdom). A worker keeps its modules from file
 * to file, which halves the time: what a test sets up it takes as an argument, and what it changes it puts back.
 * What is translated for one run is kept for the next, by what stands in each file.
 * No test measures time: the limits only end what hangs, on a machine three times as slow as any that was seen too.
 */
export default defineConfig({
  test: {
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          include: [
            'src/contract/**/*.test.ts',
            'src/engine/**/*.test.ts',
            'src/research/**/*.test.ts',
            'tooling/scripts/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          environment: 'node',
          expect: { poll: SOON },
          globalSetup: ['src/server/platform/database/test-global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          expect: { poll: SOON },
          setupFiles: ['src/web/lib/test-clean-page.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

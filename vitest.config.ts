import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Three projects: pure (engine, contract, scripts), server (real SQL), web (jsdom). A worker keeps its modules from file
 * to file, which halves the time: what a test sets up it takes as an argument, and what it changes it puts back.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          include: ['src/contract/**/*.test.ts', 'src/engine/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['src/server/platform/test-global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/web/lib/test-clean-page.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Three projects: pure (engine, contract, scripts), server (real SQL), web (jsdom). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/contract/**/*.test.ts', 'src/engine/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['src/server/platform/test-global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'], environment: 'jsdom', testTimeout: 15_000 },
      },
    ],
  },
});

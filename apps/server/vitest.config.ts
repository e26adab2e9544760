import { defineConfig } from 'vitest/config';

/** The server's tests run against a real PostgreSQL, one per run; each test file has its own database in it. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'db/**/*.test.ts'],
    globalSetup: ['src/platform/testing/global-setup.ts'],
    setupFiles: ['src/platform/testing/setup.ts'],
    // The files of a worker share its modules, whose loading takes longer than most tests; a file cleans up its changes.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

import { defineConfig } from 'vitest/config';

/** The server's tests run against a real PostgreSQL, one a run; each test file has a database of its own in it. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'db/**/*.test.ts'],
    globalSetup: ['src/platform/testing/global-setup.ts'],
    // The files of a worker share its modules, which take longer to load than most files to run; a file cleans up what it changes.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

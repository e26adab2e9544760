import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const server = './apps/server/vitest.config.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/{shell,shipping,basics,oms,floor}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          setupFiles: ['./vitest.setup.ts'],
          // The files of a worker share its modules; a file cleans up what it changes.
          isolate: false,
          // What a test waits for is told by the test; this only ends one that hangs, also on a machine with much else to do.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      // The server's tests need a database of their own; their project starts it once a run.
      ...(existsSync(server) ? [server] : []),
    ],
  },
});

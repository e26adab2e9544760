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
            'apps/{shell,shipping,basics,oms}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      // The server's tests need a database of their own; their project starts it once a run.
      ...(existsSync(server) ? [server] : []),
    ],
  },
});

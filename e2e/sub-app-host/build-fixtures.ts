import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { viteShell } from '@lading/bridge/build/vite-shell';
import { viteSubApp } from '@lading/bridge/build/vite-sub-app';
import { build } from 'vite';
import { buildStranger } from './build-stranger.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

/** Where the built fixtures lie: the shell's page at the top, each sub-app under `sub-apps/<name>/`. */
export const builtFixtures = join(import.meta.dirname, '../../.cache/sub-app-host');

const built = [
  {
    name: 'react',
    entry: 'src/sub-app.tsx',
    sharesReact: true,
    firstModules: [{ page: '/late', lang: 'en', sources: ['/src/late.tsx'] }] as const,
  },
  ...['plain', 'vue', 'crashing', 'leaky', 'module-router', 'shadow'].map((name) => ({
    name,
    entry: 'src/sub-app.ts',
    sharesReact: false,
  })),
];

/** Builds the test shell and its sub-apps with the plugins that the program is built with. */
export async function buildFixtures(): Promise<void> {
  const shared = { configFile: false, logLevel: 'error' } as const;
  await build({
    ...shared,
    root: join(fixtures, 'shell'),
    plugins: [viteShell({ devSubApps: {}, devServer: '', serverPaths: [] })],
    build: { outDir: builtFixtures, emptyOutDir: true },
  });
  for (const { name, ...options } of built) {
    await build({
      ...shared,
      root: join(fixtures, name),
      plugins: [viteSubApp({ name, devPort: 0, ...options })],
      build: { outDir: join(builtFixtures, 'sub-apps', name), emptyOutDir: true },
    });
  }
  buildStranger(join(builtFixtures, 'sub-apps'));
  for (const name of ['framed', 'script']) {
    const target = join(builtFixtures, 'sub-apps', name);
    mkdirSync(target, { recursive: true });
    cpSync(join(fixtures, name), target, { recursive: true });
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viteSubApp } from './vite-sub-app.ts';

const react = dirname(createRequire(import.meta.url).resolve('react/package.json'));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lading-react-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0","type":"module"}');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds an app that imports React by a name. */
function built(sharesReact: boolean, from: string): Promise<unknown> {
  writeFileSync(
    join(root, 'src/sub-app.ts'),
    `import { useState } from '${from}';\nexport const mount = () => useState(0);\nexport const unmount = () => undefined;`,
  );
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [viteSubApp({ name: 'other', devPort: 0, entry: 'src/sub-app.ts', sharesReact })],
    build: { write: false },
  });
}

it('imports React from the shell', async () => {
  await expect(built(true, 'react')).resolves.toBeDefined();
});

it('fails a build that imports React from the shell and also bundles a copy', async () => {
  await expect(built(true, `${react}/index.js`)).rejects.toThrow(
    /react is bundled from .*though the shell serves React/,
  );
});

it('bundles one copy if the shell does not serve it', async () => {
  await expect(built(false, `${react}/index.js`)).resolves.toBeDefined();
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { product, usualFileLimits } from '@lading/contracts/core';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { AppsManifest } from './apps-manifest.ts';
import { shellPage } from './shell-page.ts';

const dist = mkdtempSync(join(tmpdir(), 'lading-shell-'));
writeFileSync(join(dist, 'index.html'), '<!doctype html><head><title></title></head>');
afterAll(() => rmSync(dist, { recursive: true }));

const noApps = { current: () => ({ version: 1, apps: [] }) } as unknown as AppsManifest;
const pageOf = (environment: Record<string, string>) =>
  shellPage(dist, noApps, readConfig({ LADING_SECRET: 'k'.repeat(40), ...environment }));

it('tells the shell the server’s own hosts, if they differ from the product’s', () => {
  expect(pageOf({}).html()).toBeUndefined();
  expect(pageOf({ LADING_OWN_HOSTS: 'Ship.Example,localhost' }).html()).toContain(
    `<head><meta name="${product.ownHostsMeta}" content="ship.example,localhost" />`,
  );
});

it('tells the shell the limits of an import file, if an operator has changed them (decision D8)', () => {
  expect(pageOf({ LADING_IMPORT_ROWS: '5000' }).html()).toContain(
    `<meta name="${product.fileLimitsMeta}" content="{&quot;bytes&quot;:104857600,&quot;rows&quot;:5000,`,
  );
});

it('writes them as text', () => {
  const importLimits = { ...usualFileLimits };
  expect(shellPage(dist, noApps, { ownHosts: ['a"><script>'], importLimits }).html()).toContain(
    'content="a&quot;&gt;&lt;script&gt;"',
  );
});

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subAppRegistry } from '@lading/contracts/core';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { appsOfPage, openAppsManifest } from './apps-manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'lading-registry-'));
const file = join(folder, 'apps.json');
afterAll(() => rmSync(folder, { recursive: true }));

const returns = { name: 'returns', prefix: '/returns', kind: 'module', entry: '/apps/returns/app.json' };
const write = (text: string): void => writeFileSync(file, text);
const open = () => openAppsManifest(file, () => undefined);

describe('a broken registry of sub-apps', () => {
  it('names the variable, the file, and every invalid row and member', () => {
    const faulty = { ...returns, name: 'claims', prefix: '/login', kind: 'applet' };
    write(JSON.stringify({ version: 1, apps: [returns, faulty] }));
    expect(open).toThrow(`LADING_APPS=${file}, has faults`);
    expect(open).toThrow('row 2 "claims": prefix: is a path of the shell itself');
    expect(open).toThrow('row 2 "claims": kind: ');
  });

  it.each([
    ['entry', { entry: 'https://' }],
    ['css.0', { css: ['http://[apps.example/style.css'] }],
    ['imports.vue', { imports: { vue: '//vue example/vue.js' } }],
  ])('names an address that cannot be loaded from: %s', (member, more) => {
    write(JSON.stringify({ version: 1, apps: [{ ...returns, ...more }] }));
    expect(open).toThrow(`row 1 "returns": ${member}: is no address`);
  });

  it('reports an invalid file', () => {
    write(JSON.stringify({ version: 1, apps: [returns, { ...returns, prefix: '/other' }] }));
    expect(open).toThrow('row 2 "returns": name: is taken by an earlier row');
    write('{ "version": 1');
    expect(open).toThrow(`LADING_APPS=${file}, cannot be read`);
    rmSync(file);
    expect(open).toThrow('ENOENT');
  });

  it('that becomes invalid while the server runs is reported once, and the last valid one stays', () => {
    write(JSON.stringify({ version: 1, apps: [returns] }));
    const onFault = vi.fn<(error: unknown) => void>();
    const manifest = openAppsManifest(file, onFault);
    write('broken');
    utimesSync(file, 1, 1);
    for (let time = 0; time < 3; time += 1) expect(manifest.current().apps).toHaveLength(1);
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(String(onFault.mock.calls[0]?.[0])).toContain(file);
  });
});

it('a page in a frame does not widen the policy of the shell, even one that has no folder of its own', () => {
  const framed = { name: 'old', prefix: '/old', kind: 'iframe', entry: '/old.html', inlineStyles: true };
  const { apps } = subAppRegistry.parse({ version: 1, apps: [returns, framed] });
  const namesAt = (path: string): string[] => appsOfPage(apps, path).map(({ name }) => name);
  expect(namesAt('/b/')).toEqual(['returns']);
  expect(namesAt('/old/')).toEqual(['returns']);
});

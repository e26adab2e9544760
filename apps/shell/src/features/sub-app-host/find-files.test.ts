import { subAppEntry } from '@lading/contracts/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchCss } from './fetch-css.ts';
import { findFiles } from './find-files.ts';

const entry = 'https://shop.test/apps/returns/app.json';
const app = {
  ...subAppEntry.parse({ name: 'returns', prefix: '/returns', kind: 'module', entry: '/x' }),
  entry,
};
const answering = (body: string, init?: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
afterEach(() => vi.unstubAllGlobals());

describe('reports what is wrong in an invalid app.json', () => {
  it.each([
    ['<!doctype html><title>Lading</title>', /app\.json is no JSON: it begins with "<!doctype html>/],
    ['{"contract":2,"version":"1","entry":"a.js"}', /app\.json is no descriptor .*contract: /],
    ['{"contract":1,"version":"1"}', /app\.json is no descriptor .*entry: /],
  ])('%s', async (body, fault) => {
    answering(body);
    await expect(findFiles(app)).rejects.toThrow(fault);
  });

  it('reports a missing one', async () => {
    answering('', { status: 404 });
    await expect(findFiles(app)).rejects.toThrow(`${entry} answered 404`);
  });
});

it('names a style sheet that cannot be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const address = 'https://shop.test/apps/returns/a.css';
  await expect(fetchCss(address, new AbortController().signal)).rejects.toThrow(
    `the style sheet ${address} could not be fetched`,
  );
});

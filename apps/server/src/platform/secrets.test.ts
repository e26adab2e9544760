import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets } from './secrets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lading-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keyOf = (given?: string, end = 'access token') =>
  Buffer.from(openSecrets(folder, given).key(end)).toString('hex');

describe('the secret of a server', () => {
  it('is generated at the first start, kept for its own user only, and the same at every later one', () => {
    const first = keyOf();
    const file = join(folder, 'secret');
    expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{64}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(keyOf()).toBe(first);
  });

  it('is the given one if there is one, and nothing is written then', () => {
    const given = 'k'.repeat(40);
    expect(keyOf(given)).toBe(keyOf(given));
    expect(() => statSync(join(folder, 'secret'))).toThrow('ENOENT');
  });

  it('gives each purpose a key of its own', () => {
    expect(keyOf(undefined, 'second factor')).not.toBe(keyOf());
  });

  it('is never an empty file, whose keys anyone could derive', () => {
    writeFileSync(join(folder, 'secret'), '\n');
    expect(() => openSecrets(folder, undefined).key('access token')).toThrow('is empty or cannot be read');
  });
});

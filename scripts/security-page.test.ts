import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('{apps,packages,e2e,scripts}/**/*.{ts,tsx,sql}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | '));
const named = (cell = ''): string[] =>
  [...cell.matchAll(/`([\w./-]+\.(?:tsx?|sql))`/g)].map(([, name]) => name!);

describe('docs/security.md', () => {
  it.each(rows.map(([requirement = '', , where, test]) => [requirement, where, test]))(
    '%s: the code and the test that it names exist',
    (_requirement, where, test) => {
      const missing = [...named(where), ...named(test)].filter(
        (name) => !files.some((file) => file === name || file.endsWith(`/${name}`)),
      );
      expect(missing).toEqual([]);
    },
  );

  it('names a test in every row', () => {
    const without = rows.filter(([, , , test]) => !/test|beside both|e2e/.test(test ?? ''));
    expect(without).toEqual([]);
  });
});

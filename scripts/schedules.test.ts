import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('what the server does on schedule stands in .job files', () => {
  const files = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts') && readFileSync(join(root, path), 'utf8').includes('jobs.schedule('),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !path.endsWith('.job.ts'))).toEqual([]);
});

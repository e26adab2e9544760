import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDataFolder } from './data-folder.ts';

let parent: string;
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'lading-folder-'))));
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (folder: string): string => (statSync(folder).mode & 0o777).toString(8);

test("a new data folder is accessible to the server's account only", () => {
  const folder = join(parent, 'a', 'data');
  keepDataFolder(folder);
  expect(modeOf(folder)).toBe('700');
});

test('one that others could read is restricted', () => {
  chmodSync(parent, 0o755);
  keepDataFolder(parent);
  expect(modeOf(parent)).toBe('700');
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { removeLeftovers, scratchFolder, scratchPath } from './scratch-folder.ts';

const gibibyte = 2 ** 30;

it.each<[string, string, number, number, string]>([
  ['a folder in memory with room, on a machine with memory to spare', '/memory', 4, 8, '/memory'],
  ['the temporary folder where memory is short', '/memory', 4, 7.9, tmpdir()],
  ['the temporary folder where the one in memory is small, as in a container', '/memory', 0.06, 8, tmpdir()],
])('scratch data is kept in %s', (_, folder, room, available, expected) => {
  expect(scratchFolder(folder, room * gibibyte, available * gibibyte)).toBe(expected);
});

it('scratch data is kept in the temporary folder where there is none in memory', () => {
  expect(scratchFolder('/nowhere', undefined, 64 * gibibyte)).toBe(tmpdir());
});

it('folders of killed processes are removed, and no others', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const folder = mkdtempSync(join(tmpdir(), 'lading-scratch-'));
  const kept = [`${basename(scratchPath('run'))}mine`, `other-run-${pid}-x`, `lading-run-${pid}`];
  for (const name of [...kept, `lading-run-${pid}-gone`]) mkdirSync(join(folder, name));
  try {
    removeLeftovers(folder);
    expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

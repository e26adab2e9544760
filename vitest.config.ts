import { existsSync, globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const server = './apps/server/vitest.config.ts';
const units = [
  'packages/**/*.test.{ts,tsx}',
  'apps/{shell,shipping,basics,oms,floor}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
];

/** Test files that put another module in the place of one (`vi.mock`), which may not last into the next file. */
const replacing = globSync(units, { exclude: ['**/node_modules/**'] }).filter((file) =>
  readFileSync(file, 'utf8').includes('\nvi.mock('),
);

/** A worker is kept for the next file of the same environment only, so the files that name one run side by side. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const namesOne = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
    const keys = new Map(files.map((file) => [file, `${file.project.name} ${String(namesOne(file))}`]));
    return (await super.sort(files)).toSorted((one, next) => keys.get(one)!.localeCompare(keys.get(next)!));
  }
}

const unit = {
  setupFiles: ['./vitest.setup.ts'],
  // What a test waits for is told by the test; this only ends one that hangs, also on a machine with much else to do.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
    projects: [
      // The files of a worker share its modules; a file cleans up what it changes.
      {
        test: {
          ...unit,
          name: 'unit',
          include: units,
          exclude: ['**/node_modules/**', ...replacing],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-replacing', include: replacing } },
      // The server's tests need a database of their own; their project starts it once a run.
      ...(existsSync(server) ? [server] : []),
    ],
  },
});

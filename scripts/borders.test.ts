import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { planted } from './planted-violations.ts';

const projectRoot = join(import.meta.dirname, '..');
let house: string;

/** Source of each file, by its path. */
type Files = Record<string, string>;
type Violation = (typeof planted)[string];

const filesOf = ({ file, code, also = {} }: Violation): Files => ({ [file]: code, ...also });

function write(files: Files) {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), code);
  }
}

function remove(files: Files) {
  for (const file of Object.keys(files)) rmSync(join(house, file));
}

/**
 * The violations in groups without a common file, to be planted together: a run of the check takes a second, and an error is known by its
 * rule and its file.
 */
function togetherPlanted(): { violations: [string, Violation][] }[] {
  const groups: { violations: [string, Violation][] }[] = [];
  for (const [rule, violation] of Object.entries(planted)) {
    const own = Object.keys(filesOf(violation));
    const fitting = groups.find(({ violations }) =>
      violations.every(([, other]) => own.every((file) => !(file in filesOf(other)))),
    );
    if (fitting) fitting.violations.push([rule, violation]);
    else groups.push({ violations: [[rule, violation]] });
  }
  return groups;
}

/** Runs the project's own border check on the planted tree and returns its output. */
function cruise() {
  const result = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
    ],
    { cwd: house, encoding: 'utf8' },
  );
  return { code: result.status, output: result.stdout + result.stderr };
}

describe('the border check', () => {
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'lading-borders-'));
    cpSync(join(projectRoot, '.dependency-cruiser.mjs'), join(house, '.dependency-cruiser.mjs'));
    cpSync(join(projectRoot, 'package.json'), join(house, 'package.json'));
    cpSync(join(projectRoot, 'packages/contracts'), join(house, 'packages/contracts'), {
      recursive: true,
      // Tests import files that are not copied.
      filter: (path) => !path.includes('.test.') && !path.endsWith('node_modules'),
    });
    mkdirSync(join(house, 'node_modules/@lading'), { recursive: true });
    symlinkSync(join(house, 'packages/contracts'), join(house, 'node_modules/@lading/contracts'));
    symlinkSync(join(projectRoot, 'node_modules/zod'), join(house, 'node_modules/zod'));
    mkdirSync(join(house, 'packages/i18n'));
    cpSync(join(projectRoot, 'packages/i18n/package.json'), join(house, 'packages/i18n/package.json'));
    symlinkSync(join(house, 'packages/i18n'), join(house, 'node_modules/@lading/i18n'));
    mkdirSync(join(house, 'apps'));
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual(config.forbidden.map((rule) => rule.name).sort());
  });

  it('accepts a tree without violations', { timeout: 60_000 }, () => {
    write({
      'packages/i18n/src/fine.ts': `import { limits } from '@lading/contracts/core';\nexport const fine = limits;`,
    });
    expect(cruise()).toMatchObject({ code: 0 });
  });

  describe.each(togetherPlanted())('with planted violations, group %#', ({ violations }) => {
    const files = Object.assign({}, ...violations.map(([, violation]) => filesOf(violation))) as Files;
    let found: ReturnType<typeof cruise>;

    beforeAll(() => {
      write(files);
      found = cruise();
    });
    afterAll(() => remove(files));

    it.each(violations)('fails on %s', (rule, { file }) => {
      expect(found.output).toContain(`error ${rule}: ${file}`);
      expect(found.code).not.toBe(0);
    });
  });

  it('fails on an import of an inner file of a package', { timeout: 60_000 }, () => {
    const files = {
      'packages/i18n/src/localized.ts': 'export {};',
      'packages/i18n/src/translation.ts': 'export {};',
      'apps/basics/src/planted.ts': `import '@lading/i18n/localized';\nimport '@lading/i18n/translation';`,
    };
    write(files);
    try {
      const { code, output } = cruise();
      expect(output).toContain('error not-resolvable: apps/basics/src/planted.ts → @lading/i18n/translation');
      expect(output).not.toContain('@lading/i18n/localized');
      expect(code).not.toBe(0);
    } finally {
      remove(files);
    }
  });
});

describe('the doors of packages', () => {
  const packages = join(projectRoot, 'packages');

  it.each(readdirSync(packages))('are listed one by one in %s, and exist', (name) => {
    const manifest = join(packages, name, 'package.json');
    const { exports: doors } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      exports: Record<string, string>;
    };
    expect(Object.keys(doors).filter((door) => door.includes('*'))).toEqual([]);
    expect(Object.values(doors).filter((file) => !existsSync(join(packages, name, file)))).toEqual([]);
  });
});

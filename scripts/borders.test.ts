import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';

/** A violation of each rule: the file that is planted and what it imports. */
const planted: Record<string, { file: string; code: string; also?: Record<string, string> }> = {
  'not-resolvable': { file: 'packages/ui/src/lost.ts', code: `import '@lading/contracts/no-such-file';` },
  'no-circular': {
    file: 'packages/i18n/src/a.ts',
    code: `import './b.ts';\nexport const a = 1;`,
    also: { 'packages/i18n/src/b.ts': `import './a.ts';\nexport const b = 1;` },
  },
  'contracts-import-zod-only': {
    file: 'packages/contracts/src/planted.ts',
    code: `import '../../i18n/src/a.ts';`,
    also: { 'packages/i18n/src/a.ts': 'export {};' },
  },
  'packages-import-contracts-only': {
    file: 'packages/import-engine/src/planted.ts',
    code: `import '../../i18n/src/a.ts';`,
    also: { 'packages/i18n/src/a.ts': 'export {};' },
  },
  'sub-app-kit-imports-packages-only': {
    file: 'packages/sub-app-kit/src/planted.ts',
    code: `import '../../../apps/basics/src/inner.ts';`,
    also: { 'apps/basics/src/inner.ts': 'export {};' },
  },
  'ui-knows-no-contract-and-no-language': {
    file: 'packages/ui/src/planted.ts',
    code: `import type { Call } from '@lading/contracts/define-service';\nexport type Planted = Call;`,
  },
  'shell-platform-knows-no-feature': {
    file: 'apps/shell/src/platform/planted.ts',
    code: `import '../features/menu/index.ts';`,
    also: { 'apps/shell/src/features/menu/index.ts': 'export {};' },
  },
  'features-do-not-import-each-other': {
    file: 'apps/shell/src/features/tasks/planted.tsx',
    code: `import '../menu/index.ts';`,
    also: { 'apps/shell/src/features/menu/index.ts': 'export {};' },
  },
  'shell-enters-a-feature-by-its-door': {
    file: 'apps/shell/src/app/planted.ts',
    code: `import '../features/menu/inner.ts';`,
    also: { 'apps/shell/src/features/menu/inner.ts': 'export {};' },
  },
  'sub-app-features-do-not-import-each-other': {
    file: 'apps/oms/src/features/products/planted.ts',
    code: `import '../messages/inner.ts';`,
    also: { 'apps/oms/src/features/messages/inner.ts': 'export {};' },
  },
  'apps-do-not-import-each-other': {
    file: 'apps/basics/src/planted.ts',
    code: `import '../../shell/src/inner.ts';`,
    also: { 'apps/shell/src/inner.ts': 'export {};' },
  },
  'server-module-enters-another-by-its-door': {
    file: 'apps/server/src/modules/order/planted.ts',
    code: `import '../wms-product/product.store.ts';`,
    also: { 'apps/server/src/modules/wms-product/product.store.ts': 'export {};' },
  },
  'server-platform-knows-no-module': {
    file: 'apps/server/src/platform/planted.ts',
    code: `import '../modules/order/index.ts';`,
    also: { 'apps/server/src/modules/order/index.ts': 'export {};' },
  },
  'routes-do-not-reach-the-database': {
    file: 'apps/server/src/modules/order/order.routes.ts',
    code: `import './order.store.ts';`,
    also: { 'apps/server/src/modules/order/order.store.ts': 'export {};' },
  },
  'stores-and-services-do-not-look-up': {
    file: 'apps/server/src/modules/order/order.store.ts',
    code: `import './order.service.ts';`,
    also: { 'apps/server/src/modules/order/order.service.ts': 'export {};' },
  },
  'services-do-not-import-routes': {
    file: 'apps/server/src/modules/order/order.service.ts',
    code: `import './order.routes.ts';`,
    also: { 'apps/server/src/modules/order/order.routes.ts': 'export {};' },
  },
  'browser-code-has-no-node-built-ins': {
    file: 'apps/shell/src/features/menu/planted.ts',
    code: `import 'node:fs';`,
  },
  'engine-runs-anywhere': { file: 'packages/import-engine/src/planted.ts', code: `import 'node:zlib';` },
  'no-tests-in-the-product': {
    file: 'packages/api-client/src/planted.ts',
    code: `import './planted.test.ts';`,
    also: { 'packages/api-client/src/planted.test.ts': 'export {};' },
  },
};

const projectRoot = join(import.meta.dirname, '..');
let house: string;

function write(files: Record<string, string>) {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), code);
  }
}

/** Runs the project's own border check on the planted house and gives its output. */
function cruise() {
  const result = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
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
      // Tests import what the house has no copy of.
      filter: (path) => !path.includes('.test.') && !path.endsWith('node_modules'),
    });
    mkdirSync(join(house, 'node_modules/@lading'), { recursive: true });
    symlinkSync(join(house, 'packages/contracts'), join(house, 'node_modules/@lading/contracts'));
    symlinkSync(join(projectRoot, 'node_modules/zod'), join(house, 'node_modules/zod'));
    mkdirSync(join(house, 'apps'));
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual(config.forbidden.map((rule) => rule.name).sort());
  });

  it('lets a house without violations pass', { timeout: 60_000 }, () => {
    write({
      'packages/i18n/src/fine.ts': `import { limits } from '@lading/contracts/limits';\nexport const fine = limits;`,
    });
    expect(cruise()).toMatchObject({ code: 0 });
  });

  it.each(Object.entries(planted))('fails on %s', { timeout: 60_000 }, (rule, { file, code, also = {} }) => {
    const files = { [file]: code, ...also };
    write(files);
    try {
      const { code: exit, output } = cruise();
      expect(output).toContain(`error ${rule}: ${file}`);
      expect(exit).not.toBe(0);
    } finally {
      for (const planted of Object.keys(files)) rmSync(join(house, planted));
    }
  });
});

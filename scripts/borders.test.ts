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

/** A violation of each rule: the planted file and what it imports. */
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
    code: `import type { Call } from '@lading/contracts/core';\nexport type Planted = Call;`,
  },
  'data-grid-imports-the-kit-only': {
    file: 'packages/data-grid/src/planted.ts',
    code: `import type { Call } from '@lading/contracts/core';\nexport type Planted = Call;`,
  },
  'data-grid-store-knows-no-page': {
    file: 'packages/data-grid/src/store/planted.ts',
    code: `import '../view/inner.ts';`,
    also: { 'packages/data-grid/src/view/inner.ts': 'export {};' },
  },
  'data-grid-view-does-not-look-up': {
    file: 'packages/data-grid/src/view/planted.ts',
    code: `import '../input/inner.ts';`,
    also: { 'packages/data-grid/src/input/inner.ts': 'export {};' },
  },
  'data-grid-input-does-not-look-up': {
    file: 'packages/data-grid/src/input/planted.ts',
    code: `import '../panels/inner.ts';`,
    also: { 'packages/data-grid/src/panels/inner.ts': 'export {};' },
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
  'import-model-imports-neither-steps-nor-wire': {
    file: 'apps/shell/src/features/imports/model/planted.ts',
    code: `import '../wire/inner.ts';`,
    also: { 'apps/shell/src/features/imports/wire/inner.ts': 'export {};' },
  },
  'import-model-has-no-react': {
    file: 'apps/shell/src/features/imports/model/rows/planted.ts',
    code: `import { useState } from 'react';\nexport const planted = useState;`,
    also: { 'node_modules/react/index.js': 'exports.useState = 1;' },
  },
  'import-wire-imports-the-model-only': {
    file: 'apps/shell/src/features/imports/wire/planted.ts',
    code: `import '../steps/inner.ts';`,
    also: { 'apps/shell/src/features/imports/steps/inner.ts': 'export {};' },
  },
  'import-steps-do-not-import-the-wizard': {
    file: 'apps/shell/src/features/imports/steps/upload/planted.ts',
    code: `import '../../use-import-wizard.ts';`,
    also: { 'apps/shell/src/features/imports/use-import-wizard.ts': 'export {};' },
  },
  'import-steps-do-not-import-each-other': {
    file: 'apps/shell/src/features/imports/steps/upload/planted.ts',
    code: `import '../mapping/inner.ts';`,
    also: { 'apps/shell/src/features/imports/steps/mapping/inner.ts': 'export {};' },
  },
  'import-model-root-imports-no-room': {
    file: 'apps/shell/src/features/imports/model/planted.ts',
    code: `import './rows/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/rows/inner.ts': 'export {};' },
  },
  'import-model-rows-do-not-look-up': {
    file: 'apps/shell/src/features/imports/model/rows/planted.ts',
    code: `import '../checks/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/checks/inner.ts': 'export {};' },
  },
  'import-model-checks-do-not-look-up': {
    file: 'apps/shell/src/features/imports/model/checks/planted.ts',
    code: `import '../issues/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/issues/inner.ts': 'export {};' },
  },
  'import-model-issues-do-not-look-up': {
    file: 'apps/shell/src/features/imports/model/issues/planted.ts',
    code: `import '../review/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/review/inner.ts': 'export {};' },
  },
  'import-model-review-do-not-look-up': {
    file: 'apps/shell/src/features/imports/model/review/planted.ts',
    code: `import '../drafts/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/drafts/inner.ts': 'export {};' },
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
    file: 'apps/server/src/modules/orders/planted.ts',
    code: `import '../products/product.store.ts';`,
    also: { 'apps/server/src/modules/products/product.store.ts': 'export {};' },
  },
  'server-platform-knows-no-module': {
    file: 'apps/server/src/platform/planted.ts',
    code: `import '../modules/orders/index.ts';`,
    also: { 'apps/server/src/modules/orders/index.ts': 'export {};' },
  },
  'routes-do-not-reach-the-database': {
    file: 'apps/server/src/modules/orders/order.routes.ts',
    code: `import './order.store.ts';`,
    also: { 'apps/server/src/modules/orders/order.store.ts': 'export {};' },
  },
  'stores-and-services-do-not-look-up': {
    file: 'apps/server/src/modules/orders/order.store.ts',
    code: `import './order.service.ts';`,
    also: { 'apps/server/src/modules/orders/order.service.ts': 'export {};' },
  },
  'services-do-not-import-routes': {
    file: 'apps/server/src/modules/orders/order.service.ts',
    code: `import './order.routes.ts';`,
    also: { 'apps/server/src/modules/orders/order.routes.ts': 'export {};' },
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
      for (const planted of Object.keys(files)) rmSync(join(house, planted));
    }
  });
});

describe('the doors of packages', () => {
  const packages = join(projectRoot, 'packages');

  it.each(readdirSync(packages))('are named one by one in %s, and lead somewhere', (name) => {
    const manifest = join(packages, name, 'package.json');
    const { exports: doors } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      exports: Record<string, string>;
    };
    expect(Object.keys(doors).filter((door) => door.includes('*'))).toEqual([]);
    expect(Object.values(doors).filter((file) => !existsSync(join(packages, name, file)))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  allServerTests,
  allSpecFolders,
  dependenciesOf,
  serverTestsOf,
  specFoldersOf,
  touchedWorkspaces,
} from './changed-files.mjs';

const folders = ['identity', 'imports', 'orders', 'shell', 'stores', 'support'];

it.each([
  ['packages/contracts/src/orders/order.ts', ['orders']],
  ['apps/server/src/modules/stores/store.store.ts', ['stores']],
  ['apps/basics/src/features/orders/orders-page.tsx', ['orders']],
  ['e2e/specs/imports/order-import.spec.ts', ['imports']],
  ['apps/shell/src/features/support/chat/live-chat.tsx', ['support']],
  ['packages/contracts/src/core/page.ts', ['shell']],
  ['apps/basics/src/features/home/home-page.tsx', ['shell']],
  ['apps/shell/src/features/maintenance/index.ts', ['shell']],
  ['packages/data-grid/src/index.ts', ['imports']],
  ['packages/ui/src/button.tsx', ['shell']],
  ['apps/server/src/platform/once.ts', ['identity']],
  ['apps/server/src/modules/funds/ledger.service.ts', []],
  ['docs/map.md', []],
])('%s affects the specs of %j', (file, found) => {
  expect(specFoldersOf([file], folders)).toEqual(found);
});

it('names each existing folder once', () => {
  const files = [
    'apps/server/src/modules/orders/a.ts',
    'packages/contracts/src/orders/b.ts',
    'packages/ui/src/c.tsx',
  ];
  expect(specFoldersOf(files, folders)).toEqual(['orders', 'shell']);
  expect(allSpecFolders()).toEqual(expect.arrayContaining(['imports', 'orders', 'shell']));
});

describe("the server's tests affected by a change", () => {
  const tests = new Map([
    ['apps/server/src/modules/funds/ledger.test.ts', ''],
    ['apps/server/src/journeys/invoice.test.ts', "import { fundsApi } from '@lading/contracts/funds';"],
    ['apps/server/src/modules/orders/order.test.ts', "import { ordersApi } from '@lading/contracts/orders';"],
    ['apps/server/src/config.test.ts', ''],
  ]);
  const [ledger, invoice, order, config] = [...tests.keys()];

  it.each([
    [['apps/server/src/modules/funds/ledger.service.ts'], [ledger, invoice]],
    [['packages/contracts/src/orders/order.ts', 'apps/basics/src/features/orders/orders-page.tsx'], [order]],
    [['apps/server/src/journeys/invoice.test.ts'], [invoice]],
    [['packages/ui/src/button.tsx'], []],
    [['packages/contracts/src/core/page.ts'], [ledger, invoice, order, config]],
    [
      ['apps/server/src/platform/once.ts', 'apps/server/src/modules/funds/ledger.service.ts'],
      [ledger, invoice, order, config],
    ],
    [['apps/server/db/migrations/0001-first.sql'], [ledger, invoice, order, config]],
  ])('%j', (files, found) => {
    expect(serverTestsOf(files, tests)).toEqual(found);
  });

  it('are found with their texts', () => {
    expect(allServerTests().get('apps/server/src/every-call.test.ts')).toContain('import');
  });
});

describe('the workspaces affected by a change', () => {
  const dependencies = new Map([
    ['packages/contracts', []],
    ['packages/ui', []],
    ['packages/kit', ['packages/contracts', 'packages/ui']],
    ['apps/basics', ['packages/kit']],
    ['apps/server', ['packages/contracts']],
  ]);

  it.each([
    [['apps/server/src/a.ts'], ['apps/server']],
    [['packages/ui/src/b.tsx'], ['packages/ui', 'packages/kit', 'apps/basics']],
    [['docs/map.md'], []],
    [['tsconfig.base.json'], [...dependencies.keys()]],
  ])('%j: %j', (files, touched) => {
    expect(touchedWorkspaces(files, dependencies)).toEqual(touched);
  });

  it('are identified by their manifests', () => {
    const known = dependenciesOf(['packages/contracts', 'packages/sub-app-kit', 'apps/basics', 'scripts']);
    expect(known.get('apps/basics')).toEqual(
      expect.arrayContaining(['packages/contracts', 'packages/sub-app-kit']),
    );
    expect(known.get('scripts')).toEqual([]);
  });
});

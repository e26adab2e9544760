import { describe, expect, it } from 'vitest';
import { allSpecFolders, dependenciesOf, specFoldersOf, touchedWorkspaces } from './changed-files.mjs';

const folders = ['identity', 'imports', 'orders', 'shell', 'stores', 'support'];

it.each([
  ['packages/contracts/src/orders/order.ts', ['orders']],
  ['apps/server/src/modules/stores/store.store.ts', ['stores']],
  ['apps/basics/src/features/orders/orders-page.tsx', ['orders']],
  ['e2e/specs/imports/order-import.spec.ts', ['imports']],
  ['apps/shell/src/features/support/chat/live-chat.tsx', ['support']],
  ['packages/contracts/src/core/page.ts', ['shell']],
  ['packages/data-grid/src/index.ts', ['imports']],
  ['packages/ui/src/button.tsx', ['shell']],
  ['apps/server/src/platform/once.ts', ['identity']],
  ['apps/server/src/modules/funds/ledger.service.ts', []],
  ['docs/map.md', []],
])('%s is looked at by the specs of %j', (file, found) => {
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

describe('the workspaces that a change touches', () => {
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

  it('are known by their manifests', () => {
    const known = dependenciesOf(['packages/contracts', 'packages/sub-app-kit', 'apps/basics', 'scripts']);
    expect(known.get('apps/basics')).toEqual(
      expect.arrayContaining(['packages/contracts', 'packages/sub-app-kit']),
    );
    expect(known.get('scripts')).toEqual([]);
  });
});

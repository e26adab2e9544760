import { expect, it } from 'vitest';
import { allSpecFolders, specFoldersOf } from './changed-files.mjs';

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

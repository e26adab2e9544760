import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importKinds, listFilledBy } from './import-kind.ts';

const source = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../../..', path), 'utf8');

it('every import with a list on a page has that list refetched', () => {
  const pages = [
    'apps/basics/src/features/orders/order-queries.ts',
    'apps/basics/src/features/shipping/addresses/address-queries.ts',
    'apps/oms/src/features/funds/reported-payments.tsx',
    'apps/oms/src/features/products/bundle-queries.ts',
    'apps/oms/src/features/products/product-queries.ts',
    'apps/oms/src/features/warehouse/warehouse-queries.ts',
  ].map(source);
  const heard = (list: string): boolean =>
    pages.some((page) =>
      new RegExp(`useBusEvent\\('list:refresh'[\\s\\S]*?kind [!=]== '${list}'`).test(page),
    );
  // Counts have no list: the floor shows none of the stock that it counts.
  expect(importKinds.filter((kind) => !heard(listFilledBy(kind)))).toEqual(['count']);
});

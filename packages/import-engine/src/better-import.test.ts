import { importDefinitions } from '@lading/contracts/all-imports';
import { describe, expect, it } from 'vitest';
import { betterImport } from './better-import.ts';
import { recipeFor } from './recipes/find-recipe.ts';
import { suggestMapping } from './suggest-mapping.ts';
import { orderHeaderRows } from './testing/header-rows-of-orders.ts';
import { productHeaderRows } from './testing/header-rows-of-products.ts';
import {
  addressRows,
  aliasRows,
  bundleRows,
  countRows,
  freightRows,
  inboundRows,
  outboundRows,
  transactionRows,
} from './testing/header-rows-of-records.ts';

/** The import suggested for a file with these headings that was opened as another one. */
function offered(openedAs: string, row: string): string | undefined {
  const definition = importDefinitions.find(({ key }) => key === openedAs)!;
  const headings = row.split(' | ').map((column) => column.split(' > ')[0]!.trim());
  const columns = headings.map(() => []);
  const suggestion = suggestMapping(definition, { headings, columns }, {}, recipeFor(definition, headings));
  return betterImport(definition, { headings, sample: [], suggestion }, importDefinitions);
}

const share = (openedAs: string, rows: Readonly<Record<string, string>>, wanted: string) => {
  const all = Object.values(rows);
  return all.filter((row) => offered(openedAs, row) === wanted).length / all.length;
};

describe('a file that was opened as another import', () => {
  it('is recognized as orders, for nearly every shop', () => {
    expect(share('product', orderHeaderRows, 'order-shipment')).toBeGreaterThan(0.9);
  });

  it('is recognized as products where its columns are unambiguous', () => {
    expect(share('order-shipment', productHeaderRows, 'product')).toBeGreaterThan(0.6);
  });

  it('gets no suggestion where it could be either', () => {
    expect(offered('product', 'Reference | Name | Address | Weight')).toBeUndefined();
    expect(offered('order-shipment', 'SKU | Title')).toBeUndefined();
  });
});

it.each([
  ['product', productHeaderRows],
  ['order-shipment', orderHeaderRows],
  ['stock-in', inboundRows],
  ['outbound', outboundRows],
  ['freight', freightRows],
  ['count', countRows],
  ['address-book', addressRows],
  ['transaction', transactionRows],
  ['bundle-product', bundleRows],
  ['product-alias', aliasRows],
])('no other import is suggested for a file of the right one: %s', (key, rows) => {
  const told = Object.entries(rows).flatMap(([name, row]) => (offered(key, row) ? [name] : []));
  expect(told).toEqual([]);
});

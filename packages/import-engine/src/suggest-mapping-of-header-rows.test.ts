import { importDefinitions } from '@lading/contracts/all-imports';
import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { exportedOrderRows, exportedProductRows } from './testing/header-rows-of-exports.ts';
import { addedOrderRows, addedProductRows } from './testing/header-rows-added.ts';
import {
  downloadedAddressRows,
  downloadedInboundRows,
  downloadedOrderRows,
  downloadedProductRows,
  paymentOrderRows,
} from './testing/header-rows-of-downloads.ts';
import { furtherOrderRows, furtherProductRows } from './testing/header-rows-of-further-makers.ts';
import { heldBackOrderRows, orderHeaderRows } from './testing/header-rows-of-orders.ts';
import { parcelOrderRows, parcelProductRows } from './testing/header-rows-of-parcels.ts';
import { heldBackProductRows, productHeaderRows } from './testing/header-rows-of-products.ts';
import {
  laterOrderRows,
  laterProductRows,
  platformOrderRows,
  platformProductRows,
} from './testing/header-rows-of-platforms.ts';
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
import { programProductRows } from './testing/header-rows-of-program-goods.ts';
import { programOrderRows } from './testing/header-rows-of-program-orders.ts';
import {
  publicAddressRows,
  publicOrderRows,
  publicProductRows,
} from './testing/header-rows-of-public-files.ts';
import { warehouseOrderRows, warehouseProductRows } from './testing/header-rows-of-warehouses.ts';
import { worldOrderRows, worldProductRows } from './testing/header-rows-of-the-world.ts';
import { vendorOrderRows, vendorProductRows } from './testing/header-rows-of-vendors.ts';
import { mappingFigures } from './testing/mapping-figures.ts';

type Rows = readonly [definition: ImportDefinition, rows: Readonly<Record<string, string>>];

const importOf = (wanted: string) => importDefinitions.find(({ key }) => key === wanted)!;

it.each<[string, ...Rows[]]>([
  ['goods', [productImport, productHeaderRows]],
  ['goods, held back', [productImport, heldBackProductRows]],
  ['orders', [orderShipmentImport, orderHeaderRows]],
  ['orders, held back', [orderShipmentImport, heldBackOrderRows]],
  ['goods, added', [productImport, addedProductRows]],
  ['orders, added', [orderShipmentImport, addedOrderRows]],
  ['platforms', [productImport, platformProductRows], [orderShipmentImport, platformOrderRows]],
  ['goods, full exports', [productImport, exportedProductRows]],
  ['orders, full exports', [orderShipmentImport, exportedOrderRows]],
  ['goods in several languages', [productImport, worldProductRows]],
  ['orders in several languages', [orderShipmentImport, worldOrderRows]],
  ['goods of further makers', [productImport, furtherProductRows]],
  ['orders of further makers', [orderShipmentImport, furtherOrderRows]],
  ['goods of warehouses', [productImport, warehouseProductRows]],
  ['orders of warehouses', [orderShipmentImport, warehouseOrderRows]],
  ['parcels and their goods', [productImport, parcelProductRows], [orderShipmentImport, parcelOrderRows]],
  ['inbounds', [importOf('stock-in'), inboundRows]],
  ['outbounds', [importOf('outbound'), outboundRows]],
  ['freight', [importOf('freight'), freightRows]],
  ['counts', [importOf('count'), countRows]],
  [
    'addresses and payments',
    [importOf('address-book'), addressRows],
    [importOf('transaction'), transactionRows],
  ],
  ['bundles and aliases', [importOf('bundle-product'), bundleRows], [importOf('product-alias'), aliasRows]],
  [
    'public programs',
    [productImport, publicProductRows],
    [orderShipmentImport, publicOrderRows],
    [importOf('address-book'), publicAddressRows],
  ],
  ['platforms, added later', [productImport, laterProductRows], [orderShipmentImport, laterOrderRows]],
  ['downloads: orders', [orderShipmentImport, downloadedOrderRows]],
  ['downloads: goods', [productImport, downloadedProductRows]],
  ['downloads: contacts', [importOf('address-book'), downloadedAddressRows]],
  ['downloads: inbounds', [importOf('stock-in'), downloadedInboundRows]],
  ['further vendors', [productImport, vendorProductRows], [orderShipmentImport, vendorOrderRows]],
])(
  'header rows of %s are mapped right, 97 of 100 fields found and 995 of 1,000 found right',
  (_name, ...sets) => {
    for (const byNames of [false, true]) {
      const figures = sets.map(([definition, rows]) => mappingFigures(definition, rows, { byNames }));
      const right = figures.reduce((sum, one) => sum + one.right, 0);
      const wrong = figures.flatMap((one) => one.wrong);
      const missed = figures.flatMap((one) => one.missed);
      const found = right + wrong.length;
      expect(right / (found + missed.length), missed.join('\n')).toBeGreaterThanOrEqual(0.97);
      expect(right / found, wrong.join('\n')).toBeGreaterThanOrEqual(0.995);
    }
  },
);

it.each<[string, Rows]>([
  ['goods', [productImport, programProductRows]],
  ['orders', [orderShipmentImport, programOrderRows]],
])('header rows of programs are mapped right: %s', (_name, [definition, rows]) => {
  const { right, wrong, missed } = mappingFigures(definition, rows);
  expect(right / (right + wrong.length + missed.length), missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect(right / (right + wrong.length), wrong.join('\n')).toBeGreaterThanOrEqual(0.995);
  // What is the number of the seller among those of a marketplace is known from the origin only.
  const named = mappingFigures(definition, rows, { byNames: true });
  expect(named.right / (named.right + named.wrong.length), named.wrong.join('\n')).toBeGreaterThanOrEqual(
    0.99,
  );
});

it('header rows of payment services are mapped by their origin', () => {
  expect(mappingFigures(orderShipmentImport, paymentOrderRows)).toMatchObject({ wrong: [], missed: [] });
});

import type { ImportDefinition } from '@lading/contracts/imports';
import { bundleImport } from '@lading/contracts/products';
import { crossdockRow, inboundImport, inboundImportApi } from '@lading/contracts/warehouse';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import type { Trx } from '../platform/database.ts';
import { dataOf } from '../platform/testing/data-of.ts';
import { FieldChanges } from '../platform/spreadsheets/field-changes.ts';
import type { ImportRecord } from '../platform/spreadsheets/import-records.ts';
import type { RecordImport } from '../modules/imports/index.ts';
import { aliasRecordImport } from '../modules/products/alias-import.service.ts';
import { bundleRecordImport } from '../modules/products/bundle-import.service.ts';
import { addressRecordImport } from '../modules/shipping/address-import.service.ts';
import { inboundRecordImport } from '../modules/warehouse/inbound-import.service.ts';
import { newKey, warehouseWorld } from '../modules/warehouse/testing/warehouse-world.ts';

const { server, seller, orgId, newProduct } = await warehouseWorld({ ownWarehouse: true });
const { database, clock } = server.platform;
const { skuCode } = await newProduct();
const bundles = bundleRecordImport({ clock });
const inbounds = inboundRecordImport({ clock });

/** The number of queries that some work makes. */
async function queriesOf(work: (trx: Trx) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await database.asOrganization(orgId, (trx) => work(trx.withPlugin(counting)));
  return count;
}

type Cells = Record<string, string>;
const inbound = (at: number): Cells => ({
  warehouseCode: 'OWN-01',
  inboundNo: `ASN-${at}`,
  deliveryMethod: 'PARCEL',
  remark: `${at}`,
  skuCode,
  qtyPerCarton: '2',
});
const crossdock = (at: number): Cells => ({
  warehouseCode: 'OWN-01',
  inboundNo: `XD-${at}`,
  deliveryMethod: 'LTL',
  remark: `${at}`,
  [crossdockRow.field]: crossdockRow.is,
  destination: 'ONT8',
  cartonCount: '3',
});
const bundle = (at: number): Cells => ({
  bundleSku: `MANY-${at}`,
  bundleName: 'Many',
  kind: at % 2 ? 'VIRTUAL' : 'KIT',
  componentSku: at % 3 ? skuCode : `NONE-${at}`,
  componentQty: '1',
});
const alias = (at: number): Cells => ({ skuCode, aliasType: 'SKU', alias: `many-${at}`, quantity: '2' });
const address = (at: number): Cells => ({
  name: `Ada ${at}`,
  addressLine1: '1 Quay Street',
  city: 'Oakland',
  stateCode: 'CA',
  zipCode: '94607',
  countryCode: 'US',
});

const records = (cellsOf: (at: number) => Cells, count: number): ImportRecord[] =>
  Array.from({ length: count }, (_, row) => ({ rows: [{ row, cells: cellsOf(row) }] }));

it.each<[string, RecordImport, (at: number) => Cells]>([
  ['inbounds', inbounds, inbound],
  ['crossdocks', inbounds, crossdock],
  ['bundles', bundles, bundle],
  ['aliases', aliasRecordImport, alias],
  ['addresses', addressRecordImport, address],
])('a check of many %s makes as many queries as one of a few', async (_name, { check }, cellsOf) => {
  const few = await queriesOf((trx) => check(trx, records(cellsOf, 3)));
  const many = await queriesOf((trx) => check(trx, records(cellsOf, 60)));
  expect(many).toBe(few);
});

it.each<[string, RecordImport, ImportDefinition, (at: number) => Cells, object[]]>([
  ['inbounds', inbounds, inboundImport, inbound, [{ updated: 12 }, { updated: 3 }]],
  ['crossdocks', inbounds, inboundImport, crossdock, [{ updated: 12 }, { updated: 3 }]],
  ['bundles', bundles, bundleImport, bundle, [{}, {}]],
])('so does a preview of many changed %s', async (_name, { preview }, definition, cellsOf, counted) => {
  if (definition === inboundImport) {
    const body = Array.from({ length: 12 }, (_, at) => cellsOf(at));
    const headers = { 'idempotency-key': newKey() };
    await dataOf(server.call(inboundImportApi.calls.saveRows, { body, query: {} }, seller, headers));
  }
  const changed = (at: number) => ({ ...cellsOf(at), remark: 'changed', note: 'changed' });
  const counts: object[] = [];
  const queries = (count: number) =>
    queriesOf(async (trx) => {
      counts.push(await preview!(trx, records(changed, count), new FieldChanges(definition)));
    });
  expect(await queries(12)).toBe(await queries(3));
  expect(counts).toMatchObject(counted);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importsApi, lastTemplateOf } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { bundleImport, productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { savePreference, queryPreference } = importsApi.calls;
const { server, seller } = await twoOrganizations();

type Query = ReturnType<typeof lastTemplateOf> | { moduleType: number; operationType: number };
const save = (query: Query, operationTableId: string) =>
  dataOf(server.call(savePreference, { query, body: { operationTableId } }, seller));
const last = async (query: Query) =>
  (await dataOf(server.call(queryPreference, { query }, seller)))?.fieldMappingId;

const imports = [productImport, orderShipmentImport, bundleImport];
const ofEarlierPages = { moduleType: 4, operationType: 2 };

it('the last template of every import is sent as specified (§7), and kept for each import separately', async () => {
  for (const definition of imports) {
    expect(lastTemplateOf(definition)).toMatchObject({ moduleType: 4, operationType: 1 });
    await save(lastTemplateOf(definition), `of ${definition.key}`);
  }
  for (const definition of imports)
    expect(await last(lastTemplateOf(definition))).toBe(`of ${definition.key}`);
});

it('a page of an earlier release reads and saves the same template of orders', async () => {
  await save(lastTemplateOf(orderShipmentImport), '31');
  expect(await last(ofEarlierPages)).toBe('31');
  await save(ofEarlierPages, '32');
  expect(await last(lastTemplateOf(orderShipmentImport))).toBe('32');
});

it('templates of orders saved by an earlier release are migrated', async () => {
  const { pool } = server.platform.database;
  await save(lastTemplateOf(productImport), '41');
  await pool.query('delete from preference where operation_type = 102');
  await pool.query(
    `insert into preference (org_id, user_id, module_type, operation_type, operation_table_id)
     select org_id, user_id, 4, 2, '42' from preference where operation_type = 1`,
  );
  const folder = join(import.meta.dirname, '..', '..', '..', 'db', 'migrations');
  await pool.query(await readFile(join(folder, '0711-last-template-of-orders.sql'), 'utf8'));
  expect(await last(lastTemplateOf(orderShipmentImport))).toBe('42');
  expect(await last(lastTemplateOf(productImport))).toBe('41');
});

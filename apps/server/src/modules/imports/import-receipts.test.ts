import { importMessages, importReceiptsApi, type ImportRow } from '@lading/contracts/imports';
import { orderAttachmentsApi, orderImportApi, ordersApi } from '@lading/contracts/orders';
import { aliasesApi, productsApi } from '@lading/contracts/products';
import { expect, it, vi } from 'vitest';
import { soon } from '../../platform/testing/large-save.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { firstRow, nextPackage } from '../orders/testing/order-files.ts';

const { readReceipt, revertImport } = importReceiptsApi.calls;
const { server, seller, other } = await twoOrganizations();
const { pool } = server.platform.database;

const product = (skuCode: string, skuName = 'Oak stool') => ({
  skuCode,
  skuName,
  packageType: 'Ready To Ship',
  length: '30',
  width: '20.5',
  height: '10',
  unit: 'cm/kg',
});
async function importProducts(rows: ImportRow[], key: string, query = {}) {
  const headers = { 'idempotency-key': key };
  const answer = await server.call(productsApi.calls.saveRows, { body: rows, query }, seller, headers);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return { params: { taskId: answer.data!.data!.taskId! } };
}
async function importOrders(rows: ImportRow[], key: string) {
  const headers = { 'idempotency-key': key };
  const { saveOrderAndShipmentExcel } = orderImportApi.calls;
  const answer = await server.call(saveOrderAndShipmentExcel, { body: rows }, seller, headers);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return { params: { taskId: answer.data!.taskId! } };
}
const countOf = async (from: string, ...values: unknown[]) =>
  Number((await pool.query<{ n: string }>(`select count(*) n from ${from}`, values)).rows[0]!.n);
const named = async (skuCode: string) => {
  const query = { search: skuCode };
  const answer = await server.call(productsApi.calls.productPage, { query }, seller);
  return answer.result === 'OK' ? answer.data.records : [];
};

it('shows what an import of products did, and reverts all of it once', async () => {
  await importProducts([product('REV-1', 'Before'), product('REV-2')], 'rev-before');
  const [before] = await named('REV-1');
  const rows = [product('REV-1', 'After'), product('REV-2'), product('REV-3')];
  const input = await importProducts(rows, 'rev', { leftOut: 4 });
  expect(await server.call(readReceipt, input, seller)).toMatchObject({
    data: {
      created: 1,
      updated: 1,
      unchanged: 1,
      leftOut: 4,
      total: 3,
      packages: null,
      crossdocks: null,
      status: 2,
      revert: { state: 'possible', userName: null, time: null, refusal: null },
    },
  });
  const done = { state: 'done', removed: 1, restored: 1, time: expect.any(String) as string };
  const twice = await Promise.all([
    server.call(revertImport, input, seller),
    server.call(revertImport, input, seller),
  ]);
  expect(twice).toMatchObject([{ data: { revert: done } }, { data: { revert: done } }]);
  expect(await named('REV-1')).toEqual([before]);
  expect(await named('REV-3')).toEqual([]);
  expect(await countOf(`audit_event where action = 'import-receipts.revertImport'`)).toBeGreaterThan(0);
});

it('reverts nothing when a product has changed or been ordered since, and reports how many', async () => {
  const input = await importProducts([product('USED-1'), product('USED-2'), product('USED-3')], 'used');
  const [one] = await named('USED-1');
  const byHand = {
    productId: one!.productId,
    skuCode: 'USED-1',
    skuName: 'Stool',
    unit: 'cm/kg' as const,
    packageType: 'Ready To Ship' as const,
    length: 1,
    width: 1,
    height: 1,
  };
  await server.call(productsApi.calls.saveProduct, { body: byHand }, seller);
  expect(await server.call(revertImport, input, seller)).toMatchObject({
    code: 409,
    message: expect.stringContaining('1 of the imported records') as string,
  });
  const next = await importProducts([product('LINE-1'), product('LINE-2')], 'line');
  await pool.query(
    `insert into order_line (org_id, order_id, line_no, sku_code, quantity)
     select org_id, order_id, 900, 'LINE-2', 1 from customer_order
     where org_id = (select org_id from product where sku_code = 'LINE-2') limit 1`,
  );
  expect(await server.call(revertImport, next, seller)).toMatchObject({ code: 409 });
  expect(await named('LINE-1')).toHaveLength(1);
  // A later import on top blocks it, until that one is reverted.
  const first = await importProducts([product('TOP-1', 'First')], 'top-1');
  const second = await importProducts([product('TOP-1', 'Second')], 'top-2');
  expect(await server.call(revertImport, first, seller)).toMatchObject({ code: 409 });
  expect(await server.call(revertImport, second, seller)).toMatchObject({
    data: { revert: { restored: 1 } },
  });
  expect(await server.call(revertImport, first, seller)).toMatchObject({ data: { revert: { removed: 1 } } });
});

it('deletes the orders of an import with packages and shipments, but not if a label was bought', async () => {
  const orders = (name: string) => [
    { ...firstRow, orderNO: `${name}-1` },
    { ...nextPackage },
    { ...firstRow, orderNO: `${name}-2` },
  ];
  const input = await importOrders(orders('GONE'), 'gone');
  expect(await server.call(readReceipt, input, seller)).toMatchObject({
    data: { created: 2, packages: 3, revert: { state: 'possible' } },
  });
  expect(await server.call(revertImport, input, seller)).toMatchObject({
    data: { revert: { state: 'done', removed: 2 } },
  });
  const page = await server.call(ordersApi.calls.orderPage, { query: { search: 'GONE-' } }, seller);
  expect(page).toMatchObject({ data: { total: 0 } });
  // The same rows can be imported again.
  const again = await importOrders(orders('GONE'), 'gone-again');
  await pool.query(
    `update shipment set label_status = 'PURCHASED' where order_id = (
       select order_id from customer_order where order_no = 'GONE-2')`,
  );
  expect(await server.call(revertImport, again, seller)).toMatchObject({ code: 409 });
  expect(await countOf(`customer_order where order_no like 'GONE-%'`)).toBe(2);
});

it('is refused when later additions would be lost with the records', async () => {
  const products = await importProducts([product('NAMED-1'), product('NAMED-2')], 'named');
  const alias = { alias: 'named-one', aliasType: 'SKU' as const, skuCode: 'NAMED-1', quantity: 2 };
  expect(await server.call(aliasesApi.calls.saveAlias, { body: alias }, seller)).toMatchObject({
    result: 'OK',
  });
  expect(await server.call(revertImport, products, seller)).toMatchObject({ code: 409 });
  expect(await countOf(`product_alias where alias = 'named-one'`)).toBe(1);
  expect(await named('NAMED-2')).toHaveLength(1);

  const orders = await importOrders([{ ...firstRow, orderNO: 'PAPERS-1' }], 'papers');
  const refused = { code: 409, reason: importMessages.revertWorkedOn.code };
  const page = await server.call(ordersApi.calls.orderPage, { query: { search: 'PAPERS-1' } }, seller);
  const orderId = page.result === 'OK' ? page.data.records[0]!.orderId : '';
  const body = { orderId, uploadKey: 'papers-of-1', file: new File(['%PDF-1.7 proof'], 'proof.pdf') };
  expect(await server.call(orderAttachmentsApi.calls.addAttachment, { body }, seller)).toMatchObject({
    result: 'OK',
  });
  expect(await server.call(revertImport, orders, seller)).toMatchObject({
    ...refused,
    params: { orders: { items: ['PAPERS-1'], total: 1 } },
  });
  expect(await countOf('order_attachment where order_id = $1', orderId)).toBe(1);
});

it.each([
  [
    'NOTED',
    `insert into order_event (org_id, order_id, happened_at, kind, user_id, detail)
     select o.org_id, o.order_id, now(), 'noted', p.user_id, '{"note": "Call first"}'
     from customer_order o join person p on p.org_id = o.org_id where o.order_no = $1 limit 1`,
  ],
  [
    'BATCHED',
    `with batch as (
       insert into label_batch (org_id, created_at) select org_id, now() from customer_order where order_no = $1
       returning batch_id
     )
     insert into label_batch_row (org_id, batch_id, row_no, order_id, choice)
     select org_id, batch_id, 1, order_id, '{}' from customer_order, batch where order_no = $1`,
  ],
])('is refused, with the numbers, when orders are %s meanwhile', async (name, statement) => {
  const numbers = Array.from({ length: 7 }, (_, at) => `${name}-${at + 1}`);
  const input = await importOrders(
    numbers.map((orderNO) => ({ ...firstRow, orderNO })),
    name.toLowerCase(),
  );
  for (const orderNo of numbers.slice(1)) await pool.query(statement, [orderNo]);
  expect(await server.call(revertImport, input, seller)).toMatchObject({
    code: 409,
    reason: importMessages.revertWorkedOn.code,
    params: { orders: { items: numbers.slice(1, 6), total: 6 } },
  });
  expect(await countOf(`customer_order where order_no like $1`, `${name}-%`)).toBe(7);
});

it('is hidden from others, and reports when an import is too old or wrote nothing', async () => {
  const input = await importProducts([product('MINE-1')], 'mine');
  expect(await server.call(readReceipt, input, other)).toMatchObject({ code: 404 });
  expect(await server.call(revertImport, input, other)).toMatchObject({ code: 404 });
  const same = await importProducts([product('MINE-1')], 'same');
  expect(await server.call(revertImport, same, seller)).toMatchObject({ code: 409 });
  await pool.query(`update import_receipt set written_at = now() - interval '31 days' where task_id = $1`, [
    input.params.taskId,
  ]);
  expect(await server.call(readReceipt, input, seller)).toMatchObject({
    data: { revert: { state: 'expired' } },
  });
});

it('reverts a large import by a job, or reports why not', { timeout: 120_000 }, async () => {
  await server.platform.jobs.start();
  const rows = Array.from({ length: 1_200 }, (_, at) => product(`LARGE-${at}`));
  const input = await importProducts(rows, 'large');
  const settled = (state: string) =>
    vi.waitFor(async () => {
      const answer = await server.call(readReceipt, input, seller);
      expect(answer).toMatchObject({ data: { revert: { state } } });
      return answer.result === 'OK' ? answer.data.revert : null;
    }, soon);
  await settled('possible');
  await pool.query(`update product set updated_at = updated_at + interval '1 s' where sku_code = 'LARGE-7'`);
  const asked = await server.call(revertImport, input, seller);
  expect(asked).toMatchObject({ data: { revert: { state: 'running' } } });
  await vi.waitFor(async () => {
    expect(await server.call(readReceipt, input, seller)).toMatchObject({
      data: { revert: { state: 'possible', refusal: { params: { count: 1 } } } },
    });
  }, soon);
  await pool.query(`update product set updated_at = updated_at - interval '1 s' where sku_code = 'LARGE-7'`);
  await server.call(revertImport, input, seller);
  expect(await settled('done')).toMatchObject({ removed: 1_200, restored: 0 });
  expect(await countOf(`product where sku_code like 'LARGE-%'`)).toBe(0);
  await server.platform.jobs.stop();
});

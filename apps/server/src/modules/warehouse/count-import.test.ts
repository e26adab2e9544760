import { importReceiptsApi, type ImportRow } from '@lading/contracts/imports';
import { countImportApi, inventoryApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import type { Caller } from '../../platform/testing/test-server.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, staff, server } = world;
const { saveRows, validateRows } = countImportApi.calls;

async function save(rows: ImportRow[], caller: Caller = staff) {
  const answer = await server.call(saveRows, { body: rows }, caller, { 'idempotency-key': newKey() });
  return answer.result === 'OK' ? answer.data : { faults: answer.errors?.map(({ fieldName }) => fieldName) };
}

it('counts of a file become adjustments like those of the floor, after their differences were shown', async () => {
  const [one, two] = [await world.stocked(5), await world.stocked(4)];
  const row = { warehouseCode: 'own-01', binCode: 't-1', skuCode: one.skuCode, countedQty: '7' };
  const rows = [
    row,
    { ...row, skuCode: two.skuCode, countedQty: '4', reason: 'CLIENT' },
    { ...row, binCode: 'T-2', skuCode: two.skuCode, countedQty: '2' },
  ];
  const [checked, same] = await made(validateRows, { body: rows }, staff);
  expect(checked).toMatchObject({
    errorMessages: [],
    warningMessages: [{ fieldName: 'countedQty', code: 'warehouse.countDiffers', params: { recorded: 5 } }],
  });
  expect(same!.warningMessages).toBeUndefined();
  const saved = await save(rows);
  expect(saved).toMatchObject({ updated: 2, unchanged: 1, total: 3 });
  expect(await world.levelOf(one.productId)).toMatchObject({ good: 7 });
  expect(await world.levelOf(two.productId)).toMatchObject({ good: 6 });
  const card = await made(inventoryApi.calls.stockCard, { params: { productId: one.productId } }, seller);
  expect(card.moves[0]).toMatchObject({ kind: 'stock.counted', quantity: 2, from: 'FOUND_LOST' });
  expect(await world.findings()).toEqual([]);
  // Another count corrects one; none is reverted.
  const { readReceipt } = importReceiptsApi.calls;
  const params = { taskId: (saved as { taskId: string }).taskId };
  expect(await made(readReceipt, { params }, staff)).toMatchObject({ revert: { state: 'none' } });
});

it('rows with foreign warehouses, bins and products, or counted twice, are refused and nothing is adjusted', async () => {
  const { skuCode, productId } = await world.stocked(3);
  const row = { warehouseCode: 'OWN-01', binCode: 'T-1', skuCode, countedQty: '1' };
  const wrong = [
    { ...row, warehouseCode: 'NO-SUCH' },
    { ...row, binCode: 'NO-BIN' },
    { ...row, skuCode: 'NO-SKU' },
    { ...row, clientName: 'Somebody else' },
  ];
  expect(await save(wrong)).toEqual({
    faults: ['0.warehouseCode', '1.binCode', '2.skuCode', '3.clientName'],
  });
  expect(await save([row, { ...row, warehouseCode: 'Of its own' }])).toEqual({ faults: ['1.skuCode'] });
  expect(await save([row, { ...row, warehouseCode: 'Ｏｆ　its own' }])).toEqual({ faults: ['1.skuCode'] });
  // A client is not staff.
  expect(await save([row], seller)).toEqual({ faults: ['0.warehouseCode'] });
  expect(await world.levelOf(productId)).toMatchObject({ good: 3 });
  expect(await world.findings()).toEqual([]);
});

it('codes match in any case and width, and a name that two warehouses share is refused (decision D28)', async () => {
  const { skuCode, productId } = await world.stocked(3);
  const wide = (text: string) =>
    text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const row = {
    warehouseCode: wide('own-01'),
    binCode: wide('t-1'),
    skuCode: wide(skuCode),
    countedQty: '4',
  };
  expect(await save([row])).toMatchObject({ updated: 1 });
  expect(await world.levelOf(productId)).toMatchObject({ good: 4 });
  await server.platform.database.pool.query(
    `insert into warehouse (warehouse_code, warehouse_name, provider_org_id)
     select 'OWN-02', 'own-01', provider_org_id from warehouse where warehouse_code = 'OWN-01'`,
  );
  expect(await save([{ ...row, countedQty: '9' }])).toEqual({ faults: ['0.warehouseCode'] });
  expect(await world.levelOf(productId)).toMatchObject({ good: 4 });
});

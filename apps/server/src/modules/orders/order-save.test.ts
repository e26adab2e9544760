import { storesApi } from '@lading/contracts/stores';
import { orderImportApi, orderDetailApi, ordersApi } from '@lading/contracts/orders';
import type { ImportRow } from '@lading/contracts/imports';
import { tasksApi } from '@lading/contracts/tasks';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { analysed, firstRow, nextPackage, orderFile, storeName, viewed } from './testing/order-files.ts';

const { saveOrderAndShipmentExcel } = orderImportApi.calls;
const { orderPage } = ordersApi.calls;
const { orderDetail } = orderDetailApi.calls;
const { storeList } = storesApi.calls;

const { server, seller, other } = await twoOrganizations();

const save = (rows: ImportRow[], key: string, caller = seller, referenceId?: string) =>
  server.call(
    saveOrderAndShipmentExcel,
    { body: rows, ...(referenceId !== undefined && { query: { referenceId } }) },
    caller,
    { 'idempotency-key': key },
  );
const orgOf = async () =>
  (
    await server.platform.database.asSystem((trx) =>
      trx
        .selectFrom('person')
        .select('org_id')
        .where('email', '=', 'seller@lading.test')
        .executeTakeFirstOrThrow(),
    )
  ).org_id;
async function orderNumbered(orderNo: string, caller = seller) {
  const page = await server.call(orderPage, { query: { search: orderNo } }, caller);
  if (page.result !== 'OK') throw new Error(page.message);
  const details = page.data.records.map(async ({ orderId }) => {
    const answer = await server.call(orderDetail, { params: { orderId } }, caller);
    return answer.result === 'OK' ? answer.data : undefined;
  });
  return Promise.all(details);
}

describe('saving orders with their shipments', () => {
  it('creates each order with its packages and one shipment that awaits its label', async () => {
    const rows = await viewed(
      server,
      seller,
      orderFile([
        { ...firstRow, orderNO: 'SAVE-1', isCod: 'Yes', codAmount: '12.50' },
        { ...nextPackage },
        { ...nextPackage, packageWeight1: '9' },
        { ...firstRow, orderNO: 'SAVE-2', storeName: '', createTime: '' },
      ]),
    );
    expect(await save(rows, 'save-1')).toMatchObject({ data: { created: 2, taskNo: 'Import-ORDER' } });
    const [one] = await orderNumbered('SAVE-1');
    expect(one).toMatchObject({
      storeName,
      orderStatus: 'UNSHIPPED',
      // 09:14 in Los Angeles, the seller's zone.
      createTime: '2026-11-02T17:14:00.000Z',
      sender: { name: 'Mei Chen', zipCode: '94607' },
      recipient: { name: 'Jordan Ellis', zipCode: '04101', stateCode: 'ME', email: null },
      carrierName: 'UPS',
      serviceCode: 'ups_ground',
      isCod: true,
      codAmount: 12.5,
      packages: [{ weight1: 3.25 }, { weight1: 1.5, weight2: 4 }, { weight1: 9, unit: 'in/lb' }],
      shipments: [{ shipmentStatus: 'AWAITING_LABEL', trackingNumber: null }],
    });
    expect(await orderNumbered('SAVE-2')).toMatchObject([{ storeName: null, packages: [{}] }]);
    expect(await orderNumbered('SAVE-1', other)).toEqual([]);
  });

  it('creates vendor orders for a store of a retailer that orders from the user', async () => {
    await server.platform.database.asOrganization(await orgOf(), (trx) =>
      trx.insertInto('store').values({ name: 'Wayfair US', channel: 10 }).execute(),
    );
    const orders = [
      { ...firstRow, orderNO: 'VENDOR-1', storeName: 'Wayfair US' },
      { ...firstRow, orderNO: 'VENDOR-2' },
    ];
    await save(await viewed(server, seller, orderFile(orders)), 'save-vendor');
    const page = await server.call(orderPage, { query: { search: 'VENDOR-', orderType: 'VENDOR' } }, seller);
    expect(page).toMatchObject({
      data: { records: [{ orderNo: 'VENDOR-1', orderType: 'VENDOR' }], total: 1 },
    });
  });

  it('converts times with a zone, and reads the others in the importer’s time zone', async () => {
    const zoned = [
      ['ZONE-1', '2026-03-01 09:59:00 -0500', '2026-03-01T14:59:00.000Z'],
      ['ZONE-2', '2026-03-01 09:59:00Z', '2026-03-01T09:59:00.000Z'],
      ['ZONE-3', '2026-03-01', '2026-03-01T08:00:00.000Z'],
    ] as const;
    const orders = zoned.map(([orderNO, createTime]) => ({ ...firstRow, orderNO, createTime }));
    await save(await viewed(server, seller, orderFile(orders)), 'save-zones');
    for (const [orderNO, , createTime] of zoned)
      expect(await orderNumbered(orderNO)).toMatchObject([{ createTime }]);
  });

  it('is done once under one idempotency key, and is an error under another', async () => {
    const rows = [{ ...firstRow, orderNO: 'ONCE-1' }];
    const [one, two] = await Promise.all([save(rows, 'once'), save(rows, 'once')]);
    const outcomes = [one, two].map((answer) => answer.result === 'OK' && answer.data);
    expect(outcomes).toMatchObject([{ created: 1 }, { created: 1 }]);
    expect(outcomes.filter((outcome) => outcome && outcome.repeated)).toHaveLength(1);
    expect(await save(rows, 'once')).toMatchObject({ data: { created: 1, repeated: true } });
    expect(await save(rows, 'another')).toMatchObject({ code: 400, errors: [{ fieldName: '0.orderNO' }] });
    expect(await orderNumbered('ONCE-1')).toHaveLength(1);
  });

  it('accepts one of two imports of the same order, whatever their keys', async () => {
    const rows = [
      { ...firstRow, orderNO: 'RACE-1' },
      { ...firstRow, orderNO: 'RACE-2' },
    ];
    const answers = await Promise.all([save(rows, 'race-1'), save(rows.toReversed(), 'race-2')]);
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['ERR', 'OK']);
    expect(answers.find(({ result }) => result === 'ERR')).toMatchObject({ code: 400 });
    expect(await orderNumbered('RACE-')).toHaveLength(2);
  });

  it('saves nothing when one order has an error', async () => {
    const rows = [
      { ...firstRow, orderNO: 'NONE-1' },
      { ...firstRow, orderNO: 'NONE-2', countryCode: 'Mars' },
    ];
    expect(await save(rows, 'none')).toMatchObject({ code: 400, errors: [{ fieldName: '1.countryCode' }] });
    expect(await orderNumbered('NONE-')).toEqual([]);
  });

  it('refuses a store of another organization, and rows without data', async () => {
    const rows = [{ ...firstRow, orderNO: 'THEIRS-1', storeName: 'ramanhome.com' }];
    expect(await save(rows, 'theirs')).toMatchObject({ code: 400, errors: [{ fieldName: '0.storeName' }] });
    expect(await save([{ orderNO: ' ' }], 'blank')).toMatchObject({ code: 400 });
    const stores = await server.call(storeList, {}, other);
    expect(stores).toMatchObject({ data: [{ name: 'ramanhome.com' }] });
  });

  it('refuses values that the database cannot store, and says where they are', async () => {
    const rows = [{ ...firstRow, orderNO: 'ODD-1', name: 'Jor\0dan' }];
    expect(await save(rows, 'odd')).toMatchObject({ code: 400, errors: [{ fieldName: '0.name' }] });
  });

  it('records the import with its file and counts (decision D7)', async () => {
    const upload = orderFile([{ ...firstRow, orderNO: 'TASK-1' }, { ...nextPackage }], '十一月订单.xlsx');
    const referenceId = await analysed(server, seller, upload);
    await save(await viewed(server, seller, upload), 'task', seller, referenceId);
    const query = { pageSize: 50, queryAllFlag: false };
    const tasks = await server.call(tasksApi.calls.queryTask, { query }, seller);
    expect(tasks.result === 'OK' && tasks.data.records[0]).toMatchObject({
      taskType: 102,
      fileName: '十一月订单.xlsx',
      status: 2,
      totalQuantity: 1,
      successQuantity: 1,
    });
  });
});

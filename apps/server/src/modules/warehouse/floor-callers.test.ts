import type { Call } from '@lading/contracts/core';
import {
  crossdockApi,
  floorApi,
  floorCrossdockApi,
  floorDiscrepanciesApi,
  floorExceptionsApi,
  floorFreightApi,
  floorWavesApi,
  floorWorkApi,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { injectCall } from '../../platform/testing/inject-call.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { server, database, other, staff, warehouseId, orgId } = world;
const { rows } = await database.pool.query<{ org_id: string }>(
  `select org_id from person where email in ('other@lading.test', 'floor@lading.test') order by email`,
);
const [staffOrg, otherOrg] = [rows[0]!.org_id, rows[1]!.org_id];

it('staff of another warehouse neither see nor change anything in this one', async () => {
  const { inboundId, skuCode } = await world.stocked(3);
  const orderId = await world.newOrder([{ skuCode, quantity: 1 }]);
  const released = await database.asOrganization(orgId, (trx) =>
    sql<{ id: string }>`select outbound_id::text as id from outbound order by 1 limit 1`.execute(trx),
  );
  expect(orderId).not.toBe('');
  const outboundId = released.rows[0]!.id;
  const event = await database.pool.query<{ id: string }>(
    'select event_id::text as id from wms_event where subject_id = $1 order by event_id desc limit 1',
    [inboundId],
  );
  // The stranger becomes a provider of its own warehouse.
  await database.asSystem((trx) =>
    sql`insert into warehouse (warehouse_code, warehouse_name, provider_org_id) values ('ONT-09', 'Ontario', ${otherOrg})`.execute(
      trx,
    ),
  );
  const { waveId } = await world.made(
    floorWavesApi.calls.createWave,
    { body: { warehouseId, eventKey: newKey(), orders: 1 } },
    staff,
  );
  const returnId = await world.announcedReturn(skuCode, 1);
  const eventKey = newKey();
  const scan = { code: skuCode, quantity: 1, binCode: 'T-1', eventKey };
  const workOrderId = await world.orderedWork(skuCode);
  const discrepancyId = await world.foundShort(skuCode);
  const through = { warehouseId, clientRef: newKey(), delivery: 'LTL' as const };
  const announced = await world.made(
    crossdockApi.calls.saveCrossdock,
    { body: { ...through, lines: [{ destination: `${skuCode} dock`, cartons: 2 }] } },
    world.seller,
  );
  const { crossdockId } = announced;
  const cartons = { crossdockId, eventKey, lineId: announced.lines[0]!.lineId, cartons: 1 };
  const calls = {
    ...floorApi.calls,
    ...floorWorkApi.calls,
    ...floorCrossdockApi.calls,
    ...floorDiscrepanciesApi.calls,
    ...floorFreightApi.calls,
    ...floorExceptionsApi.calls,
    ...floorWavesApi.calls,
  };
  const pallet = { kind: 'PALLET', count: 1, length: 48, width: 40, height: 40, weight: 500, unit: 'in/lb' };
  type Name = keyof typeof calls;
  const foreign: Record<Name, [object, 403 | 404 | undefined]> = {
    warehouses: [{}, undefined],
    bins: [{ query: { warehouseId } }, 403],
    saveBins: [{ body: { warehouseId, bins: [{ binCode: 'X-1', kind: 'DOCK' }] } }, 403],
    binLabels: [{ body: { warehouseId, binCodes: ['T-1'], format: 'zpl' } }, 403],
    inbounds: [{ query: { warehouseId } }, 403],
    inboundDetail: [{ params: { inboundId } }, 404],
    arrive: [{ body: { inboundId, eventKey } }, 404],
    receive: [{ body: { inboundId, eventKey, code: skuCode, good: 1 } }, 404],
    putAway: [{ body: { ...scan, inboundId } }, 404],
    closeInbound: [{ body: { inboundId, eventKey } }, 404],
    undo: [{ body: { eventId: event.rows[0]!.id, eventKey } }, 404],
    returns: [{ query: { warehouseId } }, 403],
    returnDetail: [{ params: { returnId } }, 404],
    arriveReturn: [{ body: { returnId, eventKey } }, 404],
    inspectReturn: [{ body: { ...scan, returnId, disposition: 'RESTOCK' } }, 404],
    completeReturn: [{ body: { returnId, eventKey } }, 404],
    countBin: [
      { body: { warehouseId, eventKey, code: skuCode, counted: 1, binCode: 'T-1', reason: 'CYCLE' } },
      403,
    ],
    discrepancies: [{ query: { warehouseId } }, 403],
    answerDiscrepancy: [
      { body: { discrepancyId, eventKey, act: 'explain', reason: 'OTHER', note: 'No' } },
      404,
    ],
    workOrders: [{ query: { warehouseId } }, 403],
    floorWorkOrder: [{ params: { workOrderId } }, 404],
    startWork: [{ body: { workOrderId, eventKey } }, 404],
    reportWork: [{ body: { ...scan, workOrderId } }, 404],
    finishWork: [{ body: { workOrderId, eventKey } }, 404],
    rejectWork: [{ body: { workOrderId, eventKey, note: 'No' } }, 404],
    crossdocks: [{ query: { warehouseId } }, 403],
    floorCrossdock: [{ params: { crossdockId } }, 404],
    arriveCrossdock: [{ body: { crossdockId, eventKey } }, 404],
    receiveCartons: [{ body: cartons }, 404],
    dispatchCartons: [{ body: { ...cartons, carrierName: 'UPS', trackingNumber: '1' } }, 404],
    closeCrossdock: [{ body: { crossdockId, eventKey } }, 404],
    outbounds: [{ query: { warehouseId } }, 403],
    outboundDetail: [{ params: { outboundId } }, 404],
    pick: [{ body: { ...scan, outboundId } }, 404],
    pack: [{ body: { outboundId, eventKey } }, 404],
    palletize: [{ body: { outboundId, eventKey, units: [pallet] } }, 404],
    depart: [{ body: { outboundId, eventKey, scac: 'ODFL', proNumber: '1' } }, 404],
    floorBillOfLading: [{ params: { outboundId } }, 404],
    waves: [{ query: { warehouseId } }, 403],
    waveDetail: [{ params: { waveId } }, 404],
    createWave: [{ body: { warehouseId, eventKey, orders: 1 } }, 403],
    moveWave: [{ body: { waveId, act: 'start' } }, 404],
    pickWave: [{ body: { ...scan, waveId } }, 404],
    shortPick: [{ body: { outboundId, eventKey, code: skuCode, binCode: 'T-1', left: 0 } }, 404],
    answerCancel: [{ body: { outboundId, eventKey, isAccepted: true } }, 404],
    putBack: [{ body: { ...scan, outboundId } }, 404],
    ship: [{ body: { outboundId, eventKey, carrierName: 'UPS', trackingNumber: '1' } }, 404],
  };
  const count = () =>
    database.pool.query<{ n: string }>(
      `select (select count(*) from wms_event) || '/' || (select count(*) from warehouse_bin) as n`,
    );
  const before = (await count()).rows;
  for (const [name, [input, code]] of Object.entries(foreign)) {
    const call: Call = calls[name as Name];
    const response = await injectCall(server.app, call, input, {
      host: 'localhost',
      authorization: `Bearer ${other.accessToken}`,
    });
    expect([name, response.json<{ code?: number }>().code]).toEqual([name, code]);
    expect(response.body).not.toContain(skuCode);
  }
  expect((await count()).rows).toEqual(before);
  // The right staff get an answer to the same call.
  expect(await server.call(floorApi.calls.inboundDetail, { params: { inboundId } }, staff)).toMatchObject({
    result: 'OK',
  });
});

it('staff see only what they handle of a client, and stock only changes by events', async () => {
  const { productId } = await world.stocked(2);
  const hidden = await world.newProduct();
  const asStaff = (text: string) =>
    database.asWarehouseStaff(staffOrg, (trx) => sql.raw<Record<string, unknown>>(text).execute(trx));
  expect((await asStaff(`select sku_code from product where product_id = ${productId}`)).rows).toHaveLength(
    1,
  );
  expect((await asStaff(`select sku_code from product where product_id = ${hidden.productId}`)).rows).toEqual(
    [],
  );
  for (const text of [
    `select purchasing_cost from product where product_id = ${productId}`,
    'select * from customer_order',
    'select * from wallet',
    'select email from person',
    'update stock_level set good = good + 1',
    'delete from stock_move',
    'update wms_event set payload = null',
    'insert into stock_bin (org_id, warehouse_id, bin_id, product_id, bucket, qty) select 1, 1, 1, 1, null, 1',
  ])
    await expect(asStaff(text), text).rejects.toThrow('permission denied');
  for (const text of [
    'update stock_level set good = good + 1',
    'update outbound_line set reserved = 0',
    'delete from wms_event',
    'insert into stock_level (warehouse_id, product_id) values (1, 1)',
    'select stock_move from stock_move for update',
  ])
    await expect(
      database.asOrganization(orgId, (trx) => sql.raw(text).execute(trx)),
      text,
    ).rejects.toThrow('permission denied');
  for (const text of [
    'update stock_move set qty = 1',
    'delete from wms_event',
    'update stock_level set good = 9',
  ])
    await expect(
      database.asSystem((trx) => sql.raw(text).execute(trx)),
      text,
    ).rejects.toThrow('permission denied');
});

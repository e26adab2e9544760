import type { Call } from '@lading/contracts/core';
import { organizationMessages } from '@lading/contracts/organizations';
import {
  crossdockApi,
  freightApi,
  inboundApi,
  inboundImportApi,
  outboundApi,
  returnsApi,
  workOrdersApi,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { injectCall } from '../../platform/testing/inject-call.ts';
import {
  arrival,
  comingBack,
  goingThrough,
  relabeling,
  truckload,
} from '../../testing/foreign-callers/sample-bodies.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, server, seller, orgId, warehouseId } = world;
const { skuCode } = await world.stocked(5);
const orderId = await world.newOrder([{ skuCode, quantity: 1 }]);
const ofGoods = { warehouseId, lines: [{ skuCode, expected: 1 }] };
const draft = () =>
  made(inboundApi.calls.saveInbound, { body: { ...arrival, ...ofGoods, clientRef: newKey() } }, seller);
const submit = (inboundId: string) =>
  server.call(inboundApi.calls.submitInbound, { body: { inboundId } }, seller);
const answerOf = async (call: Call, input: object): Promise<object> =>
  (
    await injectCall(server.app, call, input, {
      host: 'localhost',
      authorization: `Bearer ${seller.accessToken}`,
    })
  ).json<object>();
const setAuditStatus = (auditStatus: string) =>
  world.database.asSystem((trx) =>
    sql`update organisation set audit_status = ${auditStatus} where org_id = ${orgId}`.execute(trx),
  );

it('nothing is sent to a warehouse for an organization that its provider has not approved (spec §6)', async () => {
  const { inboundId } = await draft();
  const importRow = { warehouseCode: 'LAX-01', inboundNo: newKey(), deliveryMethod: 'PARCEL', skuCode };
  const attempts: [Call, object][] = [
    [inboundApi.calls.saveInbound, { body: { ...arrival, ...ofGoods, clientRef: newKey() } }],
    [inboundApi.calls.submitInbound, { body: { inboundId } }],
    [returnsApi.calls.saveReturn, { body: { ...comingBack, ...ofGoods, clientRef: newKey() } }],
    [
      workOrdersApi.calls.saveWorkOrder,
      { body: { ...relabeling, warehouseId, clientRef: newKey(), lines: [{ skuCode, planned: 1 }] } },
    ],
    [crossdockApi.calls.saveCrossdock, { body: { ...goingThrough, warehouseId, clientRef: newKey() } }],
    [
      freightApi.calls.saveFreight,
      { body: { ...truckload, warehouseId, clientRef: newKey(), lines: [{ skuCode, quantity: 1 }] } },
    ],
    [outboundApi.calls.releaseOrder, { body: { orderId, warehouseId } }],
    [outboundApi.calls.releaseOrder, { body: { orderId, warehouseId: null } }],
  ];
  for (const status of ['PENDING', 'REJECTED'] as const) {
    await setAuditStatus(status);
    for (const [call, input] of attempts)
      expect([call.id, await answerOf(call, input)]).toEqual([
        call.id,
        expect.objectContaining({ code: 403, reason: organizationMessages.notApproved.code }),
      ]);
    expect(
      await server.call(
        inboundImportApi.calls.saveRows,
        { body: [{ ...importRow, qtyPerCarton: '1' }] },
        seller,
      ),
    ).toMatchObject({
      code: 400,
      errors: [{ fieldName: '0.warehouseCode', code: organizationMessages.notApproved.code }],
    });
  }
  await setAuditStatus('APPROVED');
  for (const [call, input] of attempts)
    expect([call.id, await answerOf(call, input)]).toEqual([
      call.id,
      expect.objectContaining({ result: 'OK' }),
    ]);
});

it('a draft is not announced to a warehouse that the organization is no longer connected with', async () => {
  const { inboundId } = await draft();
  const { rows } = await world.database.asSystem((trx) =>
    sql<{
      types: number[];
    }>`delete from warehouse_connection where org_id = ${orgId} and warehouse_id = ${warehouseId}
      returning function_types as types`.execute(trx),
  );
  expect(await submit(inboundId)).toMatchObject({ code: 400, errors: [{ fieldName: 'warehouseId' }] });
  await world.database.asSystem((trx) =>
    sql`insert into warehouse_connection (org_id, warehouse_id, function_types)
      values (${orgId}, ${warehouseId}, ${rows[0]!.types})`.execute(trx),
  );
  expect(await submit(inboundId)).toMatchObject({ result: 'OK' });
});

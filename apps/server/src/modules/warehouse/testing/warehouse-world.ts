import { productsApi } from '@lading/contracts/products';
import type { Call, CallData, CallInput, CallSpec } from '@lading/contracts/core';
import { identityApi } from '@lading/contracts/identity';
import {
  discrepanciesApi,
  floorApi,
  inboundApi,
  returnsApi,
  workOrdersApi,
  type FloorOutbound,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { checkStock } from '../stock.store.ts';

let serial = 0;
/** A new key for each act. */
export const newKey = (): string => `test-key-${(serial += 1)}`;

/**
 * A server with a seller, a stranger, and the staff of the seller's warehouse, which has bins. `ownWarehouse`: a new warehouse of the
 * same provider instead of the demo's, without history and without charges.
 */
export async function warehouseWorld({ ownWarehouse = false } = {}) {
  const { server, seller, other } = await twoOrganizations();
  const staff = await server.signIn('floor@lading.test');
  const { database } = server.platform;

  /** @throws Error when the call is refused */
  async function made<Spec extends CallSpec>(
    call: Call<Spec>,
    input: CallInput<Spec>,
    caller: Caller,
  ): Promise<CallData<Spec>> {
    const answer = await server.call(call, input, caller);
    if (answer.result !== 'OK') throw new Error(`${call.id}: ${JSON.stringify(answer)}`);
    return answer.data;
  }
  /** The code of the refusal; undefined when there was none. */
  async function refused<Spec extends CallSpec>(call: Call<Spec>, input: CallInput<Spec>, caller: Caller) {
    const answer = await server.call(call, input, caller);
    return answer.result === 'OK' ? undefined : { code: answer.code };
  }

  const { org } = await made(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
  const [demoWarehouse] = await made(floorApi.calls.warehouses, {}, staff);
  const warehouseId = ownWarehouse
    ? await database.asSystem(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          insert into warehouse (warehouse_code, warehouse_name, provider_org_id)
          select 'OWN-01', 'Of its own', provider_org_id from warehouse where warehouse_id = ${demoWarehouse!.warehouseId}
          returning warehouse_id::text as id`.execute(trx);
        await sql`insert into warehouse_connection (org_id, warehouse_id, function_types)
          values (${org.orgId}, ${rows[0]!.id}, '{14,16}')`.execute(trx);
        return rows[0]!.id;
      })
    : demoWarehouse!.warehouseId;
  await made(
    floorApi.calls.saveBins,
    {
      body: {
        warehouseId,
        bins: [
          { binCode: 't-1', kind: 'PICK' },
          { binCode: 'T-2', kind: 'PICK' },
          ...(ownWarehouse
            ? [
                { binCode: 'T-DOCK', kind: 'DOCK' as const },
                { binCode: 'T-HOLD', kind: 'HOLD' as const },
                { binCode: 'T-STAGE', kind: 'STAGE' as const },
              ]
            : []),
        ],
      },
    },
    staff,
  );

  async function newProduct(upc?: string): Promise<{ productId: string; skuCode: string }> {
    const skuCode = `WH-${(serial += 1)}`;
    const { productId } = await made(
      productsApi.calls.saveProduct,
      {
        body: {
          skuCode,
          skuName: `Goods ${serial}`,
          packageType: 'Ready To Ship',
          unit: 'cm/kg',
          upc: upc ?? `77${serial}`,
          length: 1,
          width: 1,
          height: 1,
          purchasingCost: 3.21,
        },
      },
      seller,
    );
    return { productId, skuCode };
  }

  async function announced(skuCode: string, expected: number): Promise<string> {
    const draft = {
      warehouseId,
      clientRef: newKey(),
      delivery: 'PARCEL' as const,
      lines: [{ skuCode, expected }],
    };
    const { inboundId } = await made(inboundApi.calls.saveInbound, { body: draft }, seller);
    await made(inboundApi.calls.submitInbound, { body: { inboundId } }, seller);
    return inboundId;
  }

  async function announcedReturn(skuCode: string, expected: number): Promise<string> {
    const draft = {
      warehouseId,
      clientRef: newKey(),
      reason: 'UNWANTED' as const,
      lines: [{ skuCode, expected }],
    };
    return (await made(returnsApi.calls.saveReturn, { body: draft }, seller)).returnId;
  }

  /** A closed inbound with one unit less than announced. @returns its discrepancy */
  async function foundShort(skuCode: string): Promise<string> {
    const inboundId = await announced(skuCode, 2);
    const { arrive, receive, putAway, closeInbound } = floorApi.calls;
    const named = () => ({ inboundId, eventKey: newKey() });
    await made(arrive, { body: named() }, staff);
    await made(receive, { body: { ...named(), code: skuCode, good: 1 } }, staff);
    await made(putAway, { body: { ...named(), code: skuCode, quantity: 1, binCode: 't-1' } }, staff);
    await made(closeInbound, { body: named() }, staff);
    const { discrepancyPage } = discrepanciesApi.calls;
    return (await made(discrepancyPage, { query: { inboundId } }, seller)).records[0]!.discrepancyId;
  }

  /** Ordered work on units of a product that waits for the floor. */
  async function orderedWork(skuCode: string): Promise<string> {
    const draft = {
      warehouseId,
      clientRef: newKey(),
      kind: 'RELABEL' as const,
      lines: [{ skuCode, planned: 1 }],
    };
    return (await made(workOrdersApi.calls.saveWorkOrder, { body: draft }, seller)).workOrderId;
  }

  return {
    server,
    seller,
    other,
    staff,
    database,
    orgId: org.orgId,
    warehouseId,
    made,
    refused,
    newProduct,
    announced,
    announcedReturn,
    orderedWork,
    foundShort,

    /** Available units of a new product, in a bin. */
    async stocked(
      units: number,
      { upc, binCode = 't-1' }: { upc?: string; binCode?: string } = {},
    ): Promise<{ productId: string; skuCode: string; inboundId: string }> {
      const product = await newProduct(upc);
      const inboundId = await announced(product.skuCode, units);
      const { arrive, receive, putAway } = floorApi.calls;
      const code = product.skuCode;
      await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
      await made(receive, { body: { inboundId, eventKey: newKey(), code, good: units } }, staff);
      await made(putAway, { body: { inboundId, eventKey: newKey(), code, quantity: units, binCode } }, staff);
      return { ...product, inboundId };
    },

    /** An order of the seller that waits to be shipped. */
    newOrder: (lines: readonly { skuCode: string; quantity: number }[]): Promise<string> =>
      database.asOrganization(org.orgId, async (trx) => {
        const recipient = JSON.stringify({
          name: 'Ada Park',
          city: 'Reno',
          stateCode: 'NV',
          countryCode: 'US',
        });
        const { rows } = await sql<{ id: string }>`
          insert into customer_order (order_no, recipient) values (${`WO-${(serial += 1)}`}, ${recipient}::jsonb)
          returning order_id::text as id`.execute(trx);
        const orderId = rows[0]!.id;
        for (const [index, { skuCode, quantity }] of lines.entries())
          await sql`insert into order_line (order_id, line_no, sku_code, quantity)
            values (${orderId}, ${index + 1}, ${skuCode}, ${quantity})`.execute(trx);
        return orderId;
      }),

    /** Picks all of an outbound from its places, packs and ships it. */
    async fulfil(outboundId: string): Promise<FloorOutbound> {
      const { outboundDetail, pick, pack, ship } = floorApi.calls;
      const detail = await made(outboundDetail, { params: { outboundId } }, staff);
      for (const { skuCode, ordered, picked, places } of detail.lines) {
        const body = {
          outboundId,
          code: skuCode,
          quantity: ordered - picked,
          binCode: places[0]?.binCode ?? '',
        };
        await made(pick, { body: { ...body, eventKey: newKey() } }, staff);
      }
      await made(pack, { body: { outboundId, eventKey: newKey() } }, staff);
      const left = { carrierName: 'UPS', trackingNumber: `1Z${newKey()}`.replaceAll('-', '') };
      return made(ship, { body: { outboundId, eventKey: newKey(), ...left } }, staff);
    },

    findings: () => database.asSystem(checkStock),

    /** As if all jobs queued so far had run. */
    removeJobs: async () => void (await database.pool.query('delete from graphile_worker._private_jobs')),
    /** Whether to reserve for orders waiting for stock. */
    async isAllocationQueued(): Promise<boolean> {
      const { rowCount } = await database.pool.query(
        'select from graphile_worker._private_jobs where key = $1',
        [`allocate-${org.orgId}-${warehouseId}`],
      );
      return rowCount === 1;
    },

    levelOf: async (productId: string) => {
      const { rows } = await database.pool.query<Record<string, number>>(
        `select dock, good, damaged, staged, reserved, on_hand::integer, available::integer
         from stock_level where product_id = $1 and warehouse_id = $2`,
        [productId, warehouseId],
      );
      return rows[0];
    },
  };
}

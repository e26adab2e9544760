import { sql } from 'kysely';
import { rateCardService } from '../../src/modules/funds/index.ts';
import {
  inboundFloorService,
  inboundService,
  routingService,
  saveBins,
  standardBins,
  standardRules,
} from '../../src/modules/warehouse/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { demoProducts } from './demo-products.ts';
import type { SeededOrganization } from './seed.ts';

/** The demo's delivery: units of each product, and how many of them are damaged. */
const delivery = [
  { expected: 120, good: 120, damaged: 0 },
  { expected: 80, good: 77, damaged: 2 },
  { expected: 60, good: 60, damaged: 0 },
  { expected: 48, good: 48, damaged: 0 },
  { expected: 200, good: 200, damaged: 0 },
  { expected: 36, good: 36, damaged: 0 },
];

/** The demo's seller and the staff of its warehouses, as callers; undefined if the demo has none. */
async function partiesOf({ database }: Platform, organisations: readonly SeededOrganization[]) {
  const seller = organisations.find(({ person }) => person.email === 'seller@lading.test');
  const staff = organisations.find(({ person }) => person.provides);
  if (!seller || !staff) return undefined;
  const client = {
    user: { userId: seller.userId, orgId: seller.orgId },
    db: <Result>(work: Parameters<typeof database.asOrganization<Result>>[1]) =>
      database.asOrganization(seller.orgId, work),
  };
  const floor = {
    user: { userId: staff.userId, orgId: staff.orgId },
    floor: <Result>(work: Parameters<typeof database.asWarehouseStaff<Result>>[1]) =>
      database.asWarehouseStaff(staff.orgId, work),
  };
  const { rows } = await floor.floor((trx) =>
    sql<{ id: string }>`select warehouse_id::text as id from warehouse
      where warehouse_id = any (current_warehouse_ids()) order by warehouse_id`.execute(trx),
  );
  return {
    client,
    floor,
    warehouseIds: rows.map(({ id }) => id),
    products: demoProducts[seller.person.email] ?? [],
  };
}
type Parties = NonNullable<Awaited<ReturnType<typeof partiesOf>>>;

const ago = (platform: Platform, days: number): Platform => ({
  ...platform,
  clock: { ...platform.clock, now: () => new Date(platform.clock.now().getTime() - days * 86_400_000) },
});

/** Announces a delivery expected in a number of days. */
async function announce(
  platform: Platform,
  { client, warehouseIds }: Parties,
  given: {
    clientRef: string;
    lines: { skuCode: string; expected: number }[];
    days: number;
    announced?: number;
  },
): Promise<string> {
  const { clientRef, lines, days, announced = 0 } = given;
  const inbounds = inboundService(ago(platform, announced));
  const eta = new Date(platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const { inboundId } = await inbounds.save(
    { ...client, idempotencyKey: undefined },
    { warehouseId: warehouseIds[0]!, clientRef, delivery: 'PALLET', tracking: null, eta, lines },
  );
  await inbounds.submit(client, inboundId);
  return inboundId;
}

/** Gives the demo's warehouses bins and a rate card, and one of them a received and stored delivery, through the usual calls. */
export async function stockWarehouses(
  platform: Platform,
  organisations: readonly SeededOrganization[],
): Promise<void> {
  const parties = await partiesOf(platform, organisations);
  if (!parties) return;
  const { floor, warehouseIds, products } = parties;
  const { orgId } = floor.user;
  const cards = rateCardService(platform);
  const validFrom = `${ago(platform, 3).clock.now().toISOString().slice(0, 7)}-01`;
  for (const warehouseId of warehouseIds) {
    await floor.floor((trx) => saveBins(trx, { orgId, warehouseId }, standardBins));
    const draft = { warehouseId, cardName: 'Standard', clientOrgId: null, validFrom, rules: standardRules };
    const { cardId } = await cards.save(floor, draft);
    await cards.publish(floor, { cardId });
  }

  // Invoiced work must be on past days: received three days ago, put away the day after.
  const dock = inboundFloorService(ago(platform, 3));
  const shelf = inboundFloorService(ago(platform, 2));
  const lines = delivery.flatMap((amounts, index) =>
    products[index] ? [{ ...amounts, product: products[index] }] : [],
  );
  const inboundId = await announce(platform, parties, {
    clientRef: 'PO-2291',
    lines: lines.map(({ product, expected }) => ({ skuCode: product.skuCode, expected })),
    days: -2,
    announced: 4,
  });
  const keyed = (key: string) => ({ inboundId, eventKey: `demo-${key}` });
  await dock.arrive(floor, keyed('arrive'));
  for (const [index, { product, good, damaged }] of lines.entries())
    await dock.receive(floor, { ...keyed(`count-${index}`), code: product.skuCode, good, damaged });
  for (const [index, { product, good }] of lines.entries()) {
    const code = product.skuCode;
    const { binCode } = standardBins[1 + index]!;
    // The last product is still at the dock.
    if (index < lines.length - 1)
      await shelf.putAway(floor, { ...keyed(`stow-${index}`), code, quantity: good, binCode });
  }
}

/** Announces the demo's next delivery, and releases two orders for picking. A repeated call changes nothing. */
export async function sendToWarehouse(
  platform: Platform,
  organisations: readonly SeededOrganization[],
): Promise<void> {
  const parties = await partiesOf(platform, organisations);
  if (!parties) return;
  const { client, warehouseIds, products } = parties;
  const clientRef = 'PO-2304';
  const { isAnnounced, orders } = await client.db(async (trx) => ({
    isAnnounced:
      (await sql`select from inbound where client_ref = ${clientRef}`.execute(trx)).rows.length > 0,
    orders: (
      await sql<{ id: string }>`select order_id::text as id from customer_order
        where order_status = 'UNSHIPPED' and order_type = 'SELLER' order by order_id limit 2`.execute(trx)
    ).rows,
  }));
  if (!isAnnounced) {
    const lines = products.slice(0, 3).map(({ skuCode }, index) => ({ skuCode, expected: 60 + index * 20 }));
    await announce(platform, parties, { clientRef, lines, days: 3 });
  }
  const routing = routingService(platform);
  for (const { id: orderId } of orders)
    await routing.release(client, { orderId, warehouseId: warehouseIds[0]! });
}

import { moneyApi, providerInvoicesApi, rateRule } from '@lading/contracts/funds';
import { floorApi, outboundApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { runCommand } from '../../admin/testing/run-command.ts';
import { databaseUrlOf } from '../../platform/testing/database-url.ts';
import { postCharges } from './charge-posting.service.ts';
import { rerateInvoice } from './invoice-rerating.service.ts';
import { rateNewEvents } from './rating.service.ts';
import { closeStorage } from './storage.service.ts';
import { newKey, warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, staff, server, warehouseId, orgId, database } = world;
const { platform, clock } = server;
const { saveCard, publishCard } = moneyApi.calls;
const client = { orgId, warehouseId };

const rules = [
  { fee: 'RECEIVE_DELIVERY', model: 'FLAT', price: '4.505' },
  {
    fee: 'RECEIVE_UNIT',
    model: 'GRADUATED',
    tiers: [
      { upTo: 10, price: '0.123457' },
      { upTo: null, price: '0.1' },
    ],
  },
  { fee: 'PICK_LINE', model: 'UNIT', price: '0.105' },
  { fee: 'PICK_UNIT', model: 'UNIT', price: '0.55', gramsBelow: 100 },
  { fee: 'PICK_UNIT', model: 'PACKAGE', price: '0.995', packageSize: 2, gramsFrom: 100 },
  { fee: 'SHIP_ORDER', model: 'FLAT', price: '0.333333' },
  {
    fee: 'STORAGE_CBM_DAY',
    model: 'AGE',
    tiers: [
      { upTo: 10, price: '0' },
      { upTo: null, price: '9000.123' },
    ],
  },
].map((one) => rateRule.parse(one));

async function pass(days: number): Promise<void> {
  clock.advance(days * 86_400_000);
  Object.assign(seller, await server.signIn('seller@lading.test'));
  Object.assign(staff, await server.signIn('floor@lading.test'));
}
const dayAt = (days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

// In the UTC evening it is the same day in the warehouse's own zone. Always the same day of a year, since rounding depends on where the
// months of the storage end.
clock.advance(Date.UTC(clock.now().getUTCFullYear() + 1, 10, 26, 20) - clock.now().getTime());
await pass(0);

it('an invoice rated again from its events gives the same cents, and a changed charge is found', async () => {
  const card = { warehouseId, cardName: 'Standard', clientOrgId: null, validFrom: '2020-01-01', rules };
  const { cardId } = await made(saveCard, { body: card }, staff);
  await made(publishCard, { body: { cardId } }, staff);
  const fromDay = dayAt(0);
  const one = await world.stocked(13);
  const two = await world.stocked(7);
  for (const quantity of [1, 3, 2]) {
    const orderId = await world.newOrder([
      { skuCode: one.skuCode, quantity },
      { skuCode: two.skuCode, quantity: 1 },
    ]);
    const body = { orderId, warehouseId };
    const { outboundId } = await made(outboundApi.calls.releaseOrder, { body }, seller);
    await world.fulfil(outboundId);
  }
  // A reversed count: charged, and charged back.
  const inboundId = await world.announced(one.skuCode, 5);
  const { arrive, receive, undo } = floorApi.calls;
  await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  const counted = { inboundId, eventKey: newKey(), code: one.skuCode, good: 5 };
  const { timeline } = await made(receive, { body: counted }, staff);
  await rateNewEvents(platform, orgId);
  await made(undo, { body: { eventId: timeline[0]!.eventId, eventKey: newKey() } }, staff);
  await rateNewEvents(platform, orgId);
  await pass(40);
  await closeStorage(platform, { ...client, through: dayAt(-1) });
  await postCharges(platform, client);

  const { draftInvoice, issueInvoice } = providerInvoicesApi.calls;
  const { invoiceId } = await made(draftInvoice, { body: { ...client, fromDay, toDay: dayAt(-1) } }, staff);
  const issued = await made(issueInvoice, { body: { invoiceId } }, staff);
  expect(issued.lines.map(({ fee }) => fee)).toEqual([
    'RECEIVE_DELIVERY',
    'RECEIVE_UNIT',
    'PICK_LINE',
    'PICK_UNIT',
    'SHIP_ORDER',
    'STORAGE_CBM_DAY',
    // Postings are rounded one by one.
    null,
  ]);
  const again = () => rerateInvoice(database.asSystem, invoiceId);
  const same = await again();
  expect(same).toMatchObject({ isSame: true, invoiced: issued.total, rerated: issued.total });
  expect(same.lines.map(({ rerated }) => rerated)).toEqual(issued.lines.map(({ total }) => total));
  const environment = {
    DATABASE_URL: await databaseUrlOf(database),
    DATA_DIR: platform.config.dataDir,
    LADING_SECRET: 'k'.repeat(40),
  };
  const rerate = () => runCommand(['invoice', 'rerate', invoiceId], environment);
  expect(await rerate()).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${issued.invoiceNo} is right`),
  });

  // Later dimensions of goods do not change earlier charges.
  await database.pool.query(
    `update product set length = 3, width = 2, weight1 = 4, weight2 = 5 where product_id = any ($1::bigint[])`,
    [[one.productId, two.productId]],
  );
  expect(await again()).toEqual(same);
  await database.pool.query(
    `alter table invoice_line disable trigger user;
     update invoice_line set minor = minor + 1 where fee = 'PICK_UNIT' and invoice_id = ${invoiceId}`,
  );
  expect((await again()).isSame).toBe(false);
  expect((await rerate()).out).toMatch(/differs[^]*Line 4, PICK_UNIT/);
});

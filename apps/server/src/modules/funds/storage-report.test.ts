import { moneyApi, rateRule, storageReportApi } from '@lading/contracts/funds';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closeStorage } from './storage.service.ts';
import { warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, server, warehouseId, orgId, database } = world;
const { platform, clock } = server;
const { storageSeries, storageAging, storageForecast } = storageReportApi.calls;

/** Sets the clock to noon of the first of a month, so that no day or month ends meanwhile. */
clock.advance(
  Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1, 20) - clock.now().getTime(),
);
async function pass(days: number): Promise<void> {
  clock.advance(days * 86_400_000);
  for (const [person, email] of [
    [seller, 'seller'],
    [other, 'other'],
    [staff, 'floor'],
  ] as const)
    Object.assign(person, await server.signIn(`${email}@lading.test`));
}
const dayOf = (ago: number) => new Date(clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);

/** Half a cubic meter per unit. */
async function measure(productId: string): Promise<void> {
  await database.asOrganization(orgId, (trx) =>
    sql`update product set length = 100, width = 100, height = 50, unit = 'cm/kg' where product_id = ${productId}`.execute(
      trx,
    ),
  );
}

it('shows the stock by day, by age and by product, and its cost', async () => {
  await pass(0);
  const rules = [
    {
      fee: 'STORAGE_CBM_DAY',
      model: 'AGE',
      tiers: [
        { upTo: 10, price: '0' },
        { upTo: null, price: '2' },
      ],
    },
  ].map((one) => rateRule.parse(one));
  const draft = { warehouseId, cardName: 'Storage', clientOrgId: null, validFrom: '2020-01-01', rules };
  const { cardId } = await made(moneyApi.calls.saveCard, { body: draft }, staff);
  await made(moneyApi.calls.publishCard, { body: { cardId } }, staff);

  const early = await world.stocked(4);
  await measure(early.productId);
  await pass(5);
  const late = await world.stocked(2);
  await measure(late.productId);

  const { days } = await made(
    storageSeries,
    { query: { warehouseId, from: dayOf(6), to: dayOf(0) } },
    seller,
  );
  expect(days.map(({ units, cubicMeters }) => `${units} ${Number(cubicMeters)}`)).toEqual([
    '0 0',
    '4 2',
    '4 2',
    '4 2',
    '4 2',
    '4 2',
    '6 3',
  ]);

  const aging = await made(storageAging, { query: { warehouseId } }, seller);
  expect(aging.buckets.map(({ units }) => units)).toEqual([6, 0, 0, 0, 0, 0, 0]);
  expect(aging.productCount).toBe(2);
  expect(aging.products).toMatchObject([
    {
      skuCode: early.skuCode,
      units: 4,
      oldestDays: 6,
      // Ten days are free, and the arrival day is the first.
      nextStep: { day: dayOf(-5), units: 4, price: '0', nextPrice: '2' },
    },
    { skuCode: late.skuCode, units: 2, oldestDays: 1, nextStep: { day: dayOf(-10) } },
  ]);

  const before = await made(storageForecast, { query: { warehouseId } }, seller);
  expect(before).toMatchObject({ charged: [], thisMonth: { minor: 0 }, hasCard: true });
  // Of thirty days, four units of two cubic meters pay for 26, two units of one cubic meter for 21; two dollars per cubic meter and day.
  expect(before.ahead.map(({ days: of, amount }) => [of, amount.minor])).toEqual([
    [30, (26 * 2 + 21) * 200],
    [60, (26 * 2 + 21 + 30 * 3) * 200],
    [90, (26 * 2 + 21 + 60 * 3) * 200],
  ]);
  // The forecast matches the charges: for the days of the month that were ahead and have passed.
  await pass(30);
  await closeStorage(platform, { orgId, warehouseId, through: dayOf(0) });
  const after = await made(storageForecast, { query: { warehouseId } }, seller);
  expect(after.charged.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(
    before.ahead[0]!.amount.minor,
  );
});

it('answers for clients of the warehouse only, and for at most a year', async () => {
  for (const call of [storageAging, storageForecast])
    expect(await refused(call, { query: { warehouseId } }, other)).toEqual({ code: 404 });
  const query = { warehouseId, from: '2024-01-01', to: '2025-06-01' };
  expect(await refused(storageSeries, { query }, seller)).toEqual({ code: 400 });
  expect(
    await refused(storageSeries, { query: { ...query, from: query.to, to: query.from } }, seller),
  ).toEqual({ code: 400 });
  expect(await refused(storageSeries, { query }, other)).toEqual({ code: 404 });
});

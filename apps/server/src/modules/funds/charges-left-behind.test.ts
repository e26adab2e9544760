import { moneyApi, rateRule } from '@lading/contracts/funds';
import { floorApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from '../warehouse/testing/warehouse-world.ts';
import { postLeftCharges } from './charge-posting.service.ts';
import { rateNewEvents } from './rating.service.ts';
import { warehouseBalance } from './testing/warehouse-balance.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, staff, server, warehouseId, orgId, database } = world;
const { platform } = server;
const { settled } = warehouseBalance(database, warehouseId);

it('what was rated as a node ended is taken at night, once, although nothing more happens', async () => {
  const rules = [rateRule.parse({ fee: 'RECEIVE_DELIVERY', model: 'FLAT', price: '4.50' })];
  const draft = { warehouseId, cardName: 'Standard', clientOrgId: null, validFrom: '2020-01-01', rules };
  const { cardId } = await made(moneyApi.calls.saveCard, { body: draft }, staff);
  await made(moneyApi.calls.publishCard, { body: { cardId } }, staff);
  const { skuCode } = await world.newProduct();
  const inboundId = await world.announced(skuCode, 1);
  await made(floorApi.calls.arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  // Posting is the first work in the name of the client.
  const ending = {
    ...platform,
    database: { ...database, asOrganization: () => Promise.reject(new Error('killed')) },
  };
  await expect(rateNewEvents(ending, orgId)).rejects.toThrow('Clients that failed: 1');
  await rateNewEvents(platform, orgId);
  expect(await settled()).toBe(0);
  await postLeftCharges(platform);
  await postLeftCharges(platform);
  expect(await settled()).toBe(-450);
});

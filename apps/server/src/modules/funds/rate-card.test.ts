import {
  billingApi,
  billingMessages,
  moneyApi,
  providerInvoicesApi,
  rateRule,
  type FeeCode,
} from '@lading/contracts/funds';
import { expect, it } from 'vitest';
import { warehouseWorld } from '../warehouse/testing/warehouse-world.ts';
import { rateNewEvents } from './rating.service.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, staff, server, warehouseId, orgId, database } = world;
const { saveCard, publishCard } = moneyApi.calls;
const stored = (fee: FeeCode, price: string) =>
  rateRule.parse({ fee, model: 'AGE', tiers: [{ upTo: null, price }] });
const byMeters = stored('STORAGE_CBM_DAY', '0.5');
const byFeet = stored('STORAGE_CUFT_DAY', '0.02');
const card = (rules: (typeof byMeters)[]) => ({
  body: { warehouseId, cardName: 'Storage', clientOrgId: null, validFrom: '2020-01-01', rules },
});
const storageTwice = {
  code: 400,
  errors: [{ fieldName: 'rules', ...billingMessages.storageTwice({ first: 1, second: 2 }) }],
};

it('storage is charged by one volume unit: a card with two is not saved, and one saved before is not published', async () => {
  expect(await server.call(saveCard, card([byMeters, byFeet]), staff)).toMatchObject(storageTwice);
  expect(await server.call(saveCard, card([byFeet, byFeet]), staff)).toMatchObject({
    code: 400,
    errors: [{ fieldName: 'rules', code: billingMessages.overlap.code }],
  });
  const { cardId } = await made(saveCard, card([byMeters]), staff);
  const earlier = JSON.stringify([byMeters, byFeet]);
  await database.pool.query('update rate_card set rules = $1 where card_id = $2', [earlier, cardId]);
  expect(await server.call(publishCard, { body: { cardId } }, staff)).toMatchObject(storageTwice);
  expect(await made(saveCard, card([byFeet]), staff)).toMatchObject({ state: 'DRAFT' });
});

it('a storage rule has no free quantity and no bounds, which storage does not compute with', async () => {
  const bounded = card([{ ...byMeters, minimum: '50' }]);
  expect(await server.call(saveCard, bounded, staff)).toMatchObject({
    code: 400,
    errors: [{ fieldName: 'rules', ...billingMessages.storageBounded({ rule: 1 }) }],
  });
});

it('what someone else has changed meanwhile is neither overwritten nor published unseen', async () => {
  const { cardId, version } = await made(saveCard, card([byMeters]), staff);
  const change = { body: { ...card([byFeet]).body, cardId, version } };
  const changed = await made(saveCard, change, staff);
  const outdated = { code: 409, reason: billingMessages.cardChanged.code };
  expect(await server.call(saveCard, change, staff)).toMatchObject(outdated);
  expect(await server.call(publishCard, { body: { cardId, version } }, staff)).toMatchObject(outdated);
  const seen = { body: { cardId, version: changed.version } };
  expect(await made(publishCard, seen, staff)).toMatchObject({ rules: [byFeet] });
  expect(await server.call(publishCard, seen, staff)).toMatchObject({
    code: 409,
    reason: billingMessages.cardPublished.code,
  });
});

it('no card starts before work that is charged, also to a client whose own card starts later', async () => {
  const rules = [rateRule.parse({ fee: 'RECEIVE_UNIT', model: 'UNIT', price: '0.5' })];
  const saved = async (more: object) =>
    (await made(saveCard, { body: { ...card([]).body, rules, ...more } }, staff)).cardId;
  const first = await saved({ validFrom: '2020-06-01' });
  await made(publishCard, { body: { cardId: first } }, staff);
  await world.stocked(1);
  await rateNewEvents(server.platform, orgId);
  const own = await saved({ clientOrgId: orgId, validFrom: '2099-01-01' });
  await made(publishCard, { body: { cardId: own } }, staff);
  const late = await saved({ validFrom: '2021-01-01' });
  expect(await server.call(publishCard, { body: { cardId: late } }, staff)).toMatchObject({
    code: 400,
    errors: [{ fieldName: 'validFrom', code: billingMessages.alreadyCharged.code }],
  });
});

it.each(['2026-02-30', '2026-13-01', '0000-01-01'])('%s is no day to bill from', async (day) => {
  const period = { warehouseId, orgId, fromDay: day, toDay: day };
  expect([
    await refused(saveCard, { body: { ...card([byMeters]).body, validFrom: day } }, staff),
    await refused(
      moneyApi.calls.simulateCard,
      { body: { ...period, clientOrgId: null, rules: [byMeters] } },
      staff,
    ),
    await refused(providerInvoicesApi.calls.draftInvoice, { body: period }, staff),
    await refused(billingApi.calls.chargePage, { query: { from: day } }, seller),
  ]).toEqual(Array.from({ length: 4 }, () => ({ code: 400 })));
});

import { customsMessages } from '@lading/contracts/orders';
import { eeiApi } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { labelBuyer } from '../testing/buy-labels.ts';
import { clockOrders, lyon } from './testing/clock-orders.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { saveClock, orderOf } = clockOrders(server, seller);
const due = { code: 409, reason: customsMessages.itnMissingTogether.code };

beforeAll(async () => {
  await buyer.fund(1_000_000);
  await saveClock();
});

/** Buys a label for a clock at a price in dollars. */
async function buy(recipient: typeof lyon & { company?: string }, unitPrice: number, skuCode = 'EEI-CLOCK') {
  const orderId = await orderOf(recipient, unitPrice, { skuCode });
  return buyer.buy(await buyer.quote({ orderId }), { service: 'DEMO_INTERNATIONAL' });
}

it('goods for one company are added up, whoever receives them there', async () => {
  const company = { ...lyon, name: 'Ana Roy', company: 'Horloges & Cie' };
  await dataOf(buy(company, 1_300));
  for (const other of [
    { ...company, name: 'Luc Petit' },
    { ...company, company: 'HORLOGES & CIE.', addressLine2: 'Attn: Luc Petit' },
    { ...company, name: 'Horloges & Cie', company: '' },
  ])
    expect(await buy(other, 1_300)).toMatchObject(due);
  for (const other of [
    { ...company, company: '-' },
    { ...company, company: 'Montres SA' },
    { ...company, addressLine1: '9 Rue Mercière' },
  ])
    expect(await buy(other, 1_300)).toMatchObject({ result: 'OK' });
});

it('an export is found by the company of its consignee, and by the person there', async () => {
  const { shipmentNo } = await dataOf(buy({ ...lyon, name: 'Inès Faure', company: 'Pendules SAS' }, 40));
  for (const search of ['pendules', 'faure']) {
    const { records } = await dataOf(server.call(eeiApi.calls.eeiPage, { query: { search } }, seller));
    expect(records).toMatchObject([{ shipmentNo, consigneeName: 'Pendules SAS, Inès Faure' }]);
  }
});

it('goods for one company bought at the same moment are added up too', async () => {
  const company = { ...lyon, company: 'At once SARL' };
  const came = await Promise.all([
    buy({ ...company, name: 'Ana Roy' }, 1_300),
    buy({ ...company, name: 'Luc Petit' }, 1_300),
  ]);
  expect(came.map(({ result }) => result).toSorted()).toEqual(['ERR', 'OK']);
});

it('goods under a shorter form of the same HS code are added up', async () => {
  const consignee = { ...lyon, name: 'Short code' };
  await saveClock({ skuCode: 'EEI-SHORT', scheduleB: '9103.10' });
  await dataOf(buy(consignee, 1_300));
  expect(await buy(consignee, 1_300, 'EEI-SHORT')).toMatchObject({ ...due, params: { code: '9103102020' } });
});

it('goods that carriers refuse as they are described are added up like any other', async () => {
  const consignee = { ...lyon, name: 'Vague goods' };
  await saveClock({ skuCode: 'EEI-VAGUE', custDescription: 'Gift' });
  await dataOf(buy(consignee, 1_300, 'EEI-VAGUE'));
  expect(await buy(consignee, 1_300)).toMatchObject(due);
  expect(await buy(consignee, 1_300, 'EEI-VAGUE')).toMatchObject(due);
});

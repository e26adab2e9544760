import { labelSaleMessages, shippingApi } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { shipmentDetail, shipmentPage } = shippingApi.calls;

beforeAll(() => buyer.fund(100_000));

const found = async (search: string, caller = seller): Promise<string[]> => {
  const { records } = await dataOf(server.call(shipmentPage, { query: { search } }, caller));
  return records.map(({ shipmentNo }) => shipmentNo);
};

it('the shipment of a label without an order is found by its recipient, and opened', async () => {
  const to = { ...workedExample.to, name: 'Zelda Quince' };
  const { shipmentId, shipmentNo } = await buyer.bought({ ...workedExample, to });
  expect(await found('zelda quince')).toEqual([shipmentNo]);
  expect(await found('zelda quince', other)).toEqual([]);
  expect(await dataOf(server.call(shipmentDetail, { params: { shipmentId } }, seller))).toMatchObject({
    orderId: null,
    recipient: { name: 'Zelda Quince' },
    sender: { name: workedExample.from.name },
    labels: [{ packageNo: 1 }],
    acts: expect.arrayContaining(['print', 'void']),
  });
});

const zip = { zipCode: '90277', countryCode: 'US' };
const lyon = { ...workedExample.to, city: 'Lyon', stateCode: '', zipCode: '69002', countryCode: 'FR' };

it.each([
  ['a ZIP code as its sender', { from: zip }, 'DEMO_GROUND', 'senderIncomplete', 'from.name'],
  ['a ZIP code as its recipient', { to: zip }, 'DEMO_GROUND', 'recipientIncomplete', 'to.name'],
  ['goods that are not declared abroad', { to: lyon }, 'DEMO_INTERNATIONAL', 'goodsUndeclared', undefined],
] as const)(
  'without an order, a quote with %s is an estimate: no label is sold at it, and no money is held',
  async (_what, change, service, code, field) => {
    const quote = await buyer.quote({ ...workedExample, ...change });
    const before = await buyer.balance();
    const refused = await buyer.buy(quote, { service });
    expect(refused).toMatchObject({ code: 409, reason: labelSaleMessages[code].code });
    expect('errors' in refused ? refused.errors?.[0]?.fieldName : undefined).toBe(field);
    expect(await buyer.balance()).toEqual(before);
    expect(await found(`SHQ${quote.quoteId}`)).toEqual([]);
  },
);

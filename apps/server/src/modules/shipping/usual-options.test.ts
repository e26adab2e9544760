import { randomUUID } from 'node:crypto';
import { orderActsApi, orderFormApi, type OrderActRequest } from '@lading/contracts/orders';
import { shippingDefaultsApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { usualOptions } from './shipping-defaults.service.ts';
import { place } from './testing/buy-labels.ts';

const { server, seller } = await twoOrganizations();
const { database } = server.platform;
const settings = {
  unit: 'cm/kg' as const,
  presetId: null,
  signature: 'adult' as const,
  customsSigner: '',
  insurance: { minor: 12_345, currency: 'USD' },
  cutOff: null,
  senderId: null,
  returnId: null,
};
await dataOf(server.call(shippingDefaultsApi.calls.saveShippingDefaults, { body: settings }, seller));

const written = {
  orderNo: '',
  currency: 'USD',
  recipient: place('94107'),
  lines: [{ skuCode: 'A-1', quantity: 1, unitPrice: 30 }],
  packages: [],
};

async function optionsOf(more: object, ...acts: OrderActRequest[]) {
  const body = { ...written, ...more };
  const { orderId } = await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller));
  for (const request of acts)
    await dataOf(
      server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, {
        'idempotency-key': randomUUID(),
      }),
    );
  const { rows } = await database.pool.query<{ org_id: string }>(
    'select org_id::text from customer_order where order_id = $1',
    [orderId],
  );
  return database.asOrganization(rows[0]!.org_id, (trx) => usualOptions(trx, orderId));
}

it('are the default settings for an order that leaves them open', async () => {
  expect(await optionsOf({})).toEqual({ signature: 'adult', insurance: settings.insurance });
});

it('are those of the order, which may refuse signature and insurance', async () => {
  expect(
    await optionsOf(
      {},
      { act: 'signature', signatureType: 'none' },
      { act: 'insurance', insuranceDeclared: null },
    ),
  ).toEqual({ signature: 'none', insurance: null });
  expect(await optionsOf({ signatureType: 'signature', insuranceDeclared: 20 })).toEqual({
    signature: 'signature',
    insurance: { minor: 2_000, currency: 'USD' },
  });
});

it('do not include an insured value in another currency: it is not converted', async () => {
  const yuan = { currency: 'CNY', insuranceDeclared: 700 };
  await expect(optionsOf(yuan)).rejects.toMatchObject({
    text: {
      code: 'shipping.insuredInOther',
      params: { amount: '700.00', currency: 'CNY', insured: 'USD' },
    },
  });
  expect(await optionsOf({ ...yuan, insuranceDeclared: 0 })).toMatchObject({ insurance: null });
});

import { carrierMessages } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { clockOrders, lyon } from './eei/testing/clock-orders.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { easyPostClient } from './testing/easypost-client.ts';

const { server, seller, connect } = await easyPostClient();
const buyer = labelBuyer(server, seller);
const { saveClock, orderOf } = clockOrders(server, seller);
const box = { length: 9, width: 6, height: 4, weight: 2, unit: 'in/lb' as const };
const abroad = 'USPS.FirstClassPackageInternationalService';

beforeAll(async () => {
  await dataOf(connect());
});

it.each([
  ['described vaguely', { skuCode: 'VAGUE', custDescription: 'Gift' }, '“Gift” (VAGUE)'],
  ['heavier than their package', { skuCode: 'HEAVY', weight2: 950 }, '0.95 kg'],
])(
  'goods %s are not declared, with the reason, and carriers that need no declaration still have rates',
  async (_what, product, reason) => {
    await saveClock(product);
    const quote = await buyer.quote({ orderId: await orderOf(lyon, 40, product) });
    expect(quote.messages).toMatchObject([
      { message: { code: carrierMessages.customsMissing.code, message: expect.stringContaining(reason) } },
    ]);
    expect(quote.rates.map(({ serviceCode }) => serviceCode)).toEqual(['DEMO_INTERNATIONAL']);
  },
);

it('goods in several packages are compared with all of them together', async () => {
  await saveClock({ skuCode: 'PARTED', weight2: 950 });
  const orderId = await orderOf(lyon, 40, { skuCode: 'PARTED' });
  const { rates } = await buyer.quote({ orderId, packages: [{ ...box, weight: 2.5 }] });
  expect(rates.map(({ serviceCode }) => serviceCode)).toContain(abroad);
  const { messages } = await buyer.quote({ orderId, packages: [box, { ...box, weight: 0.5 }] });
  expect(messages.map(({ message }) => message.code)).not.toContain(carrierMessages.customsMissing.code);
});

import { orderFormApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { dataOf } from '../../../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../../../platform/testing/test-server.ts';
import { place } from '../../testing/buy-labels.ts';

export const lyon = { ...place('69002'), name: 'Léa Roux', city: 'Lyon', stateCode: '', countryCode: 'FR' };
const box = { length: 9, width: 6, height: 4, weight1: 2, weight2: null, unit: 'in/lb' as const };

/** Orders of one clock from San Francisco, with complete customs data. */
export function clockOrders(server: TestServer, seller: Caller) {
  let serial = 0;
  return {
    saveClock: (
      change: {
        skuCode?: string;
        scheduleB?: string | null;
        custDescription?: string;
        /** In grams. */
        weight2?: number;
      } = {},
    ) => {
      const clock = {
        skuCode: 'EEI-CLOCK',
        skuName: 'Clock',
        packageType: 'Ready To Ship' as const,
        unit: 'cm/kg' as const,
        length: 10,
        width: 10,
        height: 10,
        weight1: 0,
        weight2: 410,
        scheduleB: '9103.10.2020',
        originCountry: 'CN',
        custDescription: 'Alarm clock',
        ...change,
      };
      return dataOf(server.call(productsApi.calls.saveProduct, { body: clock }, seller));
    },
    /** An order of one clock at a price, in dollars by default. */
    async orderOf(
      recipient: typeof lyon,
      unitPrice: number,
      { currency = 'USD', skuCode = 'EEI-CLOCK' } = {},
    ): Promise<string> {
      serial += 1;
      const body = {
        orderNo: `EEI-${serial}`,
        currency,
        sender: place('94107'),
        recipient,
        packages: [box],
        lines: [{ skuCode, quantity: 1, unitPrice }],
      };
      const key = { 'idempotency-key': `eei-order-${serial}` };
      return (await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key))).orderId;
    },
  };
}

import { randomUUID } from 'node:crypto';
import { fundsApi, topUpBounds } from '@lading/contracts/funds';
import { labelsApi, ratesApi, type Quote } from '@lading/contracts/shipping';
import { dataOf } from '../../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';

/** A US address with a ZIP code; the second line of a recipient chooses what happens at the demo carrier. */
export const place = (zipCode: string, addressLine2?: string) => ({
  name: 'Hannah Whitfield',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode,
  countryCode: 'US',
  addressLine2,
});

/** The worked example: 18 × 14 × 12 in, 11 lb, zone 4, residential; Ground costs 28.09. */
export const workedExample = {
  from: place('94107'),
  to: place('90277'),
  packages: [{ length: 18, width: 14, height: 12, weight: 11, unit: 'in/lb' as const }],
};

/** Calls for tests of labels, as a person makes them. */
export function labelBuyer(server: TestServer, caller: Caller) {
  const buyer = {
    quote: (body: object = workedExample): Promise<Quote> =>
      dataOf(server.call(ratesApi.calls.quote, { body }, caller)),
    /** Buys a service of a quote, with a new key unless one is given. */
    buy: (
      quote: Quote,
      { service = 'DEMO_GROUND', key = randomUUID() }: { service?: string; key?: string } = {},
    ) => {
      const rate = quote.rates.find(({ serviceCode }) => serviceCode === service)!;
      const body = { quoteId: quote.quoteId, rateId: rate.rateId, amount: rate.amount };
      return server.call(labelsApi.calls.purchase, { body }, caller, { 'idempotency-key': key });
    },
    bought: async (body: object = workedExample) => await dataOf(buyer.buy(await buyer.quote(body))),
    detail: (purchaseId: string) =>
      dataOf(server.call(labelsApi.calls.purchaseDetail, { params: { purchaseId } }, caller)),
    balance: async () => {
      const { available, held } = await dataOf(
        server.call(fundsApi.calls.postageBalance, { query: {} }, caller),
      );
      return { available: available.minor, held: held.minor };
    },
    /** Tops up the wallet, in as many payments as needed, confirmed on the demo's payment page. */
    async fund(minor: number) {
      const most = topUpBounds.max * 100;
      for (let left = minor; left > 0; left -= most) {
        const amount = { minor: Math.min(left, most), currency: 'USD' };
        const body = { amount, method: 'demo' as const };
        const { payAt } = await dataOf(server.call(fundsApi.calls.topUp, { body }, caller));
        await server.app.inject({
          method: 'POST',
          url: payAt ?? '',
          headers: { 'sec-fetch-site': 'same-origin' },
        });
      }
    },
  };
  return buyer;
}

import { orderFormApi, ordersApi } from '@lading/contracts/orders';
import { ratesApi, shippingMessages } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller } = await twoOrganizations();
const { quote } = ratesApi.calls;

const place = (zipCode: string, more = {}) => ({
  name: 'Hannah Whitfield',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode,
  countryCode: 'US',
  ...more,
});
const parcel = {
  from: place('94107'),
  to: place('90277'),
  packages: [{ length: 18, width: 14, height: 12, weight: 11, unit: 'in/lb' as const }],
};
const ask = (body: Parameters<typeof server.call<typeof quote>>[1]['body'], caller: Caller = seller) =>
  server.call(quote, { body }, caller);
async function given(body: Parameters<typeof ask>[0]) {
  const answer = await ask(body);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}

describe('a quote', () => {
  it('prices every service line by line, cheapest first, and marks notable ones', async () => {
    const { rates, ineligible, messages, residential } = await given({ ...parcel, shipDate: '2027-03-01' });
    expect(residential).toBe(true);
    expect(messages).toEqual([]);
    expect(rates.map(({ serviceCode, amount, marks }) => [serviceCode, amount.minor, marks])).toEqual([
      ['DEMO_GROUND', 2_809, ['CHEAPEST', 'BESTVALUE']],
      ['DEMO_2DAY', 4_934, []],
      ['DEMO_OVERNIGHT', 8_475, ['FASTEST']],
    ]);
    for (const { lines, amount } of rates)
      expect(lines.reduce((sum, line) => sum + line.amount.minor, 0)).toBe(amount.minor);
    expect(ineligible.map(({ serviceCode, reason }) => [serviceCode, reason.code])).toEqual([
      ['DEMO_LIGHT', shippingMessages.overWeight.code],
      ['DEMO_SATURDAY', shippingMessages.fridayOnly.code],
      ['DEMO_INTERNATIONAL', shippingMessages.abroadOnly.code],
    ]);
  });

  it('insures packages for no more than a claim about them would pay', async () => {
    const insured = (minor: number, count: number) => {
      const packages = Array.from({ length: count }, () => parcel.packages[0]!);
      return given({ ...parcel, packages, insurance: { minor, currency: 'USD' } });
    };
    expect((await insured(5_000_000, 1)).rates.length).toBeGreaterThan(0);
    expect((await insured(8_000_000, 2)).rates.length).toBeGreaterThan(0);
    const { rates, messages } = await insured(5_000_001, 1);
    expect(rates).toEqual([]);
    expect(messages).toMatchObject([
      {
        message: {
          code: shippingMessages.insuredAbove.code,
          message: expect.stringContaining('50000.00 USD') as string,
        },
      },
    ]);
  });

  it('takes addresses and packages from the order', async () => {
    const page = await server.call(ordersApi.calls.orderPage, { query: { pageSize: 20 } }, seller);
    if (page.result !== 'OK') throw new Error(page.message);
    const order = page.data.records.find(({ recipientCountryCode }) => recipientCountryCode === 'US')!;
    const quoted = await given({ orderId: order.orderId });
    expect(quoted).toMatchObject({ orderId: order.orderId, to: { name: order.recipientName } });
    expect(quoted.from.city).toBe('Long Beach');
    expect(quoted.packages.length).toBeGreaterThan(0);
    expect(quoted.rates.length).toBeGreaterThan(0);
  });

  it.each([
    ['some', 2, '2'],
    ['all', undefined, '1, 2'],
  ])(
    'is refused for an order with %s packages unknown: parcels would leave without labels',
    async (which, weight1, packages) => {
      const body = {
        orderNo: '',
        currency: 'USD',
        recipient: parcel.to,
        sender: parcel.from,
        lines: [],
        packages: [
          { length: 10, width: 8, height: 4, weight1, unit: 'in/lb' as const },
          { length: 10, width: 8, height: 4, unit: 'in/lb' as const },
        ],
      };
      const key = { 'idempotency-key': `packages-unknown-${which}` };
      const made = await server.call(orderFormApi.calls.createOrder, { body }, seller, key);
      if (made.result !== 'OK') throw new Error(made.message);
      const { orderId } = made.data;
      expect(await ask({ orderId })).toMatchObject({
        code: 400,
        errors: [
          { fieldName: 'packages', code: shippingMessages.packagesIncomplete.code, params: { packages } },
        ],
      });
      expect((await given({ orderId, packages: parcel.packages })).packages).toHaveLength(1);
    },
  );

  it('reports what a carrier cannot read instead of failing', async () => {
    const { rates, messages } = await given({ ...parcel, to: place('9027') });
    expect(rates).toEqual([]);
    expect(messages.map(({ message }) => message.code)).toEqual([shippingMessages.unknownZip.code]);
  });

  it('moves to the next business day after the cut-off', async () => {
    const friday = new Date('2027-03-06T02:00:00Z');
    server.clock.advance(friday.getTime() - server.clock.now().getTime());
    const late = await server.signIn('seller@lading.test');
    const answer = await ask(parcel, late);
    expect(answer).toMatchObject({ data: { shipDate: '2027-03-08', isAfterCutOff: true } });
    expect(await ask({ ...parcel, shipDate: '2027-03-04' }, late)).toMatchObject({
      errors: [{ fieldName: 'shipDate' }],
    });
  });

  it('names what is missing', async () => {
    const late = await server.signIn('seller@lading.test');
    expect(await ask({ from: parcel.from, to: parcel.to }, late)).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'packages' }],
    });
    expect(await ask({ from: parcel.from, packages: parcel.packages }, late)).toMatchObject({
      errors: [{ fieldName: 'to' }],
    });
  });

  it('is for verified organizations (decision D14)', async () => {
    const plain = await server.signIn('plain@lading.test');
    expect(await ask(parcel, plain)).toMatchObject({
      code: 403,
      reason: shippingMessages.verificationRequired.code,
    });
  });
});

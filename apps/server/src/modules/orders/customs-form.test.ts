import { orderPapersApi, type OrderDetail } from '@lading/contracts/orders';
import { lineValue, shippingDefaultsApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../platform/documents/testing/read-symbols.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { customsItems, formWithinLimits } from './customs-form-rules.ts';
import { sampleOrder } from './testing/sample-order.ts';

const dayMs = 86_400_000;
const { customsForm } = orderPapersApi.calls;
const { server, seller } = await twoOrganizations();
const { database } = server.platform;

const fact = {
  productId: '1',
  skuCode: 'MUG-2',
  description: 'Stoneware mug',
  hsCode: '691200',
  originCountry: 'CN',
  declaredValue: 4.5,
  grams: 410,
};
const orderOf = (lines: OrderDetail['lines']): OrderDetail => ({ ...sampleOrder(), lines });
const line = { skuCode: 'MUG-2', quantity: 3, unitPrice: 12, currency: 'USD' };
const goods = new Map([['MUG-2', [{ productId: '1', quantity: 2 }]]]);

describe('the lines of a customs form', () => {
  it('count units of the product, at its declared value', () => {
    const { items, currency } = customsItems(orderOf([line, line]), goods, [fact], 'CN23');
    expect(items).toMatchObject([{ description: 'Stoneware mug', quantity: 12, unitValue: 450, grams: 410 }]);
    expect(currency).toBe('USD');
  });

  it('use the price paid when nothing is declared, per unit of a pack', () => {
    const undeclared = { ...fact, declaredValue: null };
    const { items } = customsItems(orderOf([line]), goods, [undeclared], 'COMMERCIAL_INVOICE');
    expect(items).toMatchObject([{ quantity: 6, unitValue: 600 }]);
  });

  it.each([
    ['no HS code', { hsCode: '6912' }, 'COMMERCIAL_INVOICE'],
    ['no origin', { originCountry: null }, 'COMMERCIAL_INVOICE'],
    ['no weight, on a postal form', { grams: null }, 'CN22'],
  ] as const)('name the product with %s', (_, lack, form) => {
    expect(() => customsItems(orderOf([line]), goods, [{ ...fact, ...lack }], form)).toThrow(/MUG-2/);
  });

  it('state the value of cheap goods whose unit is worth less than a hundredth', () => {
    const nails = { ...line, quantity: 500, unitPrice: 0.0075 };
    const { items } = customsItems(orderOf([nails]), goods, [{ ...fact, declaredValue: null }], 'CN23');
    // A pack of two.
    expect(items).toMatchObject([{ quantity: 1_000, unitValue: 0.38 }]);
    expect(lineValue(items[0]!)).toBe(380);
  });

  it('name the SKUs without a product', () => {
    expect(() => customsItems(orderOf([line]), new Map(), [], 'CN23')).toThrow(/MUG-2/);
  });
});

describe('a CN 22', () => {
  const rates: Readonly<Record<string, number>> = { USD: 1, XDR: 1.36, EUR: 1.17 };
  const known = { dollarsOf: (currency: string) => rates[currency], day: '2026-11-26' };
  const made = (grams: number, value: number, { currency = 'USD', gross = null as number | null } = {}) => {
    const item = { ...fact, description: '', hsCode: '', originCountry: '', quantity: 2 };
    const items = [{ ...item, grams: grams / 2, unitValue: (value * 100) / 2 }];
    return formWithinLimits('CN22', { items, currency, gross }, known);
  };

  it.each([
    ['2 kg of goods', made(2_000, 10), 'CN22'],
    ['more than 2 kg of goods', made(2_002, 10), 'CN23'],
    ['2 kg with its package', made(1_500, 10, { gross: 2_000 }), 'CN22'],
    ['more than 2 kg with its package', made(1_500, 10, { gross: 2_001 }), 'CN23'],
    ['300 SDR', made(500, 408), 'CN22'],
    ['more than 300 SDR', made(500, 408.02), 'CN23'],
    ['more than 300 SDR in another currency', made(500, 350, { currency: 'EUR' }), 'CN23'],
    ['a currency without a rate', made(500, 10, { currency: 'XYZ' }), 'CN23'],
  ])('becomes, for %s', (_what, form, expected) => expect(form).toBe(expected));

  it('is only replaced when it was requested; other forms stay as requested', () => {
    const goods = { items: [], currency: 'USD', gross: 9_000 };
    for (const form of ['COMMERCIAL_INVOICE', 'CN23'] as const)
      expect(formWithinLimits(form, goods, known)).toBe(form);
  });
});

describe('a customs form', async () => {
  const { orgId, orderId } = await database.asSystem(async (trx) => {
    const { rows } = await sql<{ orgId: string; orderId: string }>`
      select o.org_id::text as "orgId", o.order_id::text as "orderId" from customer_order o join order_line l using (order_id)
        join product p on p.org_id = o.org_id and p.sku_code = l.sku_code
        join person u on u.org_id = o.org_id and u.email = 'seller@lading.test'
      order by o.order_id limit 1`.execute(trx);
    return rows[0]!;
  });
  const asSeller = (statement: string) =>
    database.asOrganization(orgId, (trx) => sql.raw(statement).execute(trx));
  const request = { orderId, contents: 'SALE', terms: 'DAP', signer: 'Mei Carver' } as const;

  it('names what is missing before it is created', async () => {
    await asSeller(`update customer_order set sender = '{"name":"Juniper","city":"Reno","countryCode":"US"}',
      recipient = '{"name":"李文静","city":"深圳","countryCode":"CN"}' where order_id = ${orderId}`);
    await asSeller(`update product set schedule_b = null where true`);
    const reply = await server.send(customsForm, { body: { ...request, form: 'CN23' } }, seller);
    expect(reply.json()).toMatchObject({ code: 400, reason: 'customs.missing' });
  });

  it.each([
    ['COMMERCIAL_INVOICE', 612, 100],
    ['CN22', 288, 100],
    ['CN22', 612, 2_500],
    ['CN23', 612, 100],
  ] as const)('%s has the parties, the goods and their value', async (form, width, grams) => {
    await asSeller(
      `update product set schedule_b = '6912.00.4810', origin_country = 'cn', declared_value = 7.25, weight1 = 0, weight2 = ${grams}, unit = 'cm/kg'`,
    );
    await asSeller(
      `update order_package set weight1 = 0, weight2 = 900, unit = 'cm/kg' where order_id = ${orderId}`,
    );
    await asSeller(`update order_line set quantity = 1 where order_id = ${orderId}`);
    const reply = await server.send(customsForm, { body: { ...request, form } }, seller);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const [page, ...more] = await readPdf(reply.rawPayload, 72);
    expect(page!.width).toBeCloseTo(width, 0);
    expect(more).toHaveLength(form === 'COMMERCIAL_INVOICE' ? 2 : 0);
    for (const text of ['6912004810', '7.25', 'Mei Carver', '李文静', 'Total value'])
      expect(page!.text).toContain(text);
  });

  it('has the sender’s tax numbers, the packages with their weight, and amounts with the decimals of their currency', async () => {
    const { calls } = shippingDefaultsApi;
    const kept = await server.call(calls.shippingDefaults, {}, seller);
    if (kept.result !== 'OK') throw new Error(kept.message);
    const own = { vat: 'DE 123456789', ioss: 'IM2760000001' };
    const settings = { ...kept.data.settings, ...own, senderId: null, returnId: null };
    await server.call(calls.saveShippingDefaults, { body: settings }, seller);
    await asSeller(`update customer_order set currency = 'JPY' where order_id = ${orderId}`);
    await asSeller(`update product set declared_value = 1200`);
    const body = { ...request, form: 'COMMERCIAL_INVOICE' } as const;
    const reply = await server.send(customsForm, { body }, seller);
    const [page] = await readPdf(reply.rawPayload, 72);
    expect(page!.text).toContain('VAT DE123456789');
    // China is not in the EU.
    expect(page!.text).not.toContain('IM2760000001');
    expect(page!.text).toMatch(/JPY [\d,]+(?![.\d])/);
    expect(page!.text).toContain('1,200');
    expect(page!.text).not.toContain('1,200.00');
    expect(page!.text).toMatch(/\d+, gross [\d.]+ kg/);
  });

  it('is dated in the time zone of its signer', async () => {
    const now = server.clock.now();
    // Half an hour after midnight in UTC, which is the evening before in Los Angeles.
    const midnight = Math.ceil(now.getTime() / dayMs) * dayMs;
    server.clock.advance(midnight + dayMs / 48 - now.getTime());
    const signer = await server.signIn('seller@lading.test');
    await database.asSystem((trx) =>
      sql`update person set time_zone = 'America/Los_Angeles' where email = 'seller@lading.test'`.execute(
        trx,
      ),
    );
    const reply = await server.send(customsForm, { body: { ...request, form: 'CN23' } }, signer);
    const [page] = await readPdf(reply.rawPayload, 72);
    const evening = new Date(midnight - dayMs).toISOString().slice(0, 10);
    expect(page!.text).toContain(`Mei Carver, ${evening}`);
  });

  it('is for international orders of one’s own organization', async () => {
    const body = { ...request, form: 'CN23' } as const;
    // Earlier sessions may have ended, as the clock has moved.
    const [own, foreign] = [
      await server.signIn('seller@lading.test'),
      await server.signIn('other@lading.test'),
    ];
    expect((await server.send(customsForm, { body }, foreign)).json()).toMatchObject({ code: 404 });
    await asSeller(
      `update customer_order set recipient = '{"name":"Ada","countryCode":"US"}' where order_id = ${orderId}`,
    );
    expect((await server.send(customsForm, { body }, own)).json()).toMatchObject({
      code: 400,
      reason: 'customs.notAbroad',
    });
  });
});

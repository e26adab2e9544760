import { orderFormApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import {
  carrierAccountsApi,
  carrierMessages,
  ratesApi,
  shippingDefaultsApi,
  type CustomsDeclared,
  type Quote,
} from '@lading/contracts/shipping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { easyPostSite } from './carriers/easypost/testing/easypost-site.ts';
import { shippoSite } from './carriers/shippo/testing/shippo-site.ts';
import { labelBuyer, place } from './testing/buy-labels.ts';

const abroad = 'USPS.FirstClassPackageInternationalService';
const toronto = { ...place('M5V 2T6'), name: 'Ana Roy', city: 'Toronto', stateCode: 'ON', countryCode: 'CA' };
const lyon = { ...place('69002'), name: 'Léa Roux', city: 'Lyon', stateCode: '', countryCode: 'FR' };
const box = { length: 9, width: 6, height: 4, weight1: 3, weight2: null, unit: 'in/lb' as const };

const [easyPost, shippo] = [await easyPostSite(), await shippoSite()];
let server: TestServer;
let seller: Caller;
let serial = 0;

beforeAll(async () => {
  server = await startTestServer({
    LADING_EASYPOST_API: easyPost.address,
    LADING_SHIPPO_API: shippo.address,
  });
  seller = await server.signIn('seller@lading.test');
  for (const [network, apiKey] of [
    ['easypost', easyPost.key],
    ['shippo', shippo.key],
  ] as const) {
    const body = { network, name: network, apiKey };
    await dataOf(server.call(carrierAccountsApi.calls.connectAccount, { body }, seller));
  }
});
afterAll(async () => {
  await server.close();
  await Promise.all([easyPost.close(), shippo.close()]);
});

/** An order of three mugs that goes to another country. */
async function orderTo(
  recipient: typeof lyon,
  { product = {}, unitPrice = 12.5, quantity = 3, currency = 'USD' } = {},
) {
  serial += 1;
  const skuCode = `CUSTOMS-${serial}`;
  const mug = {
    skuCode,
    skuName: 'Mug',
    packageType: 'Ready To Ship' as const,
    unit: 'cm/kg' as const,
    length: 10,
    width: 10,
    height: 10,
    weight1: 0,
    weight2: 410,
    scheduleB: '6912.00.4810',
    originCountry: 'CN',
    custDescription: 'Stoneware mug',
  };
  await dataOf(server.call(productsApi.calls.saveProduct, { body: { ...mug, ...product } }, seller));
  const body = {
    orderNo: `CUS-${serial}`,
    currency,
    sender: place('94107'),
    recipient,
    lines: [{ skuCode, quantity, unitPrice }],
    packages: [box],
  };
  const key = { 'idempotency-key': `order-${serial}` };
  const made = await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key));
  return made.orderId;
}
const quoteOf = (orderId: string, customs?: CustomsDeclared) =>
  dataOf(server.call(ratesApi.calls.quote, { body: { orderId, ...(customs && { customs }) } }, seller));
const lastOf = (site: typeof easyPost | typeof shippo) =>
  site.asked.findLast(({ path }) => path.endsWith('/shipments'))!.body;
const said = ({ messages }: Quote) => messages.map(({ message }) => message.message).join(' | ');

it('the choices of the order are declared, unless its label overrides them', async () => {
  const orderId = await orderTo(lyon);
  const customs = { contents: 'GIFT', nonDelivery: 'ABANDON', signer: 'Otto Packer' };
  await server.platform.database.pool.query('update customer_order set customs = $2 where order_id = $1', [
    orderId,
    JSON.stringify(customs),
  ]);
  await quoteOf(orderId);
  expect(lastOf(easyPost)).toMatchObject({
    shipment: {
      customs_info: { contents_type: 'gift', customs_signer: 'Otto Packer', non_delivery_option: 'abandon' },
    },
  });
  expect(lastOf(shippo)).toMatchObject({
    customs_declaration: {
      contents_type: 'GIFT',
      certify_signer: 'Otto Packer',
      non_delivery_option: 'ABANDON',
    },
  });
  await quoteOf(orderId, { contents: 'SAMPLE', terms: 'DAP', signer: 'Ann Label' });
  expect(lastOf(shippo)).toMatchObject({
    customs_declaration: {
      contents_type: 'SAMPLE',
      certify_signer: 'Ann Label',
      non_delivery_option: 'ABANDON',
    },
  });
});

it('goods of an order are declared to both networks, in their units, and the label is bought with them', async () => {
  const quote = await quoteOf(await orderTo(lyon));
  expect(lastOf(easyPost)).toMatchObject({
    shipment: {
      options: { incoterm: 'DAP' },
      customs_info: {
        contents_type: 'merchandise',
        customs_certify: true,
        customs_signer: 'Hannah Whitfield',
        eel_pfc: 'NOEEI 30.37(a)',
        non_delivery_option: 'return',
        restriction_type: 'none',
        customs_items: [
          {
            description: 'Stoneware mug',
            quantity: 3,
            value: 37.5,
            currency: 'USD',
            weight: 43.387,
            hs_tariff_number: '6912004810',
            origin_country: 'CN',
          },
        ],
      },
    },
  });
  expect(lastOf(shippo)).toMatchObject({
    customs_declaration: {
      contents_type: 'MERCHANDISE',
      certify: true,
      certify_signer: 'Hannah Whitfield',
      eel_pfc: 'NOEEI_30_37_a',
      incoterm: 'DAP',
      non_delivery_option: 'RETURN',
      items: [
        {
          quantity: 3,
          net_weight: '1230',
          mass_unit: 'g',
          value_amount: '37.50',
          value_currency: 'USD',
          tariff_number: '6912004810',
          origin_country: 'CN',
        },
      ],
    },
  });
  const came = await dataOf(labelBuyer(server, seller).buy(quote, { service: abroad }));
  expect(came.state).toBe('BOUGHT');
  expect(lastOf(easyPost)).toHaveProperty('shipment.customs_info.customs_items.0.value', 37.5);
});

it('the choices are declared: contents, duties, signer', async () => {
  const declared = { contents: 'GIFT', terms: 'DDP', signer: 'Mei Carver' } as const;
  await quoteOf(await orderTo(toronto), declared);
  expect(lastOf(easyPost)).toMatchObject({
    shipment: {
      options: { incoterm: 'DDP' },
      customs_info: { contents_type: 'gift', customs_signer: 'Mei Carver', eel_pfc: 'NOEEI 30.36' },
    },
  });
  expect(lastOf(shippo)).toMatchObject({ customs_declaration: { eel_pfc: 'NOEEI_30_36', incoterm: 'DDP' } });
});

it('a product without an HS code is reported, and carriers that need none still have rates', async () => {
  const quote = await quoteOf(await orderTo(lyon, { product: { scheduleB: null } }));
  expect(quote.messages.map(({ message }) => message.code)).toEqual([
    carrierMessages.customsMissing.code,
    carrierMessages.customsMissing.code,
  ]);
  expect(said(quote)).toContain(`CUSTOMS-${serial}`);
  expect(quote.rates.map(({ serviceCode }) => serviceCode)).toEqual(['DEMO_INTERNATIONAL']);
});

it('goods worth more than 2,500 USD under one HS code need a filing number', async () => {
  const orderId = await orderTo(lyon, { unitPrice: 900 });
  expect(said(await quoteOf(orderId))).toContain('6912004810');
  const declared = { contents: 'SALE', terms: 'DAP', signer: 'Mei Carver', itn: 'X20261124000001' } as const;
  const quote = await quoteOf(orderId, declared);
  expect(quote.rates.map(({ serviceCode }) => serviceCode)).toContain(abroad);
  expect(lastOf(easyPost)).toHaveProperty('shipment.customs_info.eel_pfc', 'AES X20261124000001');
  expect(lastOf(shippo)).toMatchObject({
    customs_declaration: { eel_pfc: 'AES_ITN', aes_itn: 'X20261124000001' },
  });
  const wrong = server.call(
    ratesApi.calls.quote,
    { body: { orderId, customs: { ...declared, itn: '2026' } } },
    seller,
  );
  expect(await wrong).toMatchObject({ code: 400 });
});

it('the threshold is in US dollars, whatever the currency of the goods', async () => {
  expect(said(await quoteOf(await orderTo(lyon, { unitPrice: 800, currency: 'EUR' })))).toContain(
    '6912004810',
  );
  const yen = await quoteOf(await orderTo(lyon, { unitPrice: 9_000, currency: 'JPY' }));
  expect(yen.rates.map(({ serviceCode }) => serviceCode)).toContain(abroad);
  expect(lastOf(shippo)).toMatchObject({
    customs_declaration: { items: [{ value_amount: '27000.00', value_currency: 'JPY' }] },
  });
});

it('many cheap goods are declared at the price paid', async () => {
  await quoteOf(await orderTo(lyon, { product: { weight2: 1 }, unitPrice: 0.004, quantity: 1_000 }));
  expect(lastOf(easyPost)).toHaveProperty('shipment.customs_info.customs_items.0.value', 4);
});

it('the sender’s tax numbers are included, that of the one-stop shop for low-value goods to the EU', async () => {
  const { settings } = await dataOf(server.call(shippingDefaultsApi.calls.shippingDefaults, {}, seller));
  const own = { eori: 'gb 123456789000', ioss: 'IM 276 000 0001' };
  const body = { ...settings, ...own, senderId: null, returnId: null };
  await dataOf(server.call(shippingDefaultsApi.calls.saveShippingDefaults, { body }, seller));
  const eori = { entity: 'SENDER', tax_id: 'GB123456789000', tax_id_type: 'EORI', issuing_country: 'GB' };
  const ioss = { entity: 'SENDER', tax_id: 'IM2760000001', tax_id_type: 'IOSS', issuing_country: 'DE' };

  await quoteOf(await orderTo(lyon));
  expect(lastOf(easyPost)).toHaveProperty('shipment.tax_identifiers', [eori, ioss]);
  expect(lastOf(shippo)).toMatchObject({
    customs_declaration: {
      exporter_identification: {
        eori_number: 'GB123456789000',
        tax_id: { number: 'IM2760000001', type: 'IOSS' },
      },
    },
  });
  for (const [to, unitPrice] of [
    [lyon, 90],
    [toronto, 12.5],
  ] as const) {
    await quoteOf(await orderTo(to, { unitPrice }));
    expect(lastOf(easyPost)).toHaveProperty('shipment.tax_identifiers', [eori]);
  }
});

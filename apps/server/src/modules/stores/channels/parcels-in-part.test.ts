import { expect, it, onTestFinished } from 'vitest';
import { bigCommerceApp, bigCommerceSite } from '../testing/bigcommerce-site.ts';
import { bigCommerceOrder } from '../testing/bigcommerce-orders.ts';
import { shopifySite } from '../testing/shopify-site.ts';
import { reporter } from '../testing/store-reporter.ts';
import { wooOrder, wooSite } from '../testing/woo-site.ts';
import { bigCommerceConnector } from './bigcommerce-connector.ts';
import { shopifyConnector } from './shopify-connector.ts';
import { wooConnector } from './woo-connector.ts';

/** Of two packages, the label of the second is void. */
const inPart = { trackingNumbers: ['9400'], voidedNumbers: ['9401'] };

async function woo() {
  const site = await wooSite();
  site.orders = [wooOrder(7)];
  const credentials = JSON.stringify({ consumerKey: site.key, consumerSecret: site.secret });
  const report = reporter(wooConnector, { address: site.address, host: site.host, credentials });
  onTestFinished(async () => {
    await site.close();
  });
  return { site, report };
}

async function bigCommerce(products?: object[]) {
  const app = await bigCommerceSite(bigCommerceApp);
  const site = app.ordersOf('h1');
  site.orders = [bigCommerceOrder(7, '2026-11-20T17:00:00Z', products && { products })];
  const store = { address: 'h1', credentials: 'token-of-h1', host: '' };
  const report = reporter(bigCommerceConnector(app.address), store);
  onTestFinished(async () => {
    await app.close();
  });
  return { site, report };
}

async function shopify() {
  const site = await shopifySite();
  const credentials = JSON.stringify({ accessToken: site.token });
  const report = reporter(shopifyConnector, { address: site.address, host: site.host, credentials });
  onTestFinished(async () => {
    await site.close();
  });
  return { site, report };
}

it.each([true, false])(
  'WooCommerce withdraws the package that stays behind, and later the other (tracking extension: %s)',
  async (hasTracking) => {
    const shop = await woo();
    const { site, report } = shop;
    site.hasTracking = hasTracking;
    const lines = [{ skuCode: 'OC-PLATE-11', quantity: 2 }];
    await report({ lines });
    expect(site.orders[0]!.status).toBe('completed');
    for (let times = 0; times < 2; times += 1) await report({ lines, ...inPart });
    expect(site.orders[0]!.status).toBe('processing');
    expect(site.trackings.map((one) => one.tracking_number)).toEqual(hasTracking ? ['9400'] : []);
    const notes = ['SH7: USPS 9400, 9401', 'SH7: 9401 was withdrawn'];
    expect(site.notes.map(({ note }) => note)).toEqual(notes);
    for (let times = 0; times < 2; times += 1) await report({ lines, ...inPart, isVoided: true });
    expect(site.trackings).toEqual([]);
    expect(site.notes.map(({ note }) => note)).toEqual([...notes, 'SH7: 9400 was withdrawn']);
    expect(site.orders[0]!.status).toBe('processing');
  },
);

it('WooCommerce withdraws all packages once the others are void too, before it is told of the first', async () => {
  const shop = await woo();
  const { site, report } = shop;
  const lines = [{ skuCode: 'OC-PLATE-11', quantity: 2 }];
  await report({ lines });
  for (let times = 0; times < 2; times += 1) await report({ lines, ...inPart, isVoided: true });
  expect(site.notes.map(({ note }) => note)).toEqual([
    'SH7: USPS 9400, 9401',
    'SH7: 9400, 9401 was withdrawn',
  ]);
});

it('WooCommerce does not complete the order when it is told only then', async () => {
  const shop = await woo();
  const { site, report } = shop;
  for (let times = 0; times < 2; times += 1) await report(inPart);
  expect(site.notes.map(({ note }) => note)).toEqual(['SH7: USPS 9400']);
  expect(site.orders[0]!.status).toBe('processing');
});

it('BigCommerce keeps the shipment with the number of the shipped package, as partially shipped, until that is void too', async () => {
  const shop = await bigCommerce();
  const { site, report } = shop;
  const lines = [{ skuCode: 'JP-BOWL-SET4', quantity: 2 }];
  await report({ lines });
  expect(site.orders[0]!.status_id).toBe(2);
  for (let times = 0; times < 2; times += 1) await report({ lines, ...inPart });
  expect(site.shipments).toMatchObject([{ tracking_number: '9400', comments: 'SH7: USPS 9400' }]);
  expect(site.orders[0]!.status_id).toBe(3);
  await report({ lines, ...inPart, isVoided: true });
  expect(site.shipments).toEqual([]);
  expect(site.orders[0]!.status_id).toBe(11);
});

it('BigCommerce gets another number for a shipment whose first package stays behind', async () => {
  const shop = await bigCommerce();
  const { site, report } = shop;
  const lines = [{ skuCode: 'JP-BOWL-SET4', quantity: 2 }];
  await report({ lines });
  await report({ lines, trackingNumbers: ['9401'], voidedNumbers: ['9400'] });
  expect(site.shipments).toMatchObject([{ tracking_number: '9401', comments: 'SH7: USPS 9401' }]);
});

it('BigCommerce gets the rest of a report interrupted between two addresses, and nothing twice', async () => {
  const [bowl] = bigCommerceOrder(7, '2026-11-20T17:00:00Z').products as { sku: string }[];
  const cup = { ...bowl, id: 2, sku: 'CUP', quantity: 1, order_address_id: 8 };
  const shop = await bigCommerce([bowl!, cup]);
  const { site, report } = shop;
  const lines = [
    { skuCode: 'JP-BOWL-SET4', quantity: 2 },
    { skuCode: 'CUP', quantity: 1 },
  ];
  site.reportsTaken = 1;
  await expect(report({ lines })).rejects.toMatchObject({ isFinal: false });
  expect(site.orders[0]!.status_id).toBe(3);
  site.reportsTaken = Infinity;
  for (let times = 0; times < 2; times += 1) await report({ lines });
  expect(site.shipments.map((one) => [one.order_address_id, one.items])).toEqual([
    [7, [{ order_product_id: 1, quantity: 2 }]],
    [8, [{ order_product_id: 2, quantity: 1 }]],
  ]);
  expect(site.orders[0]!.status_id).toBe(2);
});

it('Shopify keeps the fulfillment with the numbers of the shipped packages, and cancels it once those are void too', async () => {
  const shop = await shopify();
  const { site, report } = shop;
  site.fulfillmentOrders = [site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 4 }])];
  await report();
  for (let times = 0; times < 2; times += 1) await report(inPart);
  expect(site.fulfillments).toMatchObject([{ numbers: ['9400'], items: ['2 BOWL'], status: 'SUCCESS' }]);
  await report({ ...inPart, isVoided: true });
  expect(site.fulfillments).toMatchObject([{ status: 'CANCELLED' }]);
});

/** The second package has another label, for which the order is whole again. */
const relabeled = { trackingNumbers: ['9400', '9402'], voidedNumbers: ['9401'], isInPart: false };

it.each([true, false])(
  'WooCommerce gets the number of another label for that package, and completes the order (tracking extension: %s)',
  async (hasTracking) => {
    const { site, report } = await woo();
    site.hasTracking = hasTracking;
    const lines = [{ skuCode: 'OC-PLATE-11', quantity: 2 }];
    await report({ lines });
    await report({ lines, ...inPart });
    for (let times = 0; times < 2; times += 1) await report({ lines, ...relabeled });
    expect(site.orders[0]!.status).toBe('completed');
    expect(site.trackings.map((one) => one.tracking_number)).toEqual(hasTracking ? ['9400', '9402'] : []);
    expect(site.notes.map(({ note }) => note)).toEqual([
      'SH7: USPS 9400, 9401',
      'SH7: 9401 was withdrawn',
      'SH7: USPS 9402',
    ]);
    // That label is void as well.
    await report({ lines, trackingNumbers: ['9400'], voidedNumbers: ['9401', '9402'] });
    expect(site.orders[0]!.status).toBe('processing');
    expect(site.notes.at(-1)).toMatchObject({ note: 'SH7: 9402 was withdrawn' });
  },
);

it('BigCommerce gets the number of another label for that package, and has the order shipped', async () => {
  const { site, report } = await bigCommerce();
  const lines = [{ skuCode: 'JP-BOWL-SET4', quantity: 2 }];
  await report({ lines });
  await report({ lines, ...inPart });
  for (let times = 0; times < 2; times += 1) await report({ lines, ...relabeled });
  expect(site.shipments).toMatchObject([{ tracking_number: '9400', comments: 'SH7: USPS 9400 9402' }]);
  expect(site.orders[0]!.status_id).toBe(2);
});

it('Shopify gets the number of another label for that package', async () => {
  const { site, report } = await shopify();
  site.fulfillmentOrders = [site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 4 }])];
  await report();
  await report(inPart);
  for (let times = 0; times < 2; times += 1) await report(relabeled);
  expect(site.fulfillments).toMatchObject([
    { numbers: ['9400', '9402'], items: ['2 BOWL'], status: 'SUCCESS' },
  ]);
});

it('only the numbers of a parcel change when the lines of its order are no longer its own', async () => {
  const shopifyShop = await shopify();
  shopifyShop.site.fulfillmentOrders = [
    shopifyShop.site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 4 }]),
  ];
  await shopifyShop.report();
  await shopifyShop.report({ ...inPart, lines: [] });
  expect(shopifyShop.site.fulfillments).toMatchObject([
    { numbers: ['9400'], items: ['2 BOWL'], status: 'SUCCESS' },
  ]);
  const bigCommerceShop = await bigCommerce();
  await bigCommerceShop.report({ lines: [{ skuCode: 'JP-BOWL-SET4', quantity: 1 }] });
  await bigCommerceShop.report({ ...inPart, lines: [] });
  expect(bigCommerceShop.site.shipments).toMatchObject([
    { comments: 'SH7: USPS 9400', items: [{ quantity: 1 }] },
  ]);
  const wooShop = await woo();
  await wooShop.report({ lines: [{ skuCode: 'OC-PLATE-11', quantity: 1 }] });
  await wooShop.report({ ...inPart, lines: [] });
  expect(wooShop.site.notes.map(({ note }) => note)).toEqual([
    'SH7: USPS 9400, 9401',
    'SH7: 9401 was withdrawn',
  ]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { shopifySite } from '../testing/shopify-site.ts';
import { reporter } from '../testing/store-reporter.ts';
import { shopifyConnector } from './shopify-connector.ts';

describe('Shopify', () => {
  let site: Awaited<ReturnType<typeof shopifySite>>;
  let report: ReturnType<typeof reporter>;
  beforeEach(async () => {
    site = await shopifySite();
    report = reporter(shopifyConnector, {
      address: site.address,
      host: site.host,
      credentials: JSON.stringify({ accessToken: site.token }),
    });
    return () => site.close();
  });

  it('gets the report of a shipment once, per location, and the rest of the order stays open', async () => {
    site.fulfillmentOrders = [
      site.fulfillmentOrder(1, 'LAX', [
        { sku: 'BOWL', remainingQuantity: 1 },
        { sku: 'CUP', remainingQuantity: 5 },
      ]),
      site.fulfillmentOrder(2, 'EWR', [{ sku: 'BOWL', remainingQuantity: 1 }]),
    ];
    await report();
    await report();
    expect(site.fulfillments).toMatchObject([
      { company: 'USPS', numbers: ['9400', '9401'], items: ['1 BOWL'] },
      { company: 'USPS', numbers: ['9400', '9401'], items: ['1 BOWL'] },
    ]);
    await report({ isVoided: true });
    await report({ isVoided: true });
    expect(site.fulfillments.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('gets the rest of a report interrupted between two locations', async () => {
    site.fulfillmentOrders = [
      site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 1 }]),
      site.fulfillmentOrder(2, 'EWR', [{ sku: 'BOWL', remainingQuantity: 3 }]),
    ];
    site.reportsTaken = 1;
    await expect(report()).rejects.toMatchObject({ why: 'failed', isFinal: false });
    site.reportsTaken = Infinity;
    await report();
    await report();
    expect(site.fulfillments.map(({ items }) => items)).toEqual([['1 BOWL'], ['1 BOWL']]);
  });

  it('gets a report once when its reply is lost', async () => {
    site.fulfillmentOrders = [site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 4 }])];
    site.losesReply = true;
    await expect(report()).rejects.toMatchObject({ why: 'unreachable', isFinal: false });
    await report();
    expect(site.fulfillments.map(({ items }) => items)).toEqual([['2 BOWL']]);
  });

  it('gets the report of a parcel without a tracking number once, and its withdrawal', async () => {
    site.fulfillmentOrders = [site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 4 }])];
    site.losesReply = true;
    await expect(report({ trackingNumbers: [] })).rejects.toMatchObject({ why: 'unreachable' });
    await report({ trackingNumbers: [] });
    expect(site.fulfillments).toMatchObject([{ numbers: ['SH7'], items: ['2 BOWL'] }]);
    await report({ trackingNumbers: [], isVoided: true });
    expect(site.fulfillments).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('gets lines without a catalog product by their code in the order, and no others', async () => {
    const custom = { sku: null, variant: null, remainingQuantity: 1 };
    site.fulfillmentOrders = [
      site.fulfillmentOrder(1, 'LAX', [
        { ...custom, lineId: '900' },
        { ...custom, lineId: '901' },
        { sku: 'CUP', remainingQuantity: 1 },
      ]),
    ];
    await report({ lines: [{ skuCode: 'shopify-line-901', quantity: 1 }] });
    expect(site.fulfillments.map(({ items }) => items)).toEqual([['1 gid://shopify/LineItem/901']]);
  });

  it('gets reports with more lines than fit on one page', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => ({ sku: `S${at}`, remainingQuantity: 1 }));
    site.fulfillmentOrders = [site.fulfillmentOrder(1, 'LAX', lines)];
    await report({ lines: lines.map(({ sku }) => ({ skuCode: sku, quantity: 1 })) });
    expect(site.fulfillments[0]!.items).toHaveLength(120);
  });

  it('gets no report on other goods when the same ones were fulfilled manually', async () => {
    site.fulfillmentOrders = [
      site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 2 }]),
      site.fulfillmentOrder(2, 'LAX', [{ sku: 'CUP', remainingQuantity: 1 }]),
    ];
    await report({ trackingNumbers: ['by hand'] });
    await expect(report()).rejects.toMatchObject({ why: 'nothingToShip', isFinal: true });
    expect(site.fulfillments.map(({ items }) => items)).toEqual([['2 BOWL']]);
  });

  it('gets no report on other goods when the same ones were refunded', async () => {
    site.fulfillmentOrders = [site.fulfillmentOrder(1, 'LAX', [{ sku: 'CUP', remainingQuantity: 1 }])];
    site.soldLines = [{ sku: 'BOWL', remainingQuantity: 0 }];
    await expect(report()).rejects.toMatchObject({ why: 'nothingToShip', isFinal: true });
    expect(site.fulfillments).toEqual([]);
    // With an alias it takes what is open.
    await report({ lines: [{ skuCode: 'CUP-ALIAS', quantity: 1 }] });
    expect(site.fulfillments.map(({ items }) => items)).toEqual([['1 CUP']]);
  });

  it('gets the report of held goods once they are released, and not for other goods instead', async () => {
    const held = site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 2 }]);
    held.isHeld = true;
    const cups = site.fulfillmentOrder(2, 'LAX', [{ sku: 'CUP', remainingQuantity: 1 }]);
    for (const orders of [[held], [held, cups]]) {
      site.fulfillmentOrders = orders;
      await expect(report()).rejects.toMatchObject({ why: 'heldThere', isFinal: false });
    }
    expect(site.fulfillments).toEqual([]);
    const lines = [
      { skuCode: 'BOWL', quantity: 2 },
      { skuCode: 'CUP', quantity: 1 },
    ];
    for (let times = 0; times < 2; times += 1)
      await expect(report({ lines })).rejects.toMatchObject({ why: 'heldThere' });
    expect(site.fulfillments.map(({ items }) => items)).toEqual([['1 CUP']]);
    held.isHeld = false;
    await report({ lines });
    expect(site.fulfillments.map(({ items }) => items)).toEqual([['1 CUP'], ['2 BOWL']]);
  });

  it('gets no report on pickups', async () => {
    site.fulfillmentOrders = [
      site.fulfillmentOrder(1, 'SEA', [{ sku: 'BOWL', remainingQuantity: 2 }], 'PICK_UP'),
      site.fulfillmentOrder(2, 'LAX', [{ sku: 'BOWL', remainingQuantity: 2 }]),
    ];
    await report();
    expect(site.fulfillmentOrders.map(({ lines }) => lines[0]!.remainingQuantity)).toEqual([2, 0]);
  });

  it('gets the report of a pickup order that was shipped, and none on its gift card', async () => {
    site.fulfillmentOrders = [
      site.fulfillmentOrder(1, 'SEA', [{ sku: 'BOWL', remainingQuantity: 2 }], 'PICK_UP'),
      site.fulfillmentOrder(2, 'SEA', [{ sku: 'CARD', remainingQuantity: 1 }], 'NONE'),
    ];
    await report();
    expect(site.fulfillments.map(({ items }) => items)).toEqual([['2 BOWL']]);
  });

  it('with a key that cannot access fulfillment orders is a permanent failure', async () => {
    site.lacksParts = true;
    await expect(report()).rejects.toMatchObject({ why: 'cannotWrite', isFinal: true });
  });

  it('with nothing left to ship, or without write access, is a permanent failure', async () => {
    await expect(report()).rejects.toMatchObject({ why: 'nothingToShip', isFinal: true });
    site.fulfillmentOrders = [site.fulfillmentOrder(1, 'LAX', [{ sku: 'BOWL', remainingQuantity: 2 }])];
    site.isReadOnly = true;
    await expect(report()).rejects.toMatchObject({ why: 'cannotWrite', isFinal: true });
    expect(site.fulfillments).toEqual([]);
  });
});

import { carrierMessages } from '@lading/contracts/shipping';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { labelPicture } from '../networks/testing/label-picture.ts';
import {
  easyPostRate,
  easyPostShipment,
  failureOf,
  inTime,
  order,
  request,
  scriptedNetworks,
} from '../networks/testing/scripted-networks.ts';

const { site, easyPost } = await scriptedNetworks();
beforeEach(async () => {
  site.says.clear();
  site.asked.length = 0;
  site.says.set('GET /label.png', { body: await labelPicture('1Z1') });
});
afterAll(() => site.close());

const [one] = request.packages;
const two = { ...request, packages: [one!, one!] };
const ups = (price: string, account = 'ca_1') =>
  easyPostRate('r', { carrier: 'UPS', service: 'Ground', rate: price, carrier_account_id: account });
const shipment = (no: number, more: object = {}) =>
  easyPostShipment([ups('5.00')], { id: `shp_${no}`, reference: `R1.${no}`, ...more });
const sold = (no: number) =>
  shipment(no, { tracking_code: `1Z${no}`, postage_label: { label_url: `${site.address}/label.png` } });
const orderWith = (shipments: object[], rates: object[] = [ups('10.00')]) => ({
  id: 'order_1',
  object: 'Order',
  messages: [],
  rates,
  shipments,
});
const unknown = { kind: 'outcome-unknown' };

describe('the price of an order', () => {
  const priceOf = async (rates: object[], own: object[]) => {
    const shipments = [1, 2].map((no) => easyPostShipment(own, { id: `shp_${no}` }));
    site.says.set('POST /v2/orders', { status: 201, body: orderWith(shipments, rates) });
    return (await easyPost.rate(two, inTime())).rates.map(({ amount }) => amount.minor);
  };

  it('is that of the order as a whole', async () => {
    expect(await priceOf([ups('11.00')], [])).toEqual([1_100]);
    expect(await priceOf([ups('11.00')], [ups('5.00')])).toEqual([1_100]);
  });

  it('is the sum of its packages if that is more', async () => {
    expect(await priceOf([ups('5.00')], [ups('5.00')])).toEqual([1_000]);
  });

  it('is the highest of several accounts, since an order is bought by its service', async () => {
    expect(await priceOf([ups('12.00', 'ca_2'), ups('11.00')], [])).toEqual([1_200]);
  });
});

describe('several packages', () => {
  it('are offered by carriers that sell them together only, with the reason', async () => {
    const rates = [ups('10.00'), easyPostRate('b', { service: 'Priority' })];
    site.says.set('POST /v2/orders', { status: 201, body: orderWith([shipment(1), shipment(2)], rates) });
    expect(await easyPost.rate(two, inTime())).toMatchObject({
      rates: [{ serviceCode: 'UPS.Ground' }],
      ineligible: [{ serviceCode: 'USPS.Priority', reason: { code: carrierMessages.onePackageOnly.code } }],
    });
  });

  it('cannot be rated when EasyPost answers with fewer', async () => {
    site.says.set('POST /v2/orders', { status: 201, body: orderWith([shipment(1)]) });
    expect(await failureOf(easyPost.rate(two, inTime()))).toEqual({ kind: 'unavailable' });
  });

  it('are not taken across borders, since what is in which one is not known', async () => {
    const customs = { contents: 'SALE', terms: 'DAP', signer: 'Kim', currency: 'USD', items: [] } as const;
    const abroad = { ...two, to: { ...two.to, countryCode: 'CA' }, customs };
    expect(await failureOf(easyPost.rate(abroad, inTime()))).toMatchObject({
      text: { code: carrierMessages.notTaken.code },
    });
    expect(site.asked).toEqual([]);
  });
});

describe('the purchase of an order', () => {
  const notes: string[] = [];
  const keepNote = (note: string) => {
    notes.push(note);
    return Promise.resolve();
  };
  const buy = () => easyPost.buy({ ...order('UPS.Ground', 1_000), request: two, keepNote }, inTime());
  const find = () => easyPost.find({ reference: 'R1', note: 'order_1 1000 USD' }, inTime());
  const isNow = (...shipments: object[]) =>
    site.says.set('GET /v2/orders/order_1', { body: orderWith(shipments) });
  const purchase = {
    carrierRef: 'shp_1,shp_2',
    amount: { minor: 1_000, currency: 'USD' },
    packages: [{ trackingNumber: '1Z1' }, { trackingNumber: '1Z2' }],
  };
  beforeEach(() => {
    notes.length = 0;
    site.says.set('POST /v2/orders', { status: 201, body: orderWith([shipment(1), shipment(2)]) });
  });

  it('has a label for each package, in order, and is found by its note', async () => {
    site.says.set('POST /v2/orders/order_1/buy', { body: orderWith([sold(2), sold(1)]) });
    expect(await buy()).toMatchObject(purchase);
    expect(notes).toEqual(['order_1 1000 USD']);
    isNow(sold(2), sold(1));
    expect(await find()).toMatchObject(purchase);
  });

  it('that is refused is over if nothing was sold, and is looked up otherwise', async () => {
    const error = { code: 'X', message: 'No such service.', errors: [] };
    site.says.set('POST /v2/orders/order_1/buy', { status: 422, body: { error } });
    isNow(shipment(1), shipment(2));
    expect(await failureOf(buy())).toMatchObject({ kind: 'refused', text: { message: 'No such service.' } });
    isNow(sold(1), shipment(2));
    expect(await failureOf(buy())).toEqual(unknown);
    site.says.set('GET /v2/orders/order_1', { status: 502 });
    expect(await failureOf(buy())).toEqual(unknown);
  });

  it('that is answered with some labels only, or none, is looked up', async () => {
    site.says.set('POST /v2/orders/order_1/buy', { body: orderWith([sold(1), shipment(2)]) });
    expect(await failureOf(buy())).toEqual(unknown);
    site.says.set('POST /v2/orders/order_1/buy', { body: orderWith([]) });
    expect(await failureOf(buy())).toEqual(unknown);
  });

  it('was none if no package was sold; if only some were, those must be voided', async () => {
    isNow(shipment(1), shipment(2));
    expect(await find()).toBeNull();
    isNow(shipment(1), sold(2));
    await expect(find()).rejects.toMatchObject({
      failure: unknown,
      sold: { carrierRef: 'shp_2', mayCome: false, text: { code: carrierMessages.soldSome.code } },
    });
    site.says.delete('GET /v2/orders/order_1');
    expect(await find()).toBeNull();
  });

  it('whose labels cannot be read yet is sold without them', async () => {
    isNow(sold(1), { ...sold(2), tracking_code: null });
    await expect(find()).rejects.toMatchObject({ sold: { carrierRef: 'shp_1,shp_2', mayCome: true } });
  });
});

it('the shipments of an order are handed over one by one', async () => {
  const parcels = [{ carrierRef: 'shp_1,shp_2', trackingNumbers: ['1Z1', '1Z2'] }];
  const { from, shipDate } = request;
  site.says.set('GET /v2/shipments/shp_1', { body: { scan_form: null } });
  expect(await easyPost.manifests!.find({ from, shipDate, parcels, reference: 'M1' }, inTime())).toBeNull();
  expect(site.asked).toEqual(['GET /v2/shipments/shp_1']);
});

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easyPostSite } from './easypost/testing/easypost-site.ts';
import { shippoSite } from './shippo/testing/shippo-site.ts';

/** A folder in which the SDKs of the vendors are installed (decision 0042); without it there is nothing to test. */
const folder = process.env.LADING_VENDOR_SDKS;

interface SdkShipment {
  id: string;
  rates: { id: string; rate: string; carrier: string }[];
  tracking_code: string;
  postage_label: { label_url: string } | null;
  refund_status: string | null;
  insurance: string | null;
  fees: { type: string; amount: string }[];
  lowestRate(): { id: string };
}
interface SdkOrder {
  id: string;
  rates: { rate: string; carrier: string; service: string }[];
  shipments: { tracking_code: string | null; reference: string | null }[];
}
interface EasyPostClient {
  Shipment: {
    create(given: object): Promise<SdkShipment>;
    retrieve(id: string): Promise<SdkShipment>;
    buy(id: string, rate: object, insured?: number): Promise<SdkShipment>;
    refund(id: string): Promise<SdkShipment>;
  };
  Order: {
    create(given: object): Promise<SdkOrder>;
    buy(id: string, carrier: string, service: string): Promise<SdkOrder>;
    retrieve(id: string): Promise<SdkOrder>;
  };
  Tracker: { all(given: object): Promise<{ trackers: { tracking_code: string }[] }> };
  Pickup: {
    create(given: object): Promise<{ id: string; status: string; pickup_rates: { rate: string }[] }>;
    buy(id: string, carrier: string, service: string): Promise<{ status: string; confirmation: string }>;
    cancel(id: string): Promise<{ status: string }>;
  };
  Utils: { validateWebhook(body: Buffer, headers: object, secret: string): { description: string } };
}

describe.skipIf(!folder)('the SDK of EasyPost', () => {
  let site: Awaited<ReturnType<typeof easyPostSite>>;
  let client: EasyPostClient;
  beforeAll(async () => {
    site = await easyPostSite();
    const load = createRequire(join(folder!, 'package.json'));
    const EasyPost = load('@easypost/api') as new (key: string, options: object) => EasyPostClient;
    client = new EasyPost(site.key, { baseUrl: `${site.address}/v2/` });
  });
  afterAll(() => site.close());

  it('works with the stand-in for EasyPost: rates, purchase, reference, refund, tracker and report', async () => {
    const party = { name: 'A', street1: '418 Larkin St', city: 'San Francisco', state: 'CA', zip: '94102' };
    const given = {
      from_address: party,
      to_address: party,
      reference: 'LD1',
      parcel: { length: 9, width: 6, height: 2, weight: 20 },
    };
    const made = await client.Shipment.create(given);
    expect(made.rates.map(({ rate, carrier }) => `${carrier} ${rate}`)).toContain('USPS 8.19');
    const bought = await client.Shipment.buy(made.id, made.lowestRate());
    expect(bought.postage_label?.label_url).toMatch(/\.png$/);
    await expect(client.Shipment.buy(made.id, made.lowestRate())).rejects.toMatchObject({
      code: 'SHIPMENT.POSTAGE.EXISTS',
    });
    expect(await client.Shipment.retrieve('LD1')).toMatchObject({ id: made.id });
    expect(await client.Shipment.refund(made.id)).toMatchObject({ refund_status: 'submitted' });
    const other = await client.Shipment.create({ ...given, reference: 'LD3' });
    expect(await client.Shipment.buy(other.id, other.lowestRate(), 249.99)).toMatchObject({
      insurance: '249.99',
      fees: [{}, { type: 'PostageFee' }, { type: 'InsuranceFee', amount: '2.49990' }],
    });
    const { parcel, ...parties } = given;
    const packages = ['LD4.1', 'LD4.2'].map((reference) => ({ parcel, reference }));
    const several = await client.Order.create({ ...parties, reference: 'LD4', shipments: packages });
    expect(several.rates).toContainEqual(expect.objectContaining({ carrier: 'UPSDAP', rate: '46.60' }));
    const sold = await client.Order.buy(several.id, 'UPSDAP', '2ndDayAir');
    const label = { tracking_code: expect.stringMatching(/^9/) as string };
    expect(sold.shipments).toMatchObject([
      { ...label, reference: 'LD4.1' },
      { ...label, reference: 'LD4.2' },
    ]);
    expect(await client.Order.retrieve(several.id)).toMatchObject({ shipments: [label, label] });
    const pickup = await client.Pickup.create({
      address: party,
      shipment: { id: bought.id },
      reference: 'PU1',
      instructions: 'Dock 4',
      min_datetime: '2026-11-25T17:00:00Z',
      max_datetime: '2026-11-25T23:00:00Z',
    });
    expect(pickup.pickup_rates.map(({ rate }) => rate)).toContain('3.20');
    expect(await client.Pickup.buy(pickup.id, 'USPS', 'NextDay')).toMatchObject({ status: 'scheduled' });
    expect(await client.Pickup.cancel(pickup.id)).toMatchObject({ status: 'canceled' });
    const { trackers } = await client.Tracker.all({ tracking_code: bought.tracking_code });
    expect(trackers).toMatchObject([{ tracking_code: bought.tracking_code }]);
    await expect(client.Shipment.create({ ...given, to_address: {} })).rejects.toMatchObject({
      statusCode: 422,
    });
    const abroad = { ...given, reference: 'LD2', to_address: { ...party, country: 'CA' } };
    expect((await client.Shipment.create(abroad)).rates).toEqual([]);
    const item = {
      description: 'Mug',
      quantity: 1,
      value: 9,
      weight: 14.5,
      hs_tariff_number: '691200',
      origin_country: 'CN',
    };
    const info = { contents_type: 'merchandise', customs_certify: true, customs_signer: 'A' };
    const declared = { ...abroad, customs_info: { ...info, customs_items: [item] } };
    expect((await client.Shipment.create(declared)).rates).toHaveLength(1);
    const { payload, headers } = site.report(bought.tracking_code, 'sécret');
    expect(
      client.Utils.validateWebhook(
        Buffer.from(payload),
        { 'X-Hmac-Signature': headers['x-hmac-signature'] },
        'sécret',
      ),
    ).toMatchObject({ description: 'tracker.updated' });
  });
});

interface ShippoClient {
  shipments: {
    create(given: object): Promise<{
      rates: { objectId: string; amount: string; provider: string; includedInsurancePrice?: string }[];
    }>;
  };
  transactions: {
    create(
      given: object,
    ): Promise<{ objectId?: string; status?: string; trackingNumber?: string; labelUrl?: string }>;
    get(id: string): Promise<{ status?: string }>;
  };
  refunds: { create(given: object): Promise<{ status?: string }> };
  pickups: { create(given: object): Promise<{ status?: string; confirmationCode?: string }> };
  trackingStatus: { get(number: string, carrier: string): Promise<{ trackingNumber: string }> };
}

describe.skipIf(!folder)('the SDK of Shippo', () => {
  it('works with the stand-in for Shippo: rates, purchase, refund and track', async () => {
    const site = await shippoSite();
    const load = createRequire(join(folder!, 'package.json'));
    const { Shippo } = load('shippo') as { Shippo: new (options: object) => ShippoClient };
    const client = new Shippo({
      apiKeyHeader: `ShippoToken ${site.key}`,
      serverURL: site.address,
      shippoApiVersion: '2018-02-08',
    });
    const party = {
      name: 'A',
      street1: '418 Larkin St',
      city: 'San Francisco',
      state: 'CA',
      zip: '94102',
      country: 'US',
    };
    const parcel = { length: '9', width: '6', height: '2', distanceUnit: 'in', weight: '2', massUnit: 'lb' };
    const given = { addressFrom: party, addressTo: party, parcels: [parcel], async: false };
    const { rates } = await client.shipments.create(given);
    expect(rates.map(({ provider, amount }) => `${provider} ${amount}`)).toContain('USPS 7.99');
    const insurance = { amount: '200', currency: 'USD', content: 'Mugs' };
    const insured = await client.shipments.create({ ...given, extra: { insurance } });
    expect(insured.rates).toMatchObject([{ amount: '10.49', includedInsurancePrice: '2.50' }, {}]);
    const cod = { amount: '50.00', currency: 'USD', paymentMethod: 'ANY' };
    await client.shipments.create({ ...given, extra: { cod } });
    expect(site.asked.at(-1)?.body).toMatchObject({
      extra: { COD: { amount: '50.00', currency: 'USD', payment_method: 'ANY' } },
    });
    const bought = await client.transactions.create({
      rate: rates[0]!.objectId,
      labelFileType: 'PNG',
      async: false,
      metadata: 'LD1',
    });
    expect(bought).toMatchObject({ status: 'SUCCESS', labelUrl: expect.stringMatching(/\.png$/) as string });
    const pickup = await client.pickups.create({
      carrierAccount: 'acct',
      transactions: [bought.objectId],
      isTest: false,
      location: { buildingLocationType: 'Front Door', address: party },
      requestedStartTime: new Date('2026-11-25T17:00:00Z'),
      requestedEndTime: new Date('2026-11-25T23:00:00Z'),
    });
    expect(pickup).toMatchObject({ status: 'CONFIRMED', confirmationCode: 'WTC1' });
    const track = await client.trackingStatus.get(bought.trackingNumber!, 'usps');
    expect(track.trackingNumber).toBe(bought.trackingNumber);
    const refund = await client.refunds.create({ transaction: bought.objectId, async: false });
    expect(refund.status).toBe('PENDING');
    expect((await client.transactions.get(bought.objectId!)).status).toBe('REFUNDPENDING');
    await site.close();
  });
});

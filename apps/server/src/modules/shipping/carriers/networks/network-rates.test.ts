import { carrierMessages, shippingMessages } from '@lading/contracts/shipping';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CarrierAdapter, CarrierPurchase } from '../carrier-adapter.ts';
import { labelSample, labelSampleValues } from '../../../../platform/documents/testing/label-sample.ts';
import { readSymbols } from '../../../../platform/documents/testing/read-symbols.ts';
import { writePdf } from '../../../../platform/documents/write-pdf.ts';
import { writePng } from '../../../../platform/documents/write-png.ts';
import { labelPicture } from './testing/label-picture.ts';
import {
  easyPostRate,
  easyPostShipment,
  failureOf,
  inTime,
  order,
  request,
  scriptedNetworks,
  shippoRate,
} from './testing/scripted-networks.ts';

const { site, easyPost, shippo } = await scriptedNetworks();
beforeEach(() => {
  site.says.clear();
  site.asked.length = 0;
});
afterAll(() => site.close());

/** Rates of both networks, as received and as returned. */
const offersOf = async (carrier: CarrierAdapter) =>
  (await carrier.rate(request, inTime())).rates.map(
    ({ serviceCode, amount, days }) => `${serviceCode} ${amount.minor} ${amount.currency} ${days}`,
  );

describe('unusual rates', () => {
  it.each<[string, object[], string[]]>([
    ['without a price', [{ rate: null }, {}], ['USPS.b 593 USD 2']],
    ['with a price that is a number', [{ rate: 6.25 }], ['USPS.a 625 USD 2']],
    ['with more places than the currency', [{ rate: '5.9350' }], ['USPS.a 594 USD 2']],
    ['in a currency without places', [{ rate: '1500.00', currency: 'JPY' }], ['USPS.a 1500 JPY 2']],
    ['in a currency that is none', [{ currency: '' }, {}], ['USPS.b 593 USD 2']],
    ['whose days are a text', [{ delivery_days: '2' }], ['USPS.a 593 USD null']],
    [
      'of one service in two currencies',
      [{ service: 's', rate: '2.00', currency: 'CAD' }, { service: 's', rate: '9.00' }, {}],
      ['USPS.s 900 USD 2', 'USPS.c 593 USD 2'],
    ],
  ])('of EasyPost, %s, do not affect the others', async (_name, given, offers) => {
    const rates = given.map((more, at) => easyPostRate('abc'[at]!, more));
    site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment(rates) });
    expect(await offersOf(easyPost)).toEqual(offers);
  });

  it.each<[string, object[], string[]]>([
    ['without a price', [{ amount: null }, {}], ['USPS.b 550 USD 2']],
    ['with more places than the currency', [{ amount: '5.505' }], ['USPS.a 551 USD 2']],
    ['in a currency without places', [{ amount: '1500.0', currency: 'JPY' }], ['USPS.a 1500 JPY 2']],
    ['without a service', [{ servicelevel: {} }, {}], ['USPS.b 550 USD 2']],
  ])('of Shippo, %s, do not affect the others', async (_name, given, offers) => {
    const rates = given.map((more, at) => shippoRate('abc'[at]!, more));
    const body = { object_id: 's1', status: 'SUCCESS', messages: [], rates };
    site.says.set('POST /shipments', { status: 201, body });
    expect(await offersOf(shippo)).toEqual(offers);
  });

  it('without a known price are neither offered nor bought, with the reason', async () => {
    const unpriced = {
      reason: expect.objectContaining({ code: carrierMessages.priceUnknown.code }) as object,
    };
    const rates = [
      easyPostRate('a', { service: 's', rate: '0.00' }),
      easyPostRate('b', { service: 's' }),
      easyPostRate('c', { service: 'free', rate: '0.00' }),
      easyPostRate('d', { service: 'less', rate: '-1.00' }),
    ];
    site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment(rates) });
    expect(await offersOf(easyPost)).toEqual(['USPS.s 593 USD 2']);
    expect((await easyPost.rate(request, inTime())).ineligible).toMatchObject([
      { serviceCode: 'USPS.free', ...unpriced },
    ]);
    expect(await failureOf(easyPost.buy(order('USPS.free', 593), inTime()))).toMatchObject({
      kind: 'refused',
      text: { code: shippingMessages.rateGone.code },
    });
    const body = { object_id: 's1', messages: [], rates: [shippoRate('a', { amount: '0' })] };
    site.says.set('POST /shipments', { status: 201, body });
    expect(await shippo.rate(request, inTime())).toMatchObject({
      rates: [],
      ineligible: [{ serviceCode: 'USPS.a', ...unpriced }],
    });
  });

  it('are an error when none of them can be read', async () => {
    const rates = [easyPostRate('a', { rate: null })];
    site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment(rates) });
    expect(await failureOf(easyPost.rate(request, inTime()))).toEqual({ kind: 'unavailable' });
  });

  it('come with messages, skipping invalid ones', async () => {
    const odd = [null, 'No lane.', { source: 7, text: 'Too heavy.' }, { source: 'UPS', text: 'No account.' }];
    const rates = [shippoRate('a', {})];
    site.says.set('POST /shipments', { status: 201, body: { object_id: 's1', messages: odd, rates } });
    const answer = await shippo.rate(request, inTime());
    expect(answer.messages.map(({ message }) => message)).toEqual(['Too heavy.', 'UPS: No account.']);
  });

  it('are bought in the agreed currency', async () => {
    const rates = [
      easyPostRate('a', { service: 's', rate: '2.00', currency: 'CAD' }),
      easyPostRate('b', { service: 's', rate: '9.001' }),
    ];
    const label = { label_url: `${site.address}/label.png`, label_file_type: 'image/png' };
    const sold = { tracking_code: '9400', selected_rate: rates[1], postage_label: label };
    site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment(rates) });
    site.says.set('POST /v2/shipments/shp_1/buy', { body: easyPostShipment(rates, sold) });
    site.says.set('GET /label.png', { body: await labelPicture('9400') });
    expect(await easyPost.buy(order('USPS.s', 900), inTime())).toMatchObject({
      carrierRef: 'shp_1',
      amount: { minor: 900, currency: 'USD' },
      packages: [{ trackingNumber: '9400' }],
    });
  });
});

describe('insurance', () => {
  const insured = { ...request, insurance: { minor: 20_000, currency: 'USD' } };
  const notInsured = {
    reason: expect.objectContaining({ code: carrierMessages.notInsured.code }) as object,
  };
  const linesOf = (base: number, premium: number) => [
    { kind: 'base', amount: { minor: base, currency: 'USD' } },
    { kind: 'insurance', amount: { minor: premium, currency: 'USD' } },
  ];

  it('of EasyPost is added to prices in US dollars; others are not offered', async () => {
    const rates = [
      easyPostRate('a', { service: 's' }),
      easyPostRate('b', { service: 'abroad', currency: 'CAD' }),
      easyPostRate('c', { service: 'free', rate: '0.00' }),
    ];
    site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment(rates) });
    expect(await easyPost.rate(insured, inTime())).toMatchObject({
      rates: [{ serviceCode: 'USPS.s', amount: { minor: 793 }, lines: linesOf(593, 200) }],
      ineligible: [
        { serviceCode: 'USPS.abroad', ...notInsured },
        { serviceCode: 'USPS.free', reason: { code: carrierMessages.priceUnknown.code } },
      ],
    });
  });

  it('of EasyPost is bought with the label, at the agreed price of both', async () => {
    const rates = [easyPostRate('a', { service: 's' })];
    const label = { label_url: `${site.address}/label.png` };
    const fees = [{ type: 'InsuranceFee', amount: '2.00000' }];
    const sold = { tracking_code: '9400', selected_rate: rates[0], postage_label: label, fees };
    site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment(rates) });
    site.says.set('POST /v2/shipments/shp_1/buy', { body: easyPostShipment(rates, sold) });
    site.says.set('GET /v2/shipments/shp_1', { body: easyPostShipment(rates, sold) });
    site.says.set('GET /label.png', { body: await labelPicture('9400') });
    const buy = (minor: number) => easyPost.buy({ ...order('USPS.s', minor), request: insured }, inTime());
    expect(await failureOf(buy(792))).toMatchObject({ text: { code: carrierMessages.priceUp.code } });
    const price = { amount: { minor: 793, currency: 'USD' }, lines: linesOf(593, 200) };
    expect(await buy(793)).toMatchObject(price);
    expect(await easyPost.find({ reference: 'R1', note: 'shp_1' }, inTime())).toMatchObject(price);
  });

  it('of Shippo is a part of its prices; a service without it is neither offered nor bought', async () => {
    const rates = [
      shippoRate('a', { amount: '8.00', included_insurance_price: '2.50' }),
      shippoRate('b', {}),
      // The same service of another account, which is cheaper because it is not insured.
      shippoRate('c', { servicelevel: { token: 'a', name: 'a' }, included_insurance_price: null }),
    ];
    site.says.set('POST /shipments', { status: 201, body: { object_id: 's1', messages: [], rates } });
    expect(await shippo.rate(insured, inTime())).toMatchObject({
      rates: [{ serviceCode: 'USPS.a', amount: { minor: 800 }, lines: linesOf(550, 250) }],
      ineligible: [{ serviceCode: 'USPS.b', ...notInsured }],
    });
    expect(
      await failureOf(shippo.buy({ ...order('USPS.b', 550), request: insured }, inTime())),
    ).toMatchObject({ text: { code: shippingMessages.rateGone.code } });
    const sold = { object_id: 't1', status: 'SUCCESS', tracking_number: '9400', messages: [] };
    const label = { label_url: `${site.address}/label.png` };
    site.says.set('POST /transactions', { status: 201, body: { ...sold, ...label } });
    site.says.set('GET /label.png', { body: await labelPicture('9400') });
    expect(await shippo.buy({ ...order('USPS.a', 800), request: insured }, inTime())).toMatchObject({
      amount: { minor: 800 },
      lines: linesOf(550, 250),
    });
  });
});

it('cash on delivery through Shippo is offered with UPS only, since others would not collect', async () => {
  const cod = { ...request, cod: { minor: 20_000, currency: 'USD' } };
  const rates = [shippoRate('a', { provider: 'UPS' }), shippoRate('b', {})];
  site.says.set('POST /shipments', { status: 201, body: { object_id: 's1', messages: [], rates } });
  expect(await shippo.rate(cod, inTime())).toMatchObject({
    rates: [{ serviceCode: 'UPS.a' }],
    ineligible: [{ serviceCode: 'USPS.b', reason: { code: carrierMessages.noCod.code } }],
  });
  expect(await failureOf(shippo.buy({ ...order('USPS.b', 550), request: cod }, inTime()))).toMatchObject({
    text: { code: shippingMessages.rateGone.code },
  });
});

describe('a PDF label although an image was requested', () => {
  const readable = async ({ packages }: CarrierPurchase) => {
    const [png] = await writePng(packages[0]!.layout, 300);
    return (await readSymbols(png!)).map(({ text }) => text).toSorted();
  };

  it('is bought from EasyPost, also when its URL is that of the PDF', async () => {
    const rates = [easyPostRate('a', { service: 's' })];
    const label = { label_url: null, label_pdf_url: `${site.address}/label.pdf` };
    const sold = { tracking_code: '9400', selected_rate: rates[0], postage_label: label };
    site.says.set('POST /v2/shipments', { status: 201, body: easyPostShipment(rates) });
    site.says.set('POST /v2/shipments/shp_1/buy', { body: easyPostShipment(rates, sold) });
    site.says.set('GET /label.pdf', { body: await writePdf(labelSample) });
    const bought = await easyPost.buy(order('USPS.s', 593), inTime());
    expect(await readable(bought)).toEqual(labelSampleValues.toSorted());
  });

  it('is bought from Shippo', async () => {
    const rates = [shippoRate('a', {})];
    const sold = {
      object_id: 't1',
      status: 'SUCCESS',
      rate: 'a',
      tracking_number: '9400',
      label_url: `${site.address}/label.pdf`,
      messages: [],
    };
    site.says.set('POST /shipments', { status: 201, body: { object_id: 's1', messages: [], rates } });
    site.says.set('POST /transactions', { status: 201, body: sold });
    site.says.set('GET /label.pdf', { body: await writePdf(labelSample) });
    const bought = await shippo.buy(order('USPS.a', 550), inTime());
    expect(await readable(bought)).toEqual(labelSampleValues.toSorted());
  });
});

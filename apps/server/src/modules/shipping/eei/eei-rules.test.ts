import { customsMessages } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { filingDue, filingText, worthByCode } from './eei-rules.ts';

const day = '2026-11-26';
const goods = (hsCode: string, price: number, quantity = 1) => ({
  hsCode,
  quantity,
  unitValue: Math.round(price * 100),
});
const dollars = (...items: ReturnType<typeof goods>[]) => ({ items, currency: 'USD' });

describe('the first HS code of goods to be filed, or none', () => {
  it.each([
    ['2,500.00', dollars(goods('6912', 2_500)), [], undefined],
    ['2,500.01', dollars(goods('6912', 2_500.01)), [], '6912'],
    ['two of 1,300 under one code', dollars(goods('6912', 1_300), goods('6912', 1_300)), [], '6912'],
    ['two of 1,300 under two codes', dollars(goods('6912', 1_300), goods('7013', 1_300)), [], undefined],
    ['units of a line', dollars(goods('6912', 1_300, 2)), [], '6912'],
    ['1,300 in addition to another 1,300', dollars(goods('6912', 1_300)), [goods('6912', 1_300)], '6912'],
    ['1,200 in addition to another 1,300', dollars(goods('6912', 1_200)), [goods('6912', 1_300)], undefined],
    [
      '1,300 in addition to 1,300 under another code',
      dollars(goods('6912', 1_300)),
      [goods('7013', 1_300)],
      undefined,
    ],
    [
      'a code of six digits and one of ten that begins with it',
      dollars(goods('691200', 1_300)),
      [goods('6912000000', 1_300)],
      '6912000000',
    ],
    [
      'a code of ten digits and one of eight that it begins with',
      dollars(goods('6912000000', 1_300)),
      [goods('69120000', 1_300)],
      '6912000000',
    ],
    [
      'a code of six digits in one shipment with one of ten',
      dollars(goods('691200', 1_300), goods('6912000000', 1_300)),
      [],
      '6912000000',
    ],
    [
      'two codes of ten digits that begin alike',
      dollars(goods('9103102020', 1_300)),
      [goods('9103102040', 1_300)],
      undefined,
    ],
    [
      'a code of six digits that may be either of two, with too little for each',
      dollars(goods('910310', 1_100)),
      [goods('9103102020', 1_300), goods('9103102040', 1_300)],
      undefined,
    ],
    [
      'a code of six digits that may be either of two, with too much for one',
      dollars(goods('910310', 1_100)),
      [goods('9103102020', 1_300), goods('9103102040', 1_500)],
      '9103102040',
    ],
  ])('%s', (_name, given, along, code) => {
    const found = filingDue(given, day, [dollars(...along)]);
    expect(found).toEqual(code === undefined ? undefined : { code });
  });
});

describe('the threshold is in dollars', () => {
  it.each([
    ['2,400 euros are more', 2_400, 'EUR', { code: '6912' }],
    ['2,000 euros are less', 2_000, 'EUR', undefined],
    ['300,000 yen are less', 300_000, 'JPY', undefined],
    ['500,000 yen are more', 500_000, 'JPY', { code: '6912' }],
    ['of a currency without a rate it is not known', 1, 'XYZ', { currency: 'XYZ' }],
  ])('%s', (_what, price, currency, due) => {
    expect(filingDue({ items: [goods('6912', price)], currency }, day)).toEqual(due);
  });

  it('of other shipments the value is not known in a currency without a rate, if their goods are added', () => {
    const unknown = (hsCode: string) => [{ items: [goods(hsCode, 1)], currency: 'XYZ' }];
    const own = dollars(goods('6912', 1_300));
    expect(filingDue(own, day, unknown('6912'))).toEqual({ currency: 'XYZ' });
    expect(filingDue(own, day, unknown('7013'))).toBeUndefined();
    expect(filingDue(dollars(goods('6912', 2_600)), day, unknown('6912'))).toEqual({ code: '6912' });
  });
});

it('the value of goods adds up by code', () => {
  const items = [goods('6912', 2, 3), goods('7013', 1), goods('6912', 0.5)];
  expect(Object.fromEntries(worthByCode(items))).toEqual({ 6912: 650, 7013: 100 });
});

it('names the other shipments with goods under the code to be filed, and no others', () => {
  const along = [
    { ...dollars(goods('6912', 1_300)), shipmentNo: 'SH1' },
    { ...dollars(goods('7013', 900)), shipmentNo: 'SH2' },
    { ...dollars(goods('7013', 10), goods('6912', 10)), shipmentNo: 'SH3' },
  ];
  expect(filingText({ code: '6912' }, along)).toMatchObject({
    code: customsMessages.itnMissingTogether.code,
    params: { code: '6912', shipments: 'SH1, SH3' },
  });
  expect(filingText({ code: '6912000000' }, along)).toMatchObject({ params: { shipments: 'SH1, SH3' } });
  expect(filingText({ code: '8205' }, along)).toMatchObject({ code: customsMessages.itnMissing.code });
});

import { customsMessages, type OrderDetail } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import type { CustomsFacts } from '../products/index.ts';
import { customsItems, formWithinLimits, grossGrams, type CustomsItem } from './customs-form-rules.ts';
import { sampleOrder } from './testing/sample-order.ts';

const mug: CustomsFacts = {
  productId: '1',
  skuCode: 'MUG',
  description: 'Stoneware mug',
  hsCode: '691200',
  originCountry: 'PT',
  declaredValue: 12.5,
  grams: 400,
};
const plate: CustomsFacts = { ...mug, productId: '2', skuCode: 'PLATE', declaredValue: null, grams: 700 };
const goods = new Map([
  ['MUG', [{ productId: '1', quantity: 1 }]],
  ['MUG-6', [{ productId: '1', quantity: 6 }]],
  ['PLATE', [{ productId: '2', quantity: 1 }]],
  ['PLATE-4', [{ productId: '2', quantity: 4 }]],
  [
    'SET',
    [
      { productId: '1', quantity: 2 },
      { productId: '2', quantity: 1 },
    ],
  ],
]);

type Line = OrderDetail['lines'][number];
const line = (
  skuCode: string,
  quantity: number,
  unitPrice: number | null = null,
  currency?: string,
): Line => ({
  skuCode,
  skuName: null,
  quantity,
  unitPrice,
  currency: currency ?? null,
});
const orderOf = (...lines: Line[]): OrderDetail => ({ ...sampleOrder(), lines, currency: 'EUR' });
const itemsOf = (lines: Line[], facts = [mug, plate]) =>
  customsItems(orderOf(...lines), goods, facts, 'CN23');
const shortOf = ({ items }: { items: CustomsItem[] }) =>
  items.map(({ skuCode, quantity, unitValue }) => [skuCode, quantity, unitValue]);

describe('the lines of a customs form', () => {
  it.each<[string, Line[], [string, number, number][]]>([
    ['have the declared value before the price', [line('MUG', 2, 18.5, 'USD')], [['MUG', 2, 1_250]]],
    ['have the price without a declared value', [line('PLATE', 1, 9.99, 'USD')], [['PLATE', 1, 999]]],
    ['divide the price of a pack by its units', [line('PLATE-4', 2, 10, 'USD')], [['PLATE', 8, 250]]],
    ['keep fractions of a hundredth', [line('PLATE-4', 1, 0.05, 'USD')], [['PLATE', 4, 1.25]]],
    ['list a product once', [line('MUG', 1), line('MUG-6', 1)], [['MUG', 7, 1_250]]],
    [
      'list a product at each of its values',
      [line('PLATE', 1, 9, 'USD'), line('PLATE', 1, 8, 'USD')],
      [
        ['PLATE', 1, 900],
        ['PLATE', 1, 800],
      ],
    ],
  ])('%s', (_name, lines, expected) => expect(shortOf(itemsOf(lines))).toEqual(expected));

  it('expand bundles', () => {
    const valued = { ...plate, declaredValue: 20 };
    expect(shortOf(itemsOf([line('SET', 3, 50, 'USD')], [mug, valued]))).toEqual([
      ['MUG', 6, 1_250],
      ['PLATE', 3, 2_000],
    ]);
  });

  it('are in the currency of the lines, or else of the order', () => {
    expect(itemsOf([line('MUG', 1, 5, 'GBP'), line('MUG', 1)]).currency).toBe('GBP');
    expect(itemsOf([line('MUG', 1)]).currency).toBe('EUR');
  });
});

describe('a customs form is refused', () => {
  const missing = (products: string) => customsMessages.missing({ products });
  it.each<[string, Line[], CustomsFacts[], ReturnType<typeof customsMessages.noLines>]>([
    ['without lines', [], [mug], customsMessages.noLines()],
    [
      'with prices in two currencies',
      [line('MUG', 1, 5, 'GBP'), line('MUG', 1, 5, 'USD')],
      [mug],
      customsMessages.mixedCurrencies(),
    ],
    [
      'with codes of no product, all of them named',
      [line('NEW', 1), line('MUG', 1), line('NEWER', 1)],
      [mug],
      customsMessages.unknownSkus({ skus: 'NEW, NEWER' }),
    ],
    ['without a description', [line('MUG', 1)], [{ ...mug, description: null }], missing('MUG')],
    ['without a country of origin', [line('MUG', 1)], [{ ...mug, originCountry: null }], missing('MUG')],
    ['with an HS code of five digits', [line('MUG', 1)], [{ ...mug, hsCode: '69120' }], missing('MUG')],
    ['without a weight', [line('MUG', 1)], [{ ...mug, grams: null }], missing('MUG')],
    // The price of a bundle cannot be divided.
    ['without a value of a component', [line('SET', 1, 50, 'USD')], [mug, plate], missing('PLATE')],
    ['naming each product once', [line('PLATE', 1), line('PLATE-4', 1)], [mug, plate], missing('PLATE')],
  ])('%s', (_name, lines, facts, text) => {
    expect(() => itemsOf(lines, facts)).toThrow(expect.objectContaining({ text }));
  });

  it('for a weight only if it shows one', () => {
    const facts = [{ ...mug, grams: null }];
    const { items } = customsItems(orderOf(line('MUG', 1)), goods, facts, 'COMMERCIAL_INVOICE');
    expect(items).toMatchObject([{ skuCode: 'MUG', grams: null }]);
  });
});

describe('the gross weight', () => {
  const box = { packageType: null, trackingNumber: null, length: 10, width: 8, height: 4 };
  const parcel = (weight1: number | null, weight2: number | null, unit: string) => ({
    ...box,
    weight1,
    weight2,
    unit,
  });
  it.each([
    ['of an order without packages is unknown', [], null],
    ['of kilograms and grams', [parcel(1, 250, 'cm/kg')], 1_250],
    ['of pounds and ounces', [parcel(2, 8, 'in/lb')], 1_134],
    ['of several packages is their sum', [parcel(1, null, 'cm/kg'), parcel(null, 16, 'in/lb')], 1_454],
    ['is unknown if one has none', [parcel(1, 250, 'cm/kg'), parcel(null, null, 'cm/kg')], null],
  ])('%s', (_name, packages, grams) => expect(grossGrams({ packages })).toBe(grams));
});

describe('the form that postal operators accept', () => {
  const item = (unitValue: number, grams: number, quantity = 1): CustomsItem => ({
    skuCode: 'MUG',
    description: 'Mug',
    hsCode: '691200',
    originCountry: 'PT',
    quantity,
    grams,
    unitValue,
  });
  /** 300 special drawing rights are 390 dollars. */
  const dollarsOf = (currency: string) => ({ USD: 1, XDR: 1.3, EUR: 1.1 })[currency];
  const formOf = (items: CustomsItem[], { currency = 'USD', gross = null as number | null } = {}) =>
    formWithinLimits('CN22', { items, currency, gross }, { dollarsOf, day: '2026-11-26' });

  it.each([
    ['a CN 22 up to 300 special drawing rights', formOf([item(39_000, 100)]), 'CN22'],
    ['a CN 23 above them', formOf([item(39_001, 100)]), 'CN23'],
    ['a CN 23 for the value of all units', formOf([item(20_000, 100, 2)]), 'CN23'],
    ['values in rights themselves', formOf([item(30_000, 100)], { currency: 'XDR' }), 'CN22'],
    ['values in another currency', formOf([item(36_000, 100)], { currency: 'EUR' }), 'CN23'],
    ['a CN 23 in a currency without a rate', formOf([item(100, 100)], { currency: 'JPY' }), 'CN23'],
    ['a CN 22 up to two kilograms', formOf([item(100, 500, 4)]), 'CN22'],
    ['a CN 23 above them', formOf([item(100, 501, 4)]), 'CN23'],
    ['the weight with its package', formOf([item(100, 500)], { gross: 2_001 }), 'CN23'],
  ])('%s', (_name, form, expected) => expect(form).toBe(expected));

  it('is the chosen one if that has no limits', () => {
    const customs = { items: [item(1, 1)], currency: 'USD', gross: null };
    expect(formWithinLimits('CN23', customs, { dollarsOf, day: '2026-11-26' })).toBe('CN23');
  });
});

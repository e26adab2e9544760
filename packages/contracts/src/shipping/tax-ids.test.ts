import { describe, expect, test } from 'vitest';
import { taxIds, taxIdsTo } from './tax-ids.ts';

describe('the numbers of a sender', () => {
  test.each([
    ['ein', '12-3456789', '123456789'],
    ['ein', '1234', null],
    ['eori', 'gb 123456789000', 'GB123456789000'],
    ['eori', '123456789', null],
    ['vat', 'DE 123.456.789', 'DE123456789'],
    ['ioss', 'IM 276 000 0001', 'IM2760000001'],
    ['ioss', 'IM276', null],
    ['ioss', '', ''],
  ] as const)('%s may be written %j', (kind, text, number) => {
    const { data } = taxIds.safeParse({ [kind]: text });
    expect(data?.[kind] ?? null).toBe(number);
  });

  const own = { ein: '123456789', eori: 'GB123456789000', vat: 'EL123456789', ioss: 'IM2760000001' };
  const kindsTo = (country: string, euros: number | null) =>
    taxIdsTo(own, country, euros).map(({ kind }) => kind);

  test.each([
    ['the EU, up to 150 euros', 'FR', 150, true],
    ['the EU, beyond', 'FR', 150.01, false],
    ['the EU, of a worth that is not known', 'FR', null, false],
    ['the UK', 'GB', 20, false],
    ['Norway', 'NO', 20, false],
  ])('the IOSS number is included for %s: %s', (_name, country, euros, isIoss) => {
    expect(kindsTo(country, euros)).toEqual(['EIN', 'EORI', 'VAT', ...(isIoss ? ['IOSS'] : [])]);
  });

  test('name the issuing country', () => {
    expect(taxIdsTo(own, 'FR', 20).map(({ country }) => country)).toEqual(['US', 'GB', 'GR', 'DE']);
    expect(taxIdsTo({}, 'FR', 20)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { CarrierRequest, CustomsDeclaration } from '../carrier-adapter.ts';
import { easyPostCustoms, easyPostTaxIds, shippoCustoms } from './customs-request-rules.ts';

const request: CarrierRequest = {
  from: { countryCode: 'US' },
  to: { countryCode: 'FR' },
  packages: [],
  shipDate: '2026-11-27',
  residential: true,
  signature: 'none',
  insurance: null,
  cod: null,
};
const mug = {
  skuCode: 'MUG',
  description: 'Stoneware mug',
  hsCode: '691200',
  originCountry: 'PT',
  quantity: 3,
  grams: 400,
  unitValue: 1_250,
};
const declaration: CustomsDeclaration = {
  contents: 'SALE',
  terms: 'DAP',
  signer: 'Kim',
  currency: 'USD',
  items: [mug],
};
const itn = 'X20261125000001';
const fromTo = (from: string, to: string) => ({
  ...request,
  from: { countryCode: from },
  to: { countryCode: to },
});

it('goods without a code of the sender have none', () => {
  const bare = { ...declaration, items: [{ ...mug, skuCode: '' }] };
  expect(easyPostCustoms(request, bare).customs_items[0]).not.toHaveProperty('code');
  expect(shippoCustoms(request, bare).items[0]).not.toHaveProperty('sku_code');
  expect(easyPostCustoms(request, declaration).customs_items[0]).toHaveProperty('code', 'MUG');
  expect(shippoCustoms(request, declaration).items[0]).toHaveProperty('sku_code', 'MUG');
});

describe('values and weights', () => {
  it('are those of whole lines', () => {
    expect(easyPostCustoms(request, declaration).customs_items).toMatchObject([
      { quantity: 3, value: 37.5, weight: 42.329, currency: 'USD', hs_tariff_number: '691200' },
    ]);
    expect(shippoCustoms(request, declaration).items).toMatchObject([
      { quantity: 3, value_amount: '37.50', net_weight: '1200', mass_unit: 'g', tariff_number: '691200' },
    ]);
  });

  it.each([
    ['unknown', null],
    ['zero', 0],
  ])('are never zero where the weight is %s', (_name, grams) => {
    const light = { ...declaration, items: [{ ...mug, grams }] };
    expect(easyPostCustoms(request, light).customs_items).toMatchObject([{ weight: 0.001 }]);
    expect(shippoCustoms(request, light).items).toMatchObject([{ net_weight: '1' }]);
  });

  it('round a line, not its units', () => {
    const cheap = { ...declaration, items: [{ ...mug, quantity: 4, unitValue: 1.25 }] };
    expect(easyPostCustoms(request, cheap).customs_items).toMatchObject([{ value: 0.05 }]);
    expect(shippoCustoms(request, cheap).items).toMatchObject([{ value_amount: '0.05' }]);
  });
});

it.each([
  ['SALE', 'merchandise', 'MERCHANDISE'],
  ['GIFT', 'gift', 'GIFT'],
  ['SAMPLE', 'sample', 'SAMPLE'],
  ['RETURN', 'returned_goods', 'RETURN_MERCHANDISE'],
  ['DOCUMENTS', 'documents', 'DOCUMENTS'],
] as const)('contents %s are %s and %s', (contents, easyPost, shippo) => {
  const customs = { ...declaration, contents };
  expect(easyPostCustoms(request, customs).contents_type).toBe(easyPost);
  expect(shippoCustoms(request, customs).contents_type).toBe(shippo);
});

it.each([
  [undefined, 'return', 'RETURN'],
  ['RETURN', 'return', 'RETURN'],
  ['ABANDON', 'abandon', 'ABANDON'],
] as const)('what is undeliverable (%s) is %s', (nonDelivery, easyPost, shippo) => {
  const customs = { ...declaration, ...(nonDelivery && { nonDelivery }) };
  expect(easyPostCustoms(request, customs).non_delivery_option).toBe(easyPost);
  expect(shippoCustoms(request, customs).non_delivery_option).toBe(shippo);
});

it.each([
  ['below the value that is filed', 'US', 'FR', undefined, 'NOEEI 30.37(a)', 'NOEEI_30_37_a', undefined],
  ['to Canada', 'US', 'CA', undefined, 'NOEEI 30.36', 'NOEEI_30_36', undefined],
  ['that was filed', 'US', 'CA', itn, `AES ${itn}`, 'AES_ITN', itn],
  ['not from the US', 'FR', 'US', undefined, undefined, undefined, undefined],
])('an export %s', (_name, from, to, number, easyPost, shippo, aesItn) => {
  const customs = { ...declaration, ...(number !== undefined && { itn: number }) };
  expect(easyPostCustoms(fromTo(from, to), customs).eel_pfc).toBe(easyPost);
  const sent = shippoCustoms(fromTo(from, to), customs);
  expect([sent.eel_pfc, sent.aes_itn]).toEqual([shippo, aesItn]);
});

describe('tax numbers', () => {
  const ein = { kind: 'EIN', number: '12-3456789', country: 'US' } as const;
  const vat = { kind: 'VAT', number: 'FR12345678901', country: 'FR' } as const;
  const eori = { kind: 'EORI', number: 'GB123456789000', country: 'GB' } as const;
  const ioss = { kind: 'IOSS', number: 'IM0000000000', country: null } as const;

  it('are all sent to EasyPost, with the country where it is known', () => {
    expect(easyPostTaxIds({ ...declaration, taxIds: [eori, ioss] })).toEqual({
      tax_identifiers: [
        { entity: 'SENDER', tax_id: eori.number, tax_id_type: 'EORI', issuing_country: 'GB' },
        { entity: 'SENDER', tax_id: ioss.number, tax_id_type: 'IOSS' },
      ],
    });
    expect(easyPostTaxIds(declaration)).toEqual({});
  });

  it.each([
    ['the IOSS number before the others', [ein, vat, ioss], undefined, ioss],
    ['the VAT number before the EIN', [ein, vat], undefined, vat],
    ['the customs number beside it', [ein, eori], eori, ein],
    ['the customs number alone', [eori], eori, undefined],
  ])('for Shippo are %s', (_name, taxIds, customsNumber, tax) => {
    expect(shippoCustoms(request, { ...declaration, taxIds })).toMatchObject({
      exporter_identification: {
        ...(customsNumber && { eori_number: customsNumber.number }),
        ...(tax && { tax_id: { number: tax.number, type: tax.kind } }),
      },
    });
  });

  it('for Shippo are left out where there are none', () => {
    expect(shippoCustoms(request, declaration)).not.toHaveProperty('exporter_identification');
  });
});

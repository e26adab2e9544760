import { describe, expect, it } from 'vitest';
import { countries } from '../core/countries.ts';
import { importDefinitions } from '../all-imports.ts';
import { limits } from '../core/limits.ts';
import { importOptions } from './import-options.ts';
import { orderShipmentImport } from '../orders/order-shipment.import.ts';
import { productImport } from '../products/product.import.ts';

const words = (list: string) => list.split(' ');
const definitions = importDefinitions;

describe.each(definitions)('import type $key', (definition) => {
  const keys = definition.fields.map((field) => field.key);

  it('names each field once', () => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has ids that a mapping may carry', () => {
    for (const key of keys) expect(key.length, key).toBeLessThanOrEqual(limits.template.fieldIdCharacters);
  });

  it('gives every field a label in both languages and other names to map by', () => {
    for (const field of definition.fields) {
      expect(field.label.en).not.toBe('');
      expect(field.label.zh).not.toBe('');
      expect(field.aliases.length, field.key).toBeGreaterThan(0);
    }
  });

  it('gives a select choices, each value once, and a number its bounds', () => {
    for (const field of definition.fields) {
      const values = importOptions(field).map((option) => option.value);
      expect(values.length > 0, field.key).toBe(field.editor === 'select');
      expect(new Set(values).size).toBe(values.length);
      expect(field.number !== undefined, field.key).toBe(field.editor === 'number');
    }
  });

  it('has sample rows of known fields, and unique and grouping fields that exist', () => {
    for (const row of definition.sample) expect(keys).toEqual(expect.arrayContaining(Object.keys(row)));
    expect(keys).toEqual(expect.arrayContaining([...definition.uniqueBy]));
    const grouped = definition.grouping ? [definition.grouping.by, ...definition.grouping.memberFields] : [];
    expect(keys).toEqual(expect.arrayContaining(grouped));
  });
});

describe('spec §3, the product row', () => {
  const required = productImport.fields.filter((field) => 'required' in field).map((field) => field.key);

  it('requires SKU, name, package type, sizes and unit', () => {
    expect(required).toEqual(['skuCode', 'skuName', 'packageType', 'length', 'width', 'height', 'unit']);
  });

  it('has all fields of the table', () => {
    expect(productImport.fields.map((field) => field.key)).toEqual(
      words(
        'skuCode skuName skuNameCN ean upc asin fnSku extraBarcode1 purchasingCost brand packageType qtyInOnePackage length width height weight1 weight2 unit batteryFlag declaredValue scheduleB originCountry quantityUnit custDescription note',
      ),
    );
  });

  it('opens its steps at 650, 1000 and 86%, and lets users add templates', () => {
    expect(productImport.dialogWidths).toEqual([650, 1000, '86%']);
    expect(productImport.mayAddTemplates).toBe(true);
  });
});

describe('spec §3, the order-with-shipment row', () => {
  it('requires order number, carrier, service, sender and recipient', () => {
    const required = orderShipmentImport.fields.filter((field) => 'required' in field && field.required);
    expect(required.map((field) => field.key)).toEqual(
      words(
        'orderNO carrierName serviceCode senderName senderCountryCode senderAddressLine1 senderCity senderStateCode senderZipCode senderPhone name addressLine1 city stateCode zipCode countryCode',
      ),
    );
  });

  it('limits references to 30 characters, opens at 650, 1200 and 86%, and adds no templates', () => {
    const limitsOf = (key: string) => orderShipmentImport.fields.find((field) => field.key === key);
    expect(limitsOf('reference')).toMatchObject({ maxLength: 30 });
    expect(limitsOf('reference2')).toMatchObject({ maxLength: 30 });
    expect(limitsOf('packageWeight2')).toMatchObject({ number: { decimals: 0 } });
    expect(orderShipmentImport.dialogWidths).toEqual([650, 1200, '86%']);
    expect(orderShipmentImport.mayAddTemplates).toBe(false);
  });
});

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each with a name in both languages', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map((country) => country.code)).size).toBe(249);
    expect(countries.find((country) => country.code === 'US')).toEqual({
      code: 'US',
      en: 'United States',
      zh: '美国',
    });
    expect(countries.find((country) => country.code === 'CD')).toEqual({
      code: 'CD',
      en: 'Congo (Democratic Republic)',
      zh: '刚果民主共和国',
    });
    for (const { code, en, zh } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(en).toMatch(/^\p{L}/u);
      expect(zh).toMatch(/^\p{Script=Han}/u);
    }
  });
});

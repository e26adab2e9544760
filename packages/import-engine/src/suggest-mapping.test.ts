import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { columnProfile } from './column-profile.ts';
import { suggestMapping } from './suggest-mapping.ts';

describe('a suggestion', () => {
  it('maps every label of either table to its own field', () => {
    for (const definition of [productImport, orderShipmentImport]) {
      for (const language of ['en', 'zh'] as const) {
        const headings = definition.fields.map((field) => field.label[language]);
        const columns = headings.map(() => []);
        const suggestion = suggestMapping(definition, { headings, columns });
        expect(Object.entries(suggestion).map(([key, { clientField }]) => [key, clientField])).toEqual(
          definition.fields.map((field) => [field.key, field.label[language]]),
        );
      }
    }
  });

  it('gives the reason: own name, other name, similar name, values', () => {
    const suggestion = suggestMapping(productImport, {
      headings: ['skuCode', 'Title', 'Purchasing costs', 'Code X'],
      columns: [['1'], ['Mug'], ['2.5'], ['B0ABCD1234', 'B0ABCD1235', 'B0ABCD1236']],
    });
    const reasons = Object.entries(suggestion).map(([key, { reason }]) => [key, reason]);
    expect(reasons).toEqual([
      ['skuCode', 'exact'],
      ['skuName', 'alias'],
      ['asin', 'values'],
      ['purchasingCost', 'similar'],
    ]);
    expect(suggestion['skuCode']!.score).toBeGreaterThan(suggestion['skuName']!.score);
    expect(suggestion['purchasingCost']!.score).toBeGreaterThan(suggestion['asin']!.score);
  });

  it('maps a lone “Code” to the SKU, and ignores it if another column is the SKU', () => {
    const of = (headings: string[]) =>
      suggestMapping(productImport, { headings, columns: headings.map(() => []) })['skuCode']?.clientField;
    expect(of(['Code', 'Title'])).toBe('Code');
    expect(of(['Code', 'SKU', 'Title'])).toBe('SKU');
  });

  it('takes no longer for headings as long as cells may be', () => {
    const headings = Array.from({ length: 200 }, (_, at) => `${at} ${'('.repeat(9_000)}`);
    const columns = headings.map(() => []);
    expect(
      suggestMapping(productImport, { headings: ['SKU', ...headings], columns: [[], ...columns] }),
    ).toEqual({
      skuCode: expect.objectContaining({ clientField: 'SKU' }) as unknown,
    });
  });

  it('looks only at the start of long values, so that no pattern is slow', () => {
    expect(columnProfile(['12 Main Street'.padEnd(5_000, '中'), ' B '])).toEqual([
      '12 Main Street'.padEnd(300, '中'),
      'B',
    ]);
  });

  it('never assigns a column twice, even if headings mean several fields', () => {
    const suggestion = suggestMapping(productImport, {
      headings: ['Barcode', 'Variant Barcode', 'SKU'],
      columns: [['012345678905'], ['4006381333931'], ['1']],
    });
    expect(suggestion).toMatchObject({
      upc: { clientField: 'Barcode' },
      ean: { clientField: 'Variant Barcode' },
    });
  });

  it('tolerates a typo, but not another word', () => {
    const similar = ['Lenght', 'Product brands', 'Purchasing costs', 'Declared Values'];
    const other = [
      'Sale price',
      'SEO Description',
      'Tax code',
      'Item number',
      'Quantity',
      'Parent SKU',
      'Image height ratio',
    ];
    const headings = [...similar, ...other];
    const suggestion = suggestMapping(productImport, { headings, columns: headings.map(() => ['1']) });
    expect(Object.values(suggestion).map(({ clientField }) => clientField)).toEqual([
      'Purchasing costs',
      'Product brands',
      'Lenght',
      'Declared Values',
    ]);
  });

  it('is not misled by headings named like built-in properties', () => {
    const suggestion = suggestMapping(productImport, {
      headings: ['__proto__', 'constructor', 'SKU'],
      columns: [[], [], []],
    });
    expect(Object.keys(suggestion)).toEqual(['skuCode']);
  });

  it.each([
    ['Sender', 'Recipient'],
    ['Ship from', 'Ship to'],
    ['From', 'To'],
    ['Shipper', 'Consignee'],
    ['Shipper', 'Delivery'],
  ])('distinguishes the columns of both parties: %s and %s', (sender, recipient) => {
    const words = ['name', 'address 1', 'address 2', 'city', 'state', 'zip', 'country', 'phone', 'email'];
    const headings = [sender, recipient].flatMap((party) => words.map((word) => `${party} ${word}`));
    const columns = headings.map(() => []);
    const suggestion = suggestMapping(orderShipmentImport, { headings, columns });
    expect(Object.values(suggestion).map(({ clientField }) => clientField)).toEqual(
      expect.arrayContaining(headings),
    );
    expect(suggestion).toMatchObject({
      senderZipCode: { clientField: `${sender} zip` },
      senderAddressLine1: { clientField: `${sender} address 1` },
      zipCode: { clientField: `${recipient} zip` },
      addressLine1: { clientField: `${recipient} address 1` },
      addressLine2: { clientField: `${recipient} address 2` },
      phone: { clientField: `${recipient} phone` },
    });
  });
});

describe('headings that the organization has mapped before', () => {
  const suggested = (headings: string[], learned: Record<string, string>) =>
    suggestMapping(productImport, { headings, columns: headings.map(() => []) }, learned);

  it('is suggested for an otherwise unknown heading, in any notation', () => {
    expect(suggested(['ARTIKEL Nr.'], { artikelnr: 'skuCode' })).toEqual({
      skuCode: { clientField: 'ARTIKEL Nr.', score: 0.955, reason: 'learned' },
    });
  });

  it('takes precedence over another name of the field, but not over its own', () => {
    const alias = suggested(['Title', 'Bezeichnung'], {});
    expect(alias['skuName']).toMatchObject({ clientField: 'Title', reason: 'alias' });
    const learned = { bezeichnung: 'skuName' };
    expect(suggested(['Title', 'Bezeichnung'], learned)['skuName']).toMatchObject({
      clientField: 'Bezeichnung',
      reason: 'learned',
    });
    expect(suggested(['Product name', 'Bezeichnung'], learned)['skuName']).toMatchObject({
      clientField: 'Product name',
      reason: 'exact',
    });
  });

  it('takes a heading away from the field that it would match by itself', () => {
    const suggestion = suggested(['Title'], { title: 'note' });
    expect(suggestion['note']).toMatchObject({ clientField: 'Title', reason: 'learned' });
    expect(suggestion['skuName']).toBeUndefined();
  });

  it('finds only learned mappings, even for headings named like built-in properties', () => {
    expect(suggested(['constructor', 'toString', '__proto__'], {})).toEqual({});
  });
});

import { importDefinitions } from '@lading/contracts/all-imports';
import { describe, expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';
import { inTwoLanguages, withoutNumbers } from './two-languages.ts';

const suggested = (key: string, headings: readonly string[]) => {
  const definition = importDefinitions.find((one) => one.key === key)!;
  const sheet = { headings: [...headings], columns: headings.map(() => []) };
  return Object.fromEntries(
    Object.entries(suggestMapping(definition, sheet)).map(([field, { clientField }]) => [clientField, field]),
  );
};

describe('a heading in two languages', () => {
  it.each([
    ['收件人 Receiver', ['收件人', 'Receiver']],
    ['Item name 品名', ['Item name', '品名']],
    ['城市（City）', ['城市', 'City']],
    ['8.邮编 Zip', ['8.邮编', 'Zip']],
  ])('%j has two names', (heading, names) => {
    expect(inTwoLanguages(heading)).toEqual(names);
  });

  it.each(['Receiver', '收件人姓名', '长 L', '地址1'])('%j has one', (heading) => {
    expect(inTwoLanguages(heading)).toBeUndefined();
  });

  it('means the field that its known name means', () => {
    expect(
      suggested('order-shipment', ['收件人 Receiver', '收货地址 Street of delivery', '邮编 Zip']),
    ).toEqual({
      '收件人 Receiver': 'name',
      '收货地址 Street of delivery': 'addressLine1',
      '邮编 Zip': 'zipCode',
    });
  });

  it('means nothing where its names mean two fields', () => {
    expect(suggested('order-shipment', ['收件人电话 Receiver city'])).toEqual({});
  });
});

describe('numbers in front of headings', () => {
  it('are removed where most columns have one', () => {
    expect(withoutNumbers(['1. Order', '2. Name', '3) City', 'Note'])).toEqual([
      'Order',
      'Name',
      'City',
      'Note',
    ]);
  });

  it('stay where few have one', () => {
    expect(withoutNumbers(['1. Order', '2. Name', 'City', 'Note', 'Zip'])).toBeUndefined();
  });
});

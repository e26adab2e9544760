import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { findSuspicion } from './find-suspicion.ts';

describe('a code', () => {
  const ask = (key: string, text: string) => {
    const field = productImport.fields.find((candidate) => candidate.key === key)!;
    const found = findSuspicion({ definition: productImport, field, text, value: () => '' });
    const fixes = Object.values(found?.fix?.readings ?? {}).map((edits) => edits[key]);
    return found && `${found.suspicion}: ${fixes.join(' | ')}`;
  };

  it.each([
    ['upc', '12345678905', 'lost-zero: 012345678905'],
    ['upc', '36000291452', 'lost-zero: 036000291452'],
    ['ean', '12345678905', 'lost-zero: 012345678905'],
    ['extraBarcode1', '36000291452', 'lost-zero: 036000291452'],
    ['upc', '12345678906', undefined],
    ['upc', '012345678905', undefined],
    ['ean', '4006381333931', undefined],
    ['ean', '96385074', undefined],
    ['skuCode', '12345678905', undefined],
    ['scheduleB', '901210000', 'lost-zero: 0901210000'],
    ['scheduleB', '402101000', 'lost-zero: 0402101000'],
    ['scheduleB', '9012100', 'lost-zero: 09012100'],
    ['scheduleB', '901.21', 'lost-zero: 0901.21'],
    ['scheduleB', '901.21.0000', 'lost-zero: 0901.21.0000'],
    ['scheduleB', '9405.2', 'lost-zero: 9405.20'],
    ['scheduleB', '901.2', 'lost-zero: 0901.20'],
    ['scheduleB', '9405.20', undefined],
    ['scheduleB', '9405', undefined],
    ['scheduleB', '9405.2010', undefined],
    ['scheduleB', '940520', undefined],
    ['scheduleB', '6912.00.0000', undefined],
  ])('without its leading zero, %s %s: %s', (key, text, wanted) => {
    expect(ask(key, text)).toBe(wanted);
  });

  it.each([
    ['skuCode', '2025-12-01', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', '2026-03-02', 'date-code: MAR-2 | 3-2 | 2-3'],
    ['skuCode', '1-Dec', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', 'Dec-25', 'date-code: DEC-25 | 12-25 | 25-12'],
    ['skuCode', '12月1日', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', '1月2日', 'date-code: JAN-2 | 1-2 | 2-1'],
    ['skuCode', '01. Dez', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', 'Dez 25', 'date-code: DEC-25 | 12-25 | 25-12'],
    ['skuCode', '2. Mrz', 'date-code: MAR-2 | 3-2 | 2-3'],
    ['skuCode', '1-déc', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', 'févr-25', 'date-code: FEB-25 | 2-25 | 25-2'],
    ['skuCode', '01-Dez', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', '01.Dez', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', 'Okt-25', 'date-code: OCT-25 | 10-25 | 25-10'],
    ['skuCode', '1-dec', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', '01/fev', 'date-code: FEB-1 | 2-1 | 1-2'],
    ['skuCode', '3-maj', 'date-code: MAY-3 | 5-3 | 3-5'],
    ['skuCode', '01.gru', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', '05.Ağu', 'date-code: AUG-5 | 8-5 | 5-8'],
    ['skuCode', '01.дек', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', 'дек.25', 'date-code: DEC-25 | 12-25 | 25-12'],
    ['skuCode', '12월 01일', 'date-code: DEC-1 | 12-1 | 1-12'],
    ['skuCode', '2025年12月', 'date-code: '],
    ['skuCode', '2025년 12월', 'date-code: '],
    ['skuCode', '2025年12月1日', 'date-code: '],
    ['skuCode', '01.12.2025', 'date-code: '],
    ['skuCode', '1-12-2025', 'date-code: '],
    ['skuCode', '32.12.2025', undefined],
    ['skuCode', '10-12-3025', undefined],
    ['skuCode', 'lip-25', undefined],
    ['skuCode', 'SET-12', undefined],
    ['skuCode', 'mai-25', undefined],
    ['skuCode', '12/1/2025', 'date-code: '],
    ['skuCode', '2025/12/01', 'date-code: '],
    ['scheduleB', '6912.00.00', undefined],
    ['scheduleB', '12.09.2010', undefined],
    ['skuCode', 'DEC-1', undefined],
    ['skuCode', '2025-12-01-A', undefined],
    ['skuName', '2025-12-01', undefined],
  ])('turned into a date, %s %s: %s', (key, text, wanted) => {
    expect(ask(key, text)).toBe(wanted);
  });
});

describe('a code with thousands separators', () => {
  it.each([
    ['skuCode', '12,345', '12345'],
    ['skuCode', '1,234,567.00', '1234567'],
    ['upc', '012,345,678,905', '012345678905'],
    ['ean', '4.006.381.333.931', '4006381333931'],
    ['ean', '4 006 381 333 931,00', '4006381333931'],
    ['scheduleB', '9,405,200', '9405200'],
    ['skuCode', '12,34', undefined],
    ['skuCode', '1.234.567', undefined],
    ['skuCode', 'A,123', undefined],
    ['skuName', '12,345', undefined],
  ])('%s %s: %s', (key, text, digits) => {
    const field = productImport.fields.find((candidate) => candidate.key === key)!;
    const found = findSuspicion({ definition: productImport, field, text, value: () => '' });
    expect(found?.fix?.readings.only?.[key]).toBe(digits);
    expect(found?.suspicion).toBe(digits === undefined ? undefined : 'code-separators');
  });

  it('may be a ZIP code or a phone number', () => {
    const ask = (key: string, text: string) => {
      const field = orderShipmentImport.fields.find((candidate) => candidate.key === key)!;
      return findSuspicion({ definition: orderShipmentImport, field, text, value: () => 'US' });
    };
    expect(ask('zipCode', '94,607')?.fix?.readings.only).toEqual({ zipCode: '94607' });
    expect(ask('phone', '5,105,550,100')?.fix?.readings.only).toEqual({ phone: '5105550100' });
  });
});

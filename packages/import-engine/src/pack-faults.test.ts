import type { FieldError } from '@lading/contracts/core';
import { importMessages } from '@lading/contracts/imports';
import { describe, expect, it } from 'vitest';
import { packFaults, unpackFaults } from './pack-faults.ts';

const fault = (fieldName: string, message: string, zhMessage = '错误'): FieldError => ({
  fieldName,
  message,
  zhMessage,
});

describe('packed errors', () => {
  it('survive a round trip, in ascending order of rows', () => {
    const faults = new Map([
      [7, [fault('unit', 'Unit is required.'), fault('length', 'Length cannot be 0.')]],
      [2, [fault('unit', 'Unit is required.')]],
    ]);
    expect([...unpackFaults(packFaults(faults))]).toEqual([
      [2, faults.get(2)],
      [7, faults.get(7)],
    ]);
  });

  it('store each text once, and distinguish texts that are equal in one language only', () => {
    const rows = Array.from({ length: 1_000 }, (_, row) => [row, [fault('unit', 'No.')]] as const);
    expect(packFaults(new Map(rows)).texts).toHaveLength(1);
    const two = packFaults(new Map([[0, [fault('unit', 'No.', '甲'), fault('unit', 'No.', '乙')]]]));
    expect([...unpackFaults(two)]).toEqual([[0, [fault('unit', 'No.', '甲'), fault('unit', 'No.', '乙')]]]);
  });

  it('distinguish messages by code and parameters', () => {
    const [sku, name] = ['SKU', 'Name'].map((en) => importMessages.required({ field: { en, zh: en } }));
    const faults = [sku!, name!, sku!].map((message) => ({ fieldName: 'unit', ...message }));
    const packed = packFaults(new Map([[0, faults]]));
    expect(packed.texts).toEqual([sku, name]);
    expect([...unpackFaults(packed)]).toEqual([[0, faults]]);
  });

  it('may be empty', () => {
    expect([...unpackFaults(packFaults(new Map()))]).toEqual([]);
  });
});

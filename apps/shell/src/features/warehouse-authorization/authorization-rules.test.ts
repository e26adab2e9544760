import { describe, expect, it } from 'vitest';
import { draftFaults } from './authorization-rules.ts';

describe('the authorisation of a cooperative warehouse', () => {
  it.each([
    [['301'], 'name', 'Temu US', {}],
    [['301'], 'name', '  ', { store: 'noName' }],
    [['301'], 'name', 'x'.repeat(101), { store: 'longName' }],
    [['301'], 'code', '', { store: 'noCode' }],
    [['301'], 'code', 'US 01', { store: 'badCode' }],
    [['301'], 'code', '美国', { store: 'badCode' }],
    [['301'], 'code', ' US_01-a ', {}],
    [[], 'name', '', { warehouses: 'noWarehouse', store: 'noName' }],
  ] as const)('%j, %s “%s” gives %j', (warehouseIds, naming, text, faults) => {
    expect(draftFaults({ warehouseIds, naming, text })).toEqual(faults);
  });
});

import { describe, expect, test } from 'vitest';
import { customsUnit, customsUnits } from './customs-units.ts';

describe('customs units (spec §3)', () => {
  test('there are about seventy, with codes and names of their own in both languages', () => {
    expect(customsUnits.length).toBeGreaterThanOrEqual(65);
    for (const key of ['code', 'en', 'zh'] as const) {
      expect(new Set(customsUnits.map((unit) => unit[key])).size).toBe(customsUnits.length);
    }
  });

  test('no two units share a spelling, in any case', () => {
    const spellings = customsUnits.flatMap((unit) => [unit.code, unit.en, unit.zh]);
    expect(new Set(spellings.map((text) => text.toLowerCase())).size).toBe(spellings.length);
  });

  test('those that the specification names are there', () => {
    const names = customsUnits.map((unit) => unit.en);
    expect(names).toEqual(
      expect.arrayContaining(['Pieces', 'Kilograms', 'Dozen', 'Pairs', 'No unit required']),
    );
  });

  test('a unit is found by its code', () => {
    expect(customsUnit('KG')?.zh).toBe('千克');
    expect(customsUnit('kilo')).toBeUndefined();
  });
});

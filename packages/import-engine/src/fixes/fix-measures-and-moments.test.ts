import { describe, expect, it } from 'vitest';
import { orderFix, productFix, told } from '../testing/fix-of.ts';

describe('a measure with its unit', () => {
  it.each([
    ['length', '12 in', 'in/lb', 'unit: 12'],
    ['length', '12"', 'in', 'unit: 12'],
    ['length', '12½ in', 'in/lb', 'unit+fraction: 12.5'],
    ['length', '5 ft 3 in', 'in/lb', 'unit+parts: 63'],
    ['length', '120mm', 'cm/kg', 'unit+parts: 12'],
    ['length', '12 in', 'cm/kg', 'unit+convert: 30.48'],
    ['length', '12 in', '', 'unit+row-unit: 12 | in/lb'],
    ['length', '12 in', 'furlong', undefined],
    ['length', '12 kg', 'cm/kg', undefined],
    ['length', '30厘米', 'cm/kg', 'unit: 30'],
    ['weight1', '3.5 kg', 'cm/kg', 'unit: 3.5'],
    ['weight1', '3,5kg', 'cm/kg', 'unit+decimal-comma: 3.5'],
    ['weight1', '2 lb 4 oz', 'in/lb', 'unit+parts: 2 | 4'],
    ['weight1', '40 oz', 'in/lb', 'unit+parts: 2 | 8'],
    ['weight1', '1500 g', 'cm/kg', 'unit+parts: 1 | 500'],
    ['weight1', '2 lb', 'cm/kg', 'unit+convert: 0.91'],
    ['weight2', '4 oz', 'in/lb', 'unit: 4'],
    ['weight2', '250克', 'cm/kg', 'unit: 250'],
  ])('%s %j in a row of %j → %s', (key, text, unit, wanted) => {
    expect(told(productFix(key, text, { unit }))).toBe(wanted);
  });

  it('does not write over the smaller part that stands there', () => {
    expect(productFix('weight1', '2 lb 4 oz', { unit: 'in/lb', weight2: '3' })).toBeUndefined();
    expect(told(productFix('weight1', '2 lb 4 oz', { unit: 'in/lb', weight2: '0' }))).toBe(
      'unit+parts: 2 | 4',
    );
  });

  it('keeps ounces whole where the order wants them so', () => {
    expect(told(orderFix('packageWeight1', '2 lb 3.6 oz', { packageUnit: 'in/lb' }))).toBe(
      'unit+parts: 2 | 4',
    );
    expect(told(orderFix('packageWeight1', '1 lb 15.9 oz', { packageUnit: 'in/lb' }))).toBe(
      'unit+parts: 2 | 0',
    );
  });
});

describe('a moment', () => {
  it.each([
    ['2026/3/4', 'date: 2026-03-04'],
    ['2026年3月4日 下午2:05', 'date: 2026-03-04 14:05:00'],
    ['2026-03-04T09:30:15.123', 'date: 2026-03-04 09:30:15'],
    ['2026-03-04T09:30:15Z', 'date+time-zone: 2026-03-04 09:30:15'],
    ['20260304', 'date: 2026-03-04'],
    ['13/04/2026', 'date: 2026-04-13'],
    ['04/13/2026 9:05 PM', 'date: 2026-04-13 21:05:00'],
    ['04.03.2026', 'date: 2026-03-04'],
    ['04.04.26', 'date+short-year: 2026-04-04'],
    ['Mar 4, 2026 12:15 am', 'date: 2026-03-04 00:15:00'],
    ['4-Mar-2026', 'date: 2026-03-04'],
    ['46085', 'serial-date: 2026-03-04'],
    ['46085.5', 'serial-date: 2026-03-04 12:00:00'],
    ['2026-02-30', undefined],
    ['30/02/2026', undefined],
    ['soon', undefined],
    ['n/a', 'blank: '],
  ])('%j → %s', (text, wanted) => {
    expect(told(orderFix('createTime', text))).toBe(wanted);
  });

  it('is asked about where day and month may change places', () => {
    expect(orderFix('createTime', '03/04/2026')).toEqual({
      steps: ['date'],
      readings: { 'day-first': { createTime: '2026-04-03' }, 'month-first': { createTime: '2026-03-04' } },
    });
    expect(told(orderFix('createTime', '05/05/2026'))).toBe('date: 2026-05-05');
  });
});

import { describe, expect, it } from 'vitest';
import { isGuess } from './cell-fix.ts';
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

  it('does not overwrite a filled smaller part', () => {
    expect(productFix('weight1', '2 lb 4 oz', { unit: 'in/lb', weight2: '3' })).toBeUndefined();
    expect(told(productFix('weight1', '2 lb 4 oz', { unit: 'in/lb', weight2: '0' }))).toBe(
      'unit+parts: 2 | 4',
    );
  });

  it('is a guess for grams in the unit cell, and converts the weight too', () => {
    const fix = productFix('unit', 'g', { weight1: '350' })!;
    expect(fix.readings.only).toEqual({ unit: 'cm/kg', weight1: '0.35' });
    expect(isGuess(fix.steps)).toBe(true);
    expect(productFix('unit', 'mm', { length: '120', width: '85', weight1: '2' })!.readings.only).toEqual({
      unit: 'cm/kg',
      length: '12',
      width: '8.5',
    });
    expect(productFix('unit', 'oz', { weight1: '14', weight2: '0' })!.readings.only).toEqual({
      unit: 'in/lb',
      weight1: '0',
      weight2: '14',
    });
    expect(productFix('unit', 'g', { weight1: '2', weight2: '350' })).toBeUndefined();
    expect(told(productFix('unit', 'g', { weight2: '350' }))).toBe('spelling: cm/kg');
  });

  it('keeps ounces whole where the order requires it', () => {
    expect(told(orderFix('packageWeight1', '2 lb 3.6 oz', { packageUnit: 'in/lb' }))).toBe(
      'unit+parts+round-up: 2 | 4',
    );
    expect(told(orderFix('packageWeight1', '1 lb 15.9 oz', { packageUnit: 'in/lb' }))).toBe(
      'unit+parts+round-up: 2 | 0',
    );
  });
});

describe('a moment', () => {
  it.each([
    ['2026/3/4', 'date: 2026-03-04'],
    ['2026年3月4日 下午2:05', 'date: 2026-03-04 14:05:00'],
    ['2026-03-04T09:30:15.123', 'date: 2026-03-04 09:30:15'],
    ['2026-03-04T09:30:15Z', 'date+time-zone: 2026-03-04 09:30:15 +00:00'],
    ['2026-03-04T09:30:15-05:00', 'date+time-zone: 2026-03-04 09:30:15 -05:00'],
    ['2026-03-04T09:30:15.123+0800', 'date+time-zone: 2026-03-04 09:30:15 +08:00'],
    ['2026-03-04 09:59:00 -0500', undefined],
    ['2026-03-04 09:59:00Z', undefined],
    ['2026-03-04 09:59 UTC+8', 'date+time-zone: 2026-03-04 09:59:00 +08:00'],
    ['Mar 4, 2026 9:59:00 PM PST', 'date+time-zone: 2026-03-04 21:59:00 -08:00'],
    [
      'Wed Mar 04 2026 09:59:00 GMT-0500 (Eastern Standard Time)',
      'date+time-zone: 2026-03-04 09:59:00 -05:00',
    ],
    ['Wed, 04 Mar 2026 09:59:00 GMT', 'date+time-zone: 2026-03-04 09:59:00 +00:00'],
    ['Wed Mar  4 09:59:00 EST 2026', 'spaces+date+time-zone: 2026-03-04 09:59:00 -05:00'],
    // Central Standard Time or China Standard Time.
    ['2026-03-04 09:59:00 CST', undefined],
    ['2026-03-04 09:59:00 +1900', undefined],
    ['Jul-21-25', 'date+short-year: 2025-07-21'],
    ['Jul-21-25 09:59:00 PDT', 'date+short-year+time-zone: 2025-07-21 09:59:00 -07:00'],
    ['Jul-21-2025', 'date: 2025-07-21'],
    ['Jul/21/2025', 'date: 2025-07-21'],
    ["July 21 '25", 'date+short-year: 2025-07-21'],
    ['Monday, July 21st, 2025', 'date: 2025-07-21'],
    ['21-Jul-25 14:05', 'date+short-year: 2025-07-21 14:05:00'],
    ['21/Jul/2025', 'date: 2025-07-21'],
    ['2025-Jul-21', 'date: 2025-07-21'],
    ['21. Juli 2025', 'date: 2025-07-21'],
    ['21 juil. 2025', 'date: 2025-07-21'],
    ['1 août 2025', 'date: 2025-08-01'],
    ['1 März 2025', 'date: 2025-03-01'],
    ['21 jui 2025', undefined],
    ['09:59 21/07/2025', 'date: 2025-07-21 09:59:00'],
    ['20260304093015', 'date: 2026-03-04 09:30:15'],
    ['星期三, 2026年3月4日', 'date: 2026-03-04'],
    ['2026-03-04 25:00', undefined],
    ['Marble 4 2026', undefined],
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
    ['Nov-02-26', 'date+short-year: 2026-11-02'],
    ['Mon, 02 Nov 2026 09:14:00', 'date: 2026-11-02 09:14:00'],
    ['Montag, 2. November 2026', 'date: 2026-11-02'],
    ['lundi 2 novembre 2026', 'date: 2026-11-02'],
    ['2 de noviembre de 2026', 'date: 2026-11-02'],
    ['2. März 2026', 'date: 2026-03-02'],
    ['2 maart 2026', 'date: 2026-03-02'],
    ['2 maj 2026', 'date: 2026-05-02'],
    ['2 listopada 2026', 'date: 2026-11-02'],
    ['2 novembre 2026 à 09:14', 'date: 2026-11-02 09:14:00'],
    ['2. November 2026 um 9:14 Uhr', 'date: 2026-11-02 09:14:00'],
    ['2026-11-02 9h14', 'date: 2026-11-02 09:14:00'],
    ['2026年11月2日 9时14分', 'date: 2026-11-02 09:14:00'],
    ['2026年11月2日9時14分30秒', 'date: 2026-11-02 09:14:30'],
    ['2026年11月2日 下午2时5分', 'date: 2026-11-02 14:05:00'],
    ['2026年11月2日 9点', 'date: 2026-11-02 09:00:00'],
    ['2026년 11월 2일 9시 14분', 'date: 2026-11-02 09:14:00'],
    ['2026년 11월 2일 오후 2:05', 'date: 2026-11-02 14:05:00'],
    ['1793610840', 'epoch: 2026-11-02 09:14:00 +00:00'],
    ['1793610840000', 'epoch: 2026-11-02 09:14:00 +00:00'],
    ['9999999999', undefined],
    ['14:00.0', undefined],
    ['09:14', undefined],
  ])('%j → %s', (text, wanted) => {
    expect(told(orderFix('createTime', text))).toBe(wanted);
  });

  it('is asked about where day and month are ambiguous', () => {
    expect(orderFix('createTime', '03/04/2026')).toEqual({
      steps: ['date'],
      readings: { 'day-first': { createTime: '2026-04-03' }, 'month-first': { createTime: '2026-03-04' } },
    });
    expect(told(orderFix('createTime', '05/05/2026'))).toBe('date: 2026-05-05');
  });

  it.each([
    ['26/11/02', { 'year-first': '2026-11-02', 'day-first': '2002-11-26' }],
    ['26-11-25', { 'year-first': '2026-11-25', 'day-first': '2025-11-26' }],
    ['26.11.02', { 'year-first': '2026-11-02', 'day-first': '2002-11-26' }],
    ['11/02/26', { 'day-first': '2026-02-11', 'month-first': '2026-11-02' }],
  ])('is asked about where the year may come first: %s', (text, wanted) => {
    const readings = Object.entries(orderFix('createTime', text)!.readings);
    expect(Object.fromEntries(readings.map(([reading, edits]) => [reading, edits.createTime]))).toEqual(
      wanted,
    );
  });
});

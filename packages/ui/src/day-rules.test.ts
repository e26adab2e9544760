import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  firstWeekdayOf,
  isWithin,
  readDay,
  weekStart,
  weeksAround,
} from './day-rules.ts';

describe('days of the calendar', () => {
  it.each([
    ['2026-11-22', '2026-11-22'],
    [' 2026-3-7 ', '2026-03-07'],
    ['2026/03/07', '2026-03-07'],
    ['2026.3.7', '2026-03-07'],
    ['2026年3月7日', '2026-03-07'],
    ['2026 年 3 月 7 日', '2026-03-07'],
    ['20260307', '2026-03-07'],
    ['2028-02-29', '2028-02-29'],
  ])('reads %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    '',
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '3/7/2026',
    '2026-03',
    '202637',
    '0026-01-01',
    'soon',
  ])('rejects "%s"', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s and %i days is %s', (day, days, then) => {
    expect(addDays(day, days)).toBe(then);
  });

  it.each([
    ['2026-11-22', 1, '2026-12-22'],
    ['2026-11-22', 2, '2027-01-22'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-22', -12, '2025-11-22'],
  ])('%s and %i months is %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  });

  it('starts a week as the language does', () => {
    expect(weekStart('2026-11-22', 7)).toBe('2026-11-22');
    expect(weekStart('2026-11-22', 1)).toBe('2026-11-16');
    expect(firstWeekdayOf('en')).toBe(7);
  });

  it('lays a month out in six full weeks', () => {
    const weeks = weeksAround('2026-11-22', 7);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-11-01', '2026-12-12']);
    expect(weeksAround('2026-11-22', 1)[0]?.[0]).toBe('2026-10-26');
  });

  it('limits a day to the given range', () => {
    expect(isWithin('2026-11-22', '2026-11-22', '2026-11-22')).toBe(true);
    expect(isWithin('2026-11-22', undefined, '2026-11-21')).toBe(false);
    expect(isWithin('2026-11-22', '2026-11-23', undefined)).toBe(false);
    expect(isWithin('2026-11-22', undefined, '')).toBe(true);
  });
});

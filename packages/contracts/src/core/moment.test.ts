import { expect, it } from 'vitest';
import { calendarDay } from './moment.ts';

it.each(['2026-11-23', '2028-02-29'])('accepts %s as a day', (text) => {
  expect(calendarDay.safeParse(text).success).toBe(true);
});

it.each([
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '0000-01-01',
  '2026-1-1',
  '2026-11-23T00:00:00Z',
  'tomorrow',
  '',
])('refuses %j', (text) => {
  expect(calendarDay.safeParse(text).success).toBe(false);
});

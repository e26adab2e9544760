import { expect, it } from 'vitest';
import { dueDay, type Due } from './due-rules.ts';

it.each<[Due, string, string]>([
  ['overdue', 'UTC', '2026-02-28'],
  ['today', 'UTC', '2026-03-01'],
  ['week', 'UTC', '2026-03-08'],
  ['overdue', 'America/Los_Angeles', '2026-02-27'],
  ['today', 'America/Los_Angeles', '2026-02-28'],
])('%s in %s is due by %s', (due, timeZone, day) => {
  expect(dueDay(due, timeZone, new Date('2026-03-01T03:00:00Z'))).toBe(day);
});

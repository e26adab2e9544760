import { describe, expect, it } from 'vitest';
import { wallClock } from './wall-clock.ts';

describe('times of an export are the reader’s own (spec §9)', () => {
  it.each([
    ['America/Los_Angeles', '2026-01-15T08:00:00.900Z', '2026-01-15 00:00:00'],
    ['America/Los_Angeles', '2026-07-15T08:00:00Z', '2026-07-15 01:00:00'],
    ['Asia/Shanghai', '2026-12-31T16:00:00Z', '2027-01-01 00:00:00'],
    ['Asia/Kathmandu', '2026-01-15T00:00:00Z', '2026-01-15 05:45:00'],
    ['UTC', '2026-01-15T00:00:00Z', '2026-01-15 00:00:00'],
    ['Nowhere/AtAll', '2026-01-15T00:00:00Z', '2026-01-15 00:00:00'],
  ])('in %s %s is %s', (timeZone, moment, text) => {
    expect(wallClock(timeZone)(new Date(moment)).text).toBe(text);
  });

  it('skips the hour that is skipped in spring, and counts days like a spreadsheet', () => {
    const clock = wallClock('America/New_York');
    expect(clock(new Date('2026-03-08T06:59:59Z')).text).toBe('2026-03-08 01:59:59');
    expect(clock(new Date('2026-03-08T07:00:00Z')).text).toBe('2026-03-08 03:00:00');
    expect(wallClock('UTC')(new Date('2026-01-01T12:00:00Z')).serial).toBe(46_023.5);
  });
});

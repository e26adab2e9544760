import { describe, expect, it } from 'vitest';
import { formatTime, isTimeZone } from './format-time.ts';

const moment = '2026-01-05T06:07:08Z';

describe('times in the user’s zone (spec §9)', () => {
  it.each([
    ['default', 'UTC', '2026-01-05 06:07:08'],
    ['default', 'America/Los_Angeles', '2026-01-04 22:07:08'],
    ['default', 'Asia/Shanghai', '2026-01-05 14:07:08'],
    ['message', 'Asia/Shanghai', '01-05 14:07'],
    ['task', 'America/New_York', '01/05/2026 01:07:08'],
  ] as const)('shows the %s format in %s as %s', (format, timeZone, text) => {
    expect(formatTime(moment, timeZone, format)).toBe(text);
    expect(formatTime(new Date(moment), timeZone, format)).toBe(text);
    expect(formatTime(Date.parse(moment), timeZone, format)).toBe(text);
  });

  it('writes midnight as 00, not as 24', () => {
    expect(formatTime('2026-01-05T00:00:00Z', 'UTC')).toBe('2026-01-05 00:00:00');
  });

  it('returns an empty text for an invalid time, and tolerates an unknown zone', () => {
    expect(formatTime('soon', 'UTC')).toBe('');
    expect(formatTime(moment, 'Mars/Olympus')).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:07:08$/);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('')).toBe(false);
    expect(isTimeZone('Asia/Shanghai')).toBe(true);
  });
});

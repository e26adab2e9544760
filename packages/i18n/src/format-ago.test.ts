import { describe, expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

describe('how long ago', () => {
  it.each([
    [20_000, 'just now', '刚刚'],
    [-5_000, 'just now', '刚刚'],
    [60_000, '1 minute ago', '1分钟前'],
    [59 * 60_000, '59 minutes ago', '59分钟前'],
    [3 * 60 * 60_000, '3 hours ago', '3小时前'],
    [47 * 60 * 60_000, '1 day ago', '1天前'],
    [9 * 24 * 60 * 60_000, '9 days ago', '9天前'],
  ])('%i ms is shown in both languages', (milliseconds, english, chinese) => {
    expect(formatAgo(milliseconds, 'en')).toBe(english);
    expect(formatAgo(milliseconds, 'cn')).toBe(chinese);
  });
});

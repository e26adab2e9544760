import { describe, expect, it } from 'vitest';
import {
  formatBadge,
  formatBytes,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnitPrice,
} from './format-number.ts';

describe('numbers by language', () => {
  it('groups digits, and gives money the decimals of its currency', () => {
    expect(formatNumber(1234567, 'en')).toBe('1,234,567');
    expect(formatNumber(1234567, 'cn')).toBe('1,234,567');
    expect(formatMoney(1234.5, 'en')).toBe('$1,234.50');
    expect(formatMoney(1234.5, 'cn')).toBe('US$1,234.50');
    expect(formatMoney(1234.5, 'en', 'PKR')).toBe('PKR\u00A01,234.50');
    expect(formatMoney(1234.567, 'en', 'IQD')).toBe('IQD\u00A01,234.567');
    expect(formatPercent(0.1254, 'en')).toBe('12.5%');
  });

  it.each([
    [21.25, 'USD', '$21.25'],
    [0.004, 'USD', '$0.004'],
    [1.234, 'KWD', 'KWD\u00A01.234'],
    [1500, 'JPY', '¥1,500'],
  ])('shows a unit price of %d %s as %s', (amount, currency, text) => {
    expect(formatUnitPrice(amount, 'en', currency)).toBe(text);
  });

  it.each([
    [0, '0 bytes'],
    [812, '812 bytes'],
    [3_400_000, '3.4 MB'],
    [104_857_600, '104.9 MB'],
  ])('shows %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text);
  });

  it('shows 99+ above the badge maximum (spec §9)', () => {
    expect(formatBadge(99, 'en', 99)).toBe('99');
    expect(formatBadge(100, 'cn', 99)).toBe('99+');
  });
});

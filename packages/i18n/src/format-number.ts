import { currencyFormat, decimalPlaces } from '@lading/contracts/core';
import { languageTag, type Language } from './languages.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number in the format of the language: `12,480`, or `1.5 kg` with `{style: 'unit', unit: 'kilogram'}`.
 * @param options as for `Intl.NumberFormat`
 */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  const key = language + JSON.stringify(options ?? {});
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTag(language), options);
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

/** An amount of money with the decimals of its currency, two for most (spec §9): `US$1,234.50` or `$1,234.50` by language. @param currency ISO 4217 code */
export function formatMoney(amount: number, language: Language, currency = 'USD'): string {
  return formatNumber(amount, language, currencyFormat(currency));
}

/** A price of one unit: four decimals more than the currency has, where there are any. @param currency ISO 4217 code */
export function formatUnitPrice(amount: number, language: Language, currency: string): string {
  const maximumFractionDigits = decimalPlaces(currency) + 4;
  return formatNumber(amount, language, { ...currencyFormat(currency), maximumFractionDigits });
}

/** A share between 0 and 1 as a percentage with at most one decimal: `12.5%`. */
export function formatPercent(share: number, language: Language): string {
  return formatNumber(share, language, { style: 'percent', maximumFractionDigits: 1 });
}

/** A size in bytes as a person reads it: `812 B`, `3.4 MB` (powers of 1,000, as file managers show). */
export function formatBytes(bytes: number, language: Language): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return formatNumber(bytes / 1000 ** step, language, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
}

/** A count for a badge: the number itself up to `maximum`, and `99+` above (spec §9). */
export function formatBadge(count: number, language: Language, maximum: number): string {
  return count > maximum ? `${formatNumber(maximum, language)}+` : formatNumber(count, language);
}

import { decimalPlaces, type Money } from '@lading/contracts/core';

/**
 * An amount in a network's format, which may have more decimals than its currency: rounded half up.
 *
 * @returns undefined for an invalid amount or currency
 */
export function networkMoney(amount: string | number, currency: string): Money | undefined {
  const code = currency.trim().toUpperCase();
  const match = /^(\d+)(?:\.(\d*))?$/.exec(String(amount).trim());
  if (!match || !/^[A-Z]{3}$/.test(code)) return undefined;
  const digits = decimalPlaces(code);
  const fraction = match[2] ?? '';
  const kept = Number(`${match[1]}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  const minor = kept + (Number(fraction[digits] ?? 0) >= 5 ? 1 : 0);
  return Number.isSafeInteger(minor) ? { minor, currency: code } : undefined;
}

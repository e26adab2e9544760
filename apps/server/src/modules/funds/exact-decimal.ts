import { trimEnd } from '@lading/contracts/core';

/**
 * Exact decimals for rating before rounding to cents (decision D17): a whole number of 10⁻¹². Products of two have 24 places
 * and are rounded once, by {@link rounded}.
 */
export type Exact = bigint;

const places = 12;
const one: Exact = 10n ** BigInt(places);

/** Reads a decimal text such as `0.45`; exact. @throws RangeError for an invalid one, or more than 12 places */
export function exactOf(text: string): Exact {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = trimEnd(match?.[3] ?? '', '0');
  if (!match || fraction.length > places) throw new RangeError(`Not a decimal: ${text}`);
  return BigInt(`${match[1]}${match[2]}${fraction.padEnd(places, '0')}`);
}

/** A whole number as exact decimal. */
export const wholeOf = (value: number): Exact => BigInt(value) * one;

/** The number of started units of a size in a count. */
export const packagesOf = (count: Exact, size: number): Exact => {
  const whole = wholeOf(size);
  return ((count + whole - 1n) / whole) * one;
};

/** Divides and rounds half away from zero. */
function divided(value: bigint, by: bigint): bigint {
  const half = by / 2n;
  return value < 0n ? -((-value + half) / by) : (value + half) / by;
}

/** A product of two exact decimals, rounded to the six places of a charge: a whole number of 10⁻⁶. */
export const rounded = (product: bigint): bigint => divided(product, 10n ** 18n);

/** The volume of units, given in cubic centimeters, in a larger volume unit given in cm³: six places as text. */
export const volumeText = (units: string, cm3: string, cm3OfUnit: string): string =>
  microText(divided(BigInt(units) * exactOf(cm3) * 1_000_000n, exactOf(cm3OfUnit)));

/** Six places as text, such as `1.350000`. */
export function microText(micros: bigint): string {
  const digits = (micros < 0n ? -micros : micros).toString().padStart(7, '0');
  return `${micros < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

/** Reads a text with at most six places as a whole number of 10⁻⁶. */
export const microsOf = (text: string): bigint => exactOf(text) / 10n ** 6n;

/** Minor units of an amount in 10⁻⁶, rounded half away from zero, for a currency with a number of places. */
export const minorOf = (micros: bigint, decimalPlaces: number): number =>
  Number(divided(micros, 10n ** BigInt(6 - decimalPlaces)));

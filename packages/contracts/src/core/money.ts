import { z } from 'zod';

/** ISO 4217 code of a currency, upper case. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/** An amount of money as the ledger keeps it (decision D17): whole minor units (cents) and the currency. */
export const money = z.object({ minor: z.number().int().safe(), currency: currencyCode });
export type Money = z.infer<typeof money>;

/** Decimal places of currencies that do not have two (ISO 4217). */
const places: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  CLP: 0,
  ISK: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BIF: 0,
  DJF: 0,
  GNF: 0,
  KMF: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VUV: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** Number of digits after the point in a currency: 2 for USD, 0 for JPY. */
export const decimalPlaces = (currency: string): number => places[currency] ?? 2;

/**
 * Options of `Intl.NumberFormat` that show every minor unit of an amount. Its own decimals follow what cash is used: none for
 * some currencies that have two, so that amounts of the ledger would be shown rounded.
 */
export const currencyFormat = (
  currency: string,
): { style: 'currency'; currency: string; minimumFractionDigits: number; maximumFractionDigits: number } => {
  const digits = decimalPlaces(currency);
  return { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits };
};

/** An amount as a decimal text without grouping, such as `28.09` or `-3.00`; exact. */
export function decimalText({ minor, currency }: Money): string {
  const digits = decimalPlaces(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return minor < 0 ? `-${whole}` : whole;
}

/**
 * Parses a decimal text such as `28.09`; exact.
 *
 * @throws RangeError if it is not a number, has more decimals than the currency, or exceeds the range of an amount
 */
export function moneyOf(text: string, currency: string): Money {
  const digits = decimalPlaces(currency);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > digits) throw new RangeError(`Not an amount of ${currency}: ${text}`);
  const minor = Number(`${match[1]}${match[2]}${fraction.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Too large an amount: ${text}`);
  return { minor: minor === 0 ? 0 : minor, currency };
}

/** Groups prices by currency, the most common one first: amounts of two currencies are not compared. */
export function byCurrency<Priced extends { amount: Money }>(prices: readonly Priced[]): Priced[] {
  const groups = new Map<string, Priced[]>();
  for (const price of prices) {
    const { currency } = price.amount;
    groups.set(currency, [...(groups.get(currency) ?? []), price]);
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length).flat();
}

import { moneyOf, type Money } from '@lading/contracts/core';
import { topUpBounds } from '@lading/contracts/funds';

/** Suggested amounts. */
export const commonAmounts = [50, 100, 250, 500] as const;

/** The amount missing for a label, from the page's address (`18.40 USD`); null for anything else. */
export function missingAmount(text: string | null): Money | null {
  const [amount = '', currency = ''] = text?.split(' ') ?? [];
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  try {
    const money = moneyOf(amount, currency);
    return money.minor > 0 ? money : null;
  } catch {
    // An address may contain anything.
    return null;
  }
}

/** The payment that covers a missing amount: in whole units, at least the minimum payment. */
export const suggestedAmount = (missing: number | null): number =>
  missing === null ? commonAmounts[1] : Math.max(topUpBounds.min, Math.ceil(missing));

/** The value of a number field in wire format; undefined if empty. */
export const moneyOrNothing = (whole: number | null, currency: string): Money | undefined =>
  whole === null ? undefined : moneyOf(whole.toFixed(2), currency);

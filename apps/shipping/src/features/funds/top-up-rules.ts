import { moneyOf, type Money } from '@lading/contracts/core';
import { topUpBounds } from '@lading/contracts/funds';

/** Amounts that are offered at a click. */
export const commonAmounts = [50, 100, 250, 500] as const;

/** What is missing for a label, from the page's address (`18.40 USD`); null for anything else. */
export function missingAmount(text: string | null): Money | null {
  const [amount = '', currency = ''] = text?.split(' ') ?? [];
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  try {
    const money = moneyOf(amount, currency);
    return money.minor > 0 ? money : null;
  } catch {
    // An address may hold anything.
    return null;
  }
}

/** The amount to pay in for what is missing: whole units, and not less than a payment may be. */
export const suggestedAmount = (missing: number | null): number =>
  missing === null ? commonAmounts[1] : Math.max(topUpBounds.min, Math.ceil(missing));

/** What a number field holds as the wire carries it; undefined for an empty one. */
export const moneyOrNothing = (whole: number | null, currency: string): Money | undefined =>
  whole === null ? undefined : moneyOf(whole.toFixed(2), currency);

import { decimalText, type Money } from '@lading/contracts/core';
import type { ExplainedCharges } from '@lading/contracts/funds';

const places = 6;

/** A decimal text of at most six places as a whole number of 10⁻⁶. */
function microsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const micros = BigInt(whole + fraction.padEnd(places, '0'));
  return text.startsWith('-') ? -micros : micros;
}

function textOf(micros: bigint): string {
  const digits = (micros < 0n ? -micros : micros).toString().padStart(places + 1, '0');
  return `${micros < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** What charges come to exactly, and what whole cents differ by from that: null for nothing. Both as decimal texts. */
export function chargesTotal(
  charges: readonly Pick<ExplainedCharges, 'amount'>[],
  taken: Money,
): { sum: string; rounding: string | null } {
  const sum = charges.reduce((total, { amount }) => total + microsOf(amount), 0n);
  const rounding = microsOf(decimalText(taken)) - sum;
  return { sum: textOf(sum), rounding: rounding === 0n ? null : textOf(rounding) };
}

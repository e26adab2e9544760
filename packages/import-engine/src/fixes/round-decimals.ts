import { trimSigns } from '../trim-signs.ts';

/**
 * A plain number rounded half up to this many decimals, digit by digit, so that 1.005 becomes 1.01; a number with
 * fewer decimals is unchanged.
 */
export function roundDecimals(text: string, decimals: number): string {
  const parts = /^([+-]?)(\d*)\.(\d+)$/.exec(text);
  if (!parts || parts[3]!.length <= decimals) return text;
  const [, sign, whole = '', fraction = ''] = parts;
  const kept = BigInt(`${whole || '0'}${fraction.slice(0, decimals)}`);
  const rounded = kept + (fraction.charCodeAt(decimals) >= 53 ? 1n : 0n);
  const digits = rounded.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const tail = trimSigns(digits.slice(point), '', '0');
  const value = `${digits.slice(0, point)}${tail ? `.${tail}` : ''}`;
  return sign === '-' && rounded !== 0n ? `-${value}` : value;
}

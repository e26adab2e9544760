/** Points of a number as Chinese and Japanese keyboards type them. */
const widePoints = '．。';

const pointOf = (locale: string | undefined): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Index of the decimal point of a typed number; -1 without one. */
function pointIn(text: string, locale: string | undefined): number {
  const points = pointOf(locale) + widePoints;
  return [...text].findIndex((char) => points.includes(char));
}

/**
 * Whether a number field of so many decimals may contain this text while it is typed (spec §5: an integer-only field blocks the point,
 * others the digits beyond).
 */
export function hasRoomForDecimals(text: string, decimals: number, locale?: string): boolean {
  const at = pointIn(text, locale);
  return at === -1 || (decimals > 0 && text.slice(at + 1).replaceAll(/\D/gu, '').length <= decimals);
}

/** A pasted number without the decimals for which a field has no room; truncated, never rounded. */
export function withoutSurplusDecimals(text: string, decimals: number, locale?: string): string {
  const at = pointIn(text, locale);
  if (at === -1) return text;
  return decimals === 0 ? text.slice(0, at) : text.slice(0, at + 1 + decimals);
}

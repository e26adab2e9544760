/** Decimal points as typed on Chinese and Japanese keyboards. */
const widePoints = '．。';

/** Digits of every script count, also those as wide as a Chinese character. */
const notDigits = /\P{Nd}/gu;

const pointOf = (locale: string | undefined): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Index of the decimal point of a typed number; -1 without one. */
function pointIn(text: string, locale: string | undefined): number {
  const points = pointOf(locale) + widePoints;
  return [...text].findIndex((char) => points.includes(char));
}

/**
 * Whether a number field with this many decimals may contain this text while it is typed (spec §5: an integer-only field blocks
 * the point, others further digits).
 */
export function hasRoomForDecimals(text: string, decimals: number, locale?: string): boolean {
  const at = pointIn(text, locale);
  return at === -1 || (decimals > 0 && text.slice(at + 1).replaceAll(notDigits, '').length <= decimals);
}

/** A pasted number cut to the decimals that a field allows; truncated, never rounded. */
export function withoutSurplusDecimals(text: string, decimals: number, locale?: string): string {
  const at = pointIn(text, locale);
  if (at === -1) return text;
  return decimals === 0 ? text.slice(0, at) : text.slice(0, at + 1 + decimals);
}

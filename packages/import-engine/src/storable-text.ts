/**
 * The text in storable form: without NUL, which databases reject, without lone surrogates, and cut one character
 * beyond the limit.
 */
export function storable(text: string, longest: number): string {
  const short = text.length > longest ? text.slice(0, longest + 1) : text;
  const whole = short.isWellFormed() ? short : short.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}

/**
 * Whether a text with this first character may be blank: blanks of ASCII, and beyond it up to the ideographic space
 * (U+3000) and U+FEFF.
 */
export function mayBeBlank(first: number): boolean {
  return first <= 32 || (first >= 0xa0 && first <= 0x3000) || first === 0xfeff;
}

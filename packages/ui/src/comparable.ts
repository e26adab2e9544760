/**
 * A text in the form for comparing and searching (decision D28): without differences of width, compatibility characters and case,
 * so that `ＡＢＣ` and `abc` are equal. Never show or store it.
 */
export function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * A text in the form in which texts are compared and searched (decision D28): without differences of width, compatible signs and case, so
 * that `ＡＢＣ` and `abc` are one. For comparing only, never to be shown or kept.
 */
export function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

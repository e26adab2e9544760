/** Signs below never change their form; most texts have no other. */
const beyondLatin = /[\u0300-\uffff]/;

/** Unicode's stream-safe texts (UAX #15) have at most 30 marks in a row. */
const tooManyMarks = /\p{M}{31}/u;

/**
 * Whether a text may be brought into a normal form. One with more marks on a letter than any language has keeps its own: to put them
 * in order takes the square of their number.
 */
export const isNormalizable = (text: string): boolean => !tooManyMarks.test(text);

/** A text in the form in which it is kept (decision D28): NFC, so that what looks the same is the same. */
export function normalForm(text: string): string {
  return beyondLatin.test(text) && isNormalizable(text) ? text.normalize('NFC') : text;
}

import { limitedMarks } from './mark-runs.ts';

/** Signs below never change their form; most texts have no other. */
const beyondLatin = /[\u0300-\uffff]/;

/**
 * A text in the form in which it is kept (decision D28): NFC, so that what looks the same is the same, with at most 30 combining marks in a
 * row.
 */
export function normalForm(text: string): string {
  return beyondLatin.test(text) ? limitedMarks(text).normalize('NFC') : text;
}

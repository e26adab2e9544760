import { limitedMarks } from './mark-runs.ts';

/** Characters below never change their form; most texts contain no others. */
const beyondLatin = /[\u0300-\uffff]/;

/**
 * The form in which texts are stored (decision D28): NFC, so that texts that look the same are equal, with at most 30 combining
 * marks in a row.
 */
export function normalForm(text: string): string {
  return beyondLatin.test(text) ? limitedMarks(text).normalize('NFC') : text;
}

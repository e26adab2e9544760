import { limitedMarks } from './mark-runs.ts';

/** Characters below never change their form; most texts contain no others. */
const beyondLatin = /[\u0300-\uffff]/;

/**
 * The form in which texts are stored (decision D28): NFC, so that texts that look the same are equal, with at most 30 combining
 * marks in a row.
 */
export function normalForm(text: string): string {
  // A few marks become two each, so that the limit is applied again: the form of a form is the form itself.
  return beyondLatin.test(text) ? limitedMarks(limitedMarks(text).normalize('NFC')) : text;
}

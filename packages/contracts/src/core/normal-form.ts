/** Signs below never change their form; most texts have no other. */
const beyondLatin = /[\u0300-\uffff]/;

/** A text in the form in which it is kept (decision D28): NFC, so that what looks the same is the same. */
export function normalForm(text: string): string {
  return beyondLatin.test(text) ? text.normalize('NFC') : text;
}

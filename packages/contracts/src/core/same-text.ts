import { limitedMarks } from './mark-runs.ts';

/**
 * A text with compatibility characters replaced (NFKC): `Ａ①` becomes `A1`. For comparisons and for codes, which do not depend on
 * width. Takes linear time for any text.
 */
export const compatibleForm = (text: string): string => limitedMarks(text).normalize('NFKC');

/**
 * The form in which texts are compared (decision D28): ignores width, compatibility characters, case and surrounding blanks. For
 * comparisons only, never shown or stored.
 */
export const comparedText = (text: string): string => compatibleForm(text).trim().toLowerCase();

/** The same for names and addresses, which also ignores the number of blanks between words. */
export const comparedWords = (text: string | null | undefined): string =>
  comparedText(text ?? '').replaceAll(/\s+/g, ' ');

/** Whether people consider two texts the same name: `Ｌａｔｅ UPS` and `late ups` (decision D28). */
export const sameText = (one: string, other: string): boolean => comparedText(one) === comparedText(other);

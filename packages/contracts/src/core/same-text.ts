import { limitedMarks } from './mark-runs.ts';

/**
 * A text with compatible signs as the usual ones (NFKC), as `Ａ①` is `A1`. For comparing and for codes, which have no width. Takes linear
 * time for any text.
 */
export const compatibleForm = (text: string): string => limitedMarks(text).normalize('NFKC');

/**
 * The form in which texts are compared (decision D28): without differences of width, compatible signs, case and blanks around. For
 * comparing only, never to be shown or kept.
 */
export const comparedText = (text: string): string => compatibleForm(text).trim().toLowerCase();

/** The same for names and addresses, in which the number of blanks between two words is no difference either. */
export const comparedWords = (text: string | null | undefined): string =>
  comparedText(text ?? '').replaceAll(/\s+/g, ' ');

/** Whether two texts are one name to people: `Ｌａｔｅ UPS` and `late ups` (decision D28). */
export const sameText = (one: string, other: string): boolean => comparedText(one) === comparedText(other);

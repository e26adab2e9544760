import { isNormalizable } from './normal-form.ts';

/**
 * The form in which texts are compared (decision D28): without differences of width, compatible signs, case and blanks around. For
 * comparing only, never to be shown or kept.
 */
export const comparedText = (text: string): string =>
  (isNormalizable(text) ? text.normalize('NFKC') : text).trim().toLowerCase();

/** Whether two texts are one name to people: `Ｌａｔｅ UPS` and `late ups` (decision D28). */
export const sameText = (one: string, other: string): boolean => comparedText(one) === comparedText(other);

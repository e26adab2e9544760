/**
 * Maximum length of a number, choice, state, unit, moment or address. Longer texts are none of these and are not searched:
 * looking for a name inside a text takes quadratic time.
 */
export const longestSpelling = 500;

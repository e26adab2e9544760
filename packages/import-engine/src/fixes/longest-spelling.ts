/**
 * Nobody spells a number, a choice, a state, a unit, a moment or an address in more characters. Longer texts mean none of them, and
 * are not searched: what looks for a name between others takes the square of its length.
 */
export const longestSpelling = 500;

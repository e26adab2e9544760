/** Maximum errors in one refusal; more would not help. */
export const mostFieldErrors = 1_000;
const mostCharacters = 200;

/**
 * The field of an error by its path, such as `rows.3.skuCode`. Only the first 200 characters of each step: a caller's own key may
 * be a megabyte, and is repeated for every error below it.
 */
export const fieldNameOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => String(step).slice(0, mostCharacters)).join('.');

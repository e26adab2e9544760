import type { LocalizedText } from '@lading/contracts/localized-text';

/** Rows that a text names; more are counted. */
const named = 10;

/** Rows by their numbers in the file, in few words. */
export function rowList(numbers: readonly number[]): LocalizedText {
  const shown = numbers.slice(0, named);
  const more = numbers.length - shown.length;
  return {
    message: shown.join(', ') + (more > 0 ? ` and ${more} more` : ''),
    zhMessage: shown.join('、') + (more > 0 ? ` 等 ${numbers.length}` : ''),
  };
}

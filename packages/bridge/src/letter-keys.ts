/** Storage key under which this browser keeps whether single letters are shortcuts. */
export const letterKeysName = 'lading.letter-keys';

/**
 * Whether single letters are shortcuts. Users of speech input, for example, can turn them off in the shell's shortcut list (WCAG
 * 2.1.4).
 */
export function areLetterKeysOn(): boolean {
  try {
    return localStorage.getItem(letterKeysName) !== 'off';
  } catch {
    return true;
  }
}

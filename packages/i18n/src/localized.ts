import type { LocalizedText } from '@lading/contracts/localized-text';
import type { Language } from './languages.ts';

/**
 * Picks the reader's text of a pair, and the other one when his is missing: a half-translated message is still
 * better than none.
 */
export function pickText(language: Language, english: string, chinese: string): string {
  return language === 'cn' ? chinese || english : english || chinese;
}

/** The reader's text of a bilingual message of the wire: `message` in English, `zhMessage` in Chinese (spec §8). */
export function localized(text: LocalizedText, language: Language): string {
  return pickText(language, text.message, text.zhMessage);
}

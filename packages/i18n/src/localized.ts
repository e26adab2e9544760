import type { LocalizedText } from '@lading/contracts/core';
import type { Language } from './languages.ts';

/** Picks the reader's text of a pair, or the other one if it is missing: a half-translated message is better than none. */
export function pickText(language: Language, english: string, chinese: string): string {
  return language === 'cn' ? chinese || english : english || chinese;
}

/** The reader's text of a bilingual message of the wire: `message` in English, `zhMessage` in Chinese (spec §8). */
export function localized(text: Pick<LocalizedText, 'message' | 'zhMessage'>, language: Language): string {
  return pickText(language, text.message, text.zhMessage);
}

import { languageTag, type Language } from '@lading/i18n/languages';
import type { i18n } from 'i18next';
import { rememberLanguage } from './language.ts';

/** Changes the language of the texts and of the page immediately, and stores it for the next visit, as the choice of that person. */
export async function changeLanguage(
  texts: Pick<i18n, 'changeLanguage'>,
  language: Language,
  userId?: string,
): Promise<void> {
  rememberLanguage(language, userId);
  await texts.changeLanguage(languageTag(language));
  document.documentElement.lang = languageTag(language);
}

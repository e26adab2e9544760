import { languageOf } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { useTranslation } from 'react-i18next';

/** The language of the texts currently shown; numbers and names follow it, so that a page never mixes two. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n);
}

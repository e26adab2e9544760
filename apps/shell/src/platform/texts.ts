import type { i18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * The shell's only i18next instance. `useTranslation().i18n` is a different object for each language, so effects must not depend on
 * it and nothing may store it. @throws Error outside of the shell
 */
export function useTexts(): i18n {
  const texts = use(I18nContext)?.i18n;
  if (!texts) throw new Error('useTexts is called outside of the shell');
  return texts;
}

import { createInstance, type BackendModule, type i18n } from 'i18next';
import { languageOfTag, languageTag, type Language } from './languages.ts';
import type { Namespace, Texts } from './namespaces.ts';
import { readTexts } from './read-texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}

const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  // i18next awaits the promise of a reader that takes no callback, though its types do not declare it.
  read: (tag: string, namespace: string): unknown => readTexts(languageOfTag(tag) ?? 'en', namespace),
};

/**
 * An i18next instance for our locale files, ready in `language` with the given namespaces; the others load when a component uses
 * them. The shell and each sub-app create their own. Interpolated values are not HTML-escaped: React does that.
 */
export async function createTexts(language: Language, first: readonly Namespace[]): Promise<i18n> {
  const texts = createInstance();
  await texts.use(localeFiles).init({
    lng: languageTag(language),
    load: 'currentOnly',
    fallbackLng: false,
    ns: ['common', ...first.filter((name) => name !== 'common')],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return texts;
}

/** The language that an instance speaks now. */
export function languageOf(texts: Pick<i18n, 'language'>): Language {
  return languageOfTag(texts.language) ?? 'en';
}

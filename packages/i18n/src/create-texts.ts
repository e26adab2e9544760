import { createInstance, type BackendModule, type i18n } from 'i18next';
import { languageOfTag, languageTag, type Language } from './languages.ts';
import { namespaces, type Namespace, type Texts } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}

async function readLocale(tag: string, namespace: string): Promise<object> {
  const language = languageOfTag(tag);
  if (!language || !Object.hasOwn(namespaces, namespace))
    throw new Error(`No texts for ${namespace} in ${tag}`);
  return (await namespaces[namespace as Namespace][language]()).default;
}

const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  // i18next waits for the promise of a reader that takes no callback, though its types do not say so.
  read: (tag: string, namespace: string): unknown => readLocale(tag, namespace),
};

/**
 * An i18next instance over our locale files, ready in `language` with the given namespaces; the others load when a
 * component asks for them. The shell and each sub-app make one of their own. Interpolated values are not
 * HTML-escaped: React does that.
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

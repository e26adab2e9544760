import type { Language } from '@lading/contracts/identity';

/** Code of a language as the wire and the account carry it (spec §7, `switchLanguage`). */
export type { Language };

/**
 * The languages of the product (spec §9: en and cn, default en). `code` is used on the wire and in the account, `tag` is the BCP 47
 * name for browsers and `Intl`, `name` is the language's own name.
 */
export const languages = {
  en: { code: 'en', tag: 'en', name: 'English' },
  cn: { code: 'cn', tag: 'zh-CN', name: '简体中文' },
} as const satisfies Record<Language, { code: Language; tag: string; name: string }>;

/** How the texts of a feature are loaded in each language. */
export type TextsLoader = Record<Language, () => Promise<{ default: object }>>;

/** Used when the reader's language is unknown (spec §9). */
export const defaultLanguage: Language = 'en';

/** All codes, in the order in which they are offered. */
export const languageCodes = Object.keys(languages) as Language[];

/** Whether a value from the wire or from storage is a language of ours. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** BCP 47 tag of a language, for `lang` attributes and `Intl`. */
export function languageTag(language: Language): string {
  return languages[language].tag;
}

/** The language of a BCP 47 tag such as `zh-Hans-CN` or `en-GB`; undefined if unsupported. */
export function languageOfTag(tag: string): Language | undefined {
  const base = tag.toLowerCase().split('-', 1)[0];
  if (base === 'zh') return 'cn';
  return isLanguage(base) ? base : undefined;
}

/**
 * The language of a first visit: the first supported one of the browser's preferences, otherwise the default.
 * @param preferred tags in order of preference, as in `navigator.languages`
 */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

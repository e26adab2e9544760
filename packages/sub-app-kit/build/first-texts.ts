import type { FirstModules } from '@lading/bridge/build/write-descriptor';
import { languageCodes } from '@lading/i18n/languages';

/** The texts that a sub-app begins with, in each language, by the names of their files: those of `createSubApp`, and `common`. */
export function firstTexts(files: readonly string[]): FirstModules[] {
  return languageCodes.map((lang) => ({
    lang,
    sources: ['common', ...files].map((file) => `/i18n/src/locales/${lang}/${file}.ts`),
  }));
}

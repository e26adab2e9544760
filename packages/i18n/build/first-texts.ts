import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { languageCodes } from '../src/languages.ts';

const address = 'virtual:first-texts/';
const localeImport = /import\('\.\/locales\/(\w+)\/([\w-]+)\.ts'\)/g;

const nameOf = (file: string): string => file.replaceAll('-', '_');
const localeOf = (language: string, file: string): string =>
  fileURLToPath(new URL(`../src/locales/${language}/${file}.ts`, import.meta.url));

/**
 * Puts the texts that an application begins with into one file for each language, which it asks for once instead of once for each
 * namespace. Only in builds.
 * @param files names of the files under `locales/`, without their ending
 */
export function firstTexts(files: readonly string[]): Plugin {
  return {
    name: 'lading:first-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(address) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${address}`)) return undefined;
      const language = id.slice(address.length + 1);
      return files
        .map(
          (file) => `export { default as ${nameOf(file)} } from ${JSON.stringify(localeOf(language, file))};`,
        )
        .join('\n');
    },
    transform: {
      filter: { id: /\/i18n\/src\/namespaces\.ts$/ },
      handler(code) {
        const found = new Set<string>();
        const rewritten = code.replaceAll(localeImport, (whole, language: string, file: string) => {
          if (!files.includes(file)) return whole;
          found.add(`${language}/${file}`);
          return `import('${address}${language}').then((texts) => ({ default: texts.${nameOf(file)} }))`;
        });
        if (found.size !== files.length * languageCodes.length)
          this.error(`not all of ${files.join(', ')} are imported by the namespaces`);
        return { code: rewritten, map: null };
      },
    },
  };
}

/** What `app.json` says of these files: the one of each language is fetched along with the application. */
export function firstTextsFiles(): { lang: (typeof languageCodes)[number]; sources: string[] }[] {
  return languageCodes.map((lang) => ({ lang, sources: [`${address}${lang}`] }));
}

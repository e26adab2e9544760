import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { languageCodes } from '../src/languages.ts';

const address = 'virtual:first-texts/';
const localeImport = /import\('\.\/locales\/(\w+)\/([\w-]+)\.ts'\)/g;

const namespaceOf = (file: string): string =>
  file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const localeOf = (language: string, file: string): string =>
  fileURLToPath(new URL(`../src/locales/${language}/${file}.ts`, import.meta.url));

/** The source that takes the place of `src/first-texts.ts`. */
function firstTextsOf(files: readonly string[]): string {
  const readers = languageCodes.map((code) => `${code}: () => import('${address}${code}')`);
  return `export const firstTexts = { names: ${JSON.stringify(files.map(namespaceOf))}, read: { ${readers.join(', ')} } };`;
}

/**
 * Puts the first texts of an application into one file for each language, instead of one for each namespace. Only in builds.
 * @param files names of the files under `locales/`, without extension
 */
export function firstTexts(files: readonly string[]): Plugin {
  /** Those that a table of namespaces imports; undefined while none was seen. */
  let found: Set<string> | undefined;
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
          (file) =>
            `export { default as ${namespaceOf(file)} } from ${JSON.stringify(localeOf(language, file))};`,
        )
        .join('\n');
    },
    transform: {
      filter: { id: /\/i18n\/src\/((\w+-)?namespaces|first-texts)\.ts$/ },
      handler(code, id) {
        if (id.endsWith('first-texts.ts')) return { code: firstTextsOf(files), map: null };
        found ??= new Set();
        const rewritten = code.replaceAll(localeImport, (whole, language: string, file: string) => {
          if (!files.includes(file)) return whole;
          found?.add(`${language}/${file}`);
          return `import('${address}${language}').then((texts) => ({ default: texts.${namespaceOf(file)} }))`;
        });
        return { code: rewritten, map: null };
      },
    },
    buildEnd(error) {
      if (!error && found && found.size !== files.length * languageCodes.length)
        this.error(`not all of ${files.join(', ')} are imported by the namespaces`);
    },
  };
}

/** The entries of these files in `app.json`: the one of the user's language is fetched with the application. */
export function firstTextsFiles(): { lang: (typeof languageCodes)[number]; sources: string[] }[] {
  return languageCodes.map((lang) => ({ lang, sources: [`${address}${lang}`] }));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root as projectRoot } from './root.mjs';

/** A text of a message, such as `issue.message` or a bare `zhMessage`. */
const text = String.raw`\b(?:message|zhMessage|digestEn|digestZh)\b`;
const words = String.raw`(?:'[^'\n]+'|"[^"\n]+"|\x60[^\x60\n]+\x60)`;

/** Code that depends on the words of a message (decision D18), and what to do instead. */
const rules = [
  {
    pattern: new RegExp(String.raw`\.${text}\s*(?:===|!==)(?!\s*(?:undefined\b|null\b|''))`),
    says: 'compares a text: compare the code',
  },
  {
    pattern: new RegExp(String.raw`(?:===|!==)\s*[\w$.?!()[\]]+\.${text}(?!\s*[.(\w])`),
    says: 'compares a text: compare the code',
  },
  {
    pattern: new RegExp(String.raw`(?<![\w$])(?:message|zhMessage)\s*(?:===|!==)\s*${words}`),
    says: 'compares a text: compare the code',
  },
  {
    pattern: new RegExp(
      String.raw`${text}[?!]*\.(?:includes|startsWith|endsWith|indexOf|search|match|matchAll|split|localeCompare|replace|replaceAll)\(`,
    ),
    says: 'reads a text: its parameters hold what it names',
  },
  {
    pattern: new RegExp(String.raw`\.(?:test|exec)\((?:[^()\n]*\.)?${text}\)`),
    says: 'searches a text: compare the code',
  },
  {
    pattern: new RegExp(String.raw`\$\{(?:[^}]*\.)?(?:message|zhMessage)\}\\n`),
    says: 'makes a key of a text: use messageKey',
  },
];

/** A pair of texts of which neither is a parameter: it belongs in the catalog of its capability. */
const pair = /\bmessage:\s*['`][^\n]*?['`],?\s*zhMessage:\s*['`]/;

/**
 * Where a source depends on the words of a message, or contains message text outside the catalogs.
 * @param {string} source
 * @returns {{ line: number, says: string }[]}
 */
export function textLogicIn(source) {
  const found = source.split('\n').flatMap((content, at) => {
    const allowed = /no message of ours/.test(content);
    const rule = allowed ? undefined : rules.find(({ pattern }) => pattern.test(content));
    return rule ? [{ line: at + 1, says: rule.says }] : [];
  });
  const at = source.search(pair);
  if (at !== -1)
    found.push({
      line: source.slice(0, at).split('\n').length,
      says: 'words a message: add it to messages.ts',
    });
  return found;
}

/**
 * Like `textLogicIn` for the entire project, as `path:line says`. Tests assert texts, catalogs contain them.
 * @param {string} root
 * @returns {string[]}
 */
export function textLogic(root) {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|spec|bench)\./.test(entry.name),
      )
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => !/(^|\/)(node_modules|dist|testing|locales)\//.test(path))
      // The client's own texts are on the first page, where a catalog is too heavy.
      .filter((path) => path !== join('packages', 'api-client', 'src', 'api-error.ts'))
      .flatMap((path) =>
        textLogicIn(readFileSync(join(root, path), 'utf8')).map(
          ({ line, says }) => `${path}:${line} ${says}`,
        ),
      ),
  );
}

// As a step of the check: one line for each finding, and a failure if there is one.
if (process.argv[1] === import.meta.filename) {
  const places = textLogic(projectRoot);
  // The output of a failed step.
  if (places.length > 0) console.log(places.join('\n'));
  process.exitCode = places.length === 0 ? 0 : 1;
}

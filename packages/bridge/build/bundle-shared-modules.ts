import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { firstPageChunks } from './first-page-chunks.ts';
import { reactFiles, type SharedLibrary } from './shared-modules.ts';

const identifier = /^[A-Za-z_$][\w$]*$/;
const prefix = 'virtual:shared/';

/**
 * React is CommonJS, whose names bundlers cannot export on their own: this module lists them.
 * @throws Error when two modules of one file use one name for different things
 */
function reexport(specifiers: readonly string[], from: string): string {
  const taken = new Map<string, unknown>();
  const lines = specifiers.map((specifier, at) => {
    const members = Object.entries(createRequire(from)(specifier) as object);
    const named = members.filter(([name]) => identifier.test(name) && name !== 'default');
    const other = named.find(([name, value]) => taken.has(name) && taken.get(name) !== value);
    if (other) throw new Error(`${specifiers.join(' and ')} cannot share a file: both export ${other[0]}`);
    const added = named.filter(([name]) => !taken.has(name));
    added.forEach(([name, value]) => taken.set(name, value));
    return `import m${at} from '${specifier}';\nexport const { ${added.map(([name]) => name).join(', ')} } = m${at};`;
  });
  const whole = specifiers.map((_, at) => `...m${at}`).join(', ');
  return `${lines.join('\n')}\nexport default { ${whole} };`;
}

function served({ specifier, names, object }: SharedLibrary): string {
  if (object) {
    const { name, members } = object;
    const taken = members.map((member) => `${member} as ${member}_`).join(', ');
    const given = members.map((member) => `${member}: ${member}_`).join(', ');
    return `import { ${taken} } from '${specifier}';\nexport const ${name} = { ${given} };`;
  }
  return `export ${names ? `{ ${names.join(', ')} }` : '*'} from '${specifier}';`;
}

const fileOf = ({ specifier, file }: SharedLibrary): string =>
  file ?? specifier.replace('@', '').replaceAll('/', '-');

/** The entry of each file by file name, and the modules that it provides. */
function entriesOf(root: string, libraries: readonly SharedLibrary[]) {
  const react = Object.entries(reactFiles).map(([name, specifiers]) => ({
    name,
    specifiers,
    code: reexport(specifiers, join(root, 'package.json')),
  }));
  const others = [...Map.groupBy(libraries, fileOf)].map(([name, together]) => ({
    name,
    specifiers: together.map(({ specifier }) => specifier),
    code: together.map(served).join('\n'),
  }));
  return [...react, ...others];
}

function entryModules(entries: ReturnType<typeof entriesOf>): Plugin {
  return {
    name: 'lading:shared-entries',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      return entries.find(({ name }) => `\0${prefix}${name}` === id)?.code;
    },
  };
}

/**
 * Removes the JSON Schema writer of zod, 7 kB that every page would fetch: only the server describes its calls that way. A page that
 * uses it gets an error, not a wrong schema.
 */
const withoutJsonSchema: Plugin = {
  name: 'lading:without-json-schema',
  load: {
    filter: { id: /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
    handler(id) {
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      return [
        "const left = () => { throw new Error('JSON Schema is left out of what browsers load.'); };",
        ...names.map(([, name]) => `export const ${name} = () => left;`),
      ].join('\n');
    },
  },
};

/** One file of the bundle, and the shared modules that it provides; none for a chunk shared by two of them. */
export interface SharedFile {
  fileName: string;
  code: string;
  /** Names of the files that it imports when it is loaded. */
  imports: string[];
  specifiers: readonly string[];
}

/**
 * Bundles the shared modules as ES modules under `assetsDir`, into the listed files, with a content hash in each name.
 * @param root project whose installed versions are used
 */
export async function bundleSharedModules(
  root: string,
  assetsDir: string,
  libraries: readonly SharedLibrary[],
): Promise<SharedFile[]> {
  const entries = entriesOf(root, libraries);
  // Code needed by several of these goes into the first of them, not into separate files: a page needs them all.
  const whole = [...Object.keys(reactFiles), ...new Set(libraries.flatMap(({ file }) => file ?? []))];
  const { plugin, groups } = firstPageChunks(
    whole.map((name) => ({ chunk: name, source: `${prefix}${name}` })),
    () => false,
  );
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [entryModules(entries), withoutJsonSchema, plugin],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        // 'use client' only matters to servers that render React; there is none here.
        onLog: (level, log, tell) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
        },
        input: Object.fromEntries(entries.map(({ name }) => [name, `${prefix}${name}`])),
        // A file may export what it holds for the others.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${assetsDir}/[name]-[hash].js`,
          chunkFileNames: `${assetsDir}/shared-[hash].js`,
          codeSplitting: { groups },
        },
      },
    },
  })) as Rolldown.RolldownOutput;

  return result.output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, code, imports, facadeModuleId }) => ({
      fileName,
      code,
      imports,
      specifiers: entries.find(({ name }) => facadeModuleId === `\0${prefix}${name}`)?.specifiers ?? [],
    }));
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { firstPageChunks } from './first-page-chunks.ts';
import { reactFiles, type SharedLibrary } from './shared-modules.ts';

const identifier = /^[A-Za-z_$][\w$]*$/;
const prefix = 'virtual:shared/';

/**
 * React is CommonJS, whose names no bundler can export by itself: this module names each of them.
 * @throws Error when two modules of one file mean different things by one name
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

/** The entry of each file by the file's name, and what it answers for. */
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

/** One file of the bundle, and the shared modules that it answers for; none for a chunk that two of them share. */
export interface SharedFile {
  fileName: string;
  code: string;
  /** Names of the files that it imports when it is loaded. */
  imports: string[];
  specifiers: readonly string[];
}

/**
 * Bundles the shared modules as ES modules under `assetsDir`, in the files that the list names, with a content hash in each file's
 * name.
 * @param root project whose installed versions are taken
 */
export async function bundleSharedModules(
  root: string,
  assetsDir: string,
  libraries: readonly SharedLibrary[],
): Promise<SharedFile[]> {
  const entries = entriesOf(root, libraries);
  // What several of these need stands in the first of them, and not in files of its own: a page needs them all.
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
    plugins: [entryModules(entries), plugin],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        // 'use client' means something to servers that render React; here there is none.
        onLog: (level, log, tell) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
        },
        input: Object.fromEntries(entries.map(({ name }) => [name, `${prefix}${name}`])),
        // A file may export to the others what it holds for them.
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

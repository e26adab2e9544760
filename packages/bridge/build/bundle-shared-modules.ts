import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { sharedReact, type SharedLibrary } from './shared-modules.ts';

const identifier = /^[A-Za-z_$][\w$]*$/;
const prefix = 'virtual:shared/';

/** React is CommonJS, whose names no bundler can export by itself: this module names each of them. */
function reexport(specifier: string, from: string): string {
  const names = Object.keys(createRequire(from)(specifier) as object).filter(
    (name) => identifier.test(name) && name !== 'default',
  );
  return `import shared from '${specifier}';\nexport default shared;\nexport const { ${names.join(', ')} } = shared;`;
}

function entryOf({ specifier, names, object }: SharedLibrary): string {
  if (object) {
    const { name, members } = object;
    const taken = members.map((member) => `${member} as ${member}_`).join(', ');
    const given = members.map((member) => `${member}: ${member}_`).join(', ');
    return `import { ${taken} } from '${specifier}';\nexport const ${name} = { ${given} };`;
  }
  return `export ${names ? `{ ${names.join(', ')} }` : '*'} from '${specifier}';`;
}

function sharedEntries(root: string, libraries: readonly SharedLibrary[]): Plugin {
  return {
    name: 'lading:shared-entries',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const specifier = id.slice(prefix.length + 1);
      const library = libraries.find((one) => one.specifier === specifier);
      return library ? entryOf(library) : reexport(specifier, join(root, 'package.json'));
    },
  };
}

/** One file of the bundle, and the shared module that it answers for; none for a chunk that two of them share. */
export interface SharedFile {
  fileName: string;
  code: string;
  /** Names of the files that it imports when it is loaded. */
  imports: string[];
  specifier?: string;
}

/**
 * Bundles the shared modules as ES modules, each a file of its own under `assetsDir` with a content hash in its name.
 * @param root project whose installed versions are taken
 */
export async function bundleSharedModules(
  root: string,
  assetsDir: string,
  libraries: readonly SharedLibrary[],
): Promise<SharedFile[]> {
  const specifiers = [...sharedReact, ...libraries.map(({ specifier }) => specifier)];
  const inputs = specifiers.map((specifier) => [
    specifier.replace('@', '').replaceAll('/', '-'),
    `${prefix}${specifier}`,
  ]);
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sharedEntries(root, libraries)],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        // 'use client' means something to servers that render React; here there is none.
        onLog: (level, log, tell) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
        },
        input: Object.fromEntries(inputs),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: `${assetsDir}/[name]-[hash].js`,
          chunkFileNames: `${assetsDir}/shared-[hash].js`,
        },
      },
    },
  })) as Rolldown.RolldownOutput;

  return result.output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, code, imports, isEntry, facadeModuleId }) => ({
      fileName,
      code,
      imports,
      ...(isEntry && facadeModuleId ? { specifier: facadeModuleId.slice(prefix.length + 1) } : {}),
    }));
}

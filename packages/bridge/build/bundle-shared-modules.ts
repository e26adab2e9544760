import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { sharedModules } from './shared-modules.ts';

const identifier = /^[A-Za-z_$][\w$]*$/;
const prefix = 'virtual:shared/';

/** React is CommonJS, whose names no bundler can export by itself: this module names each of them. */
function reexport(specifier: string, from: string): string {
  const names = Object.keys(createRequire(from)(specifier) as object).filter(
    (name) => identifier.test(name) && name !== 'default',
  );
  return `import shared from '${specifier}';\nexport default shared;\nexport const { ${names.join(', ')} } = shared;`;
}

function sharedEntries(root: string): Plugin {
  return {
    name: 'lading:shared-entries',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(id) {
      return id.startsWith(`\0${prefix}`)
        ? reexport(id.slice(prefix.length + 1), join(root, 'package.json'))
        : undefined;
    },
  };
}

/** One file of the bundle, and the shared module that it answers for; none for a chunk that two of them share. */
export interface SharedFile {
  fileName: string;
  code: string;
  specifier?: string;
}

/**
 * Bundles the shared modules as ES modules, each a file of its own under `assetsDir` with a content hash in its name.
 * @param root project whose installed versions are taken
 */
export async function bundleSharedModules(root: string, assetsDir: string): Promise<SharedFile[]> {
  const inputs = sharedModules.map((specifier) => [specifier.replace('/', '-'), `${prefix}${specifier}`]);
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sharedEntries(root)],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
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
    .map(({ fileName, code, isEntry, facadeModuleId }) => ({
      fileName,
      code,
      ...(isEntry && facadeModuleId ? { specifier: facadeModuleId.slice(prefix.length + 1) } : {}),
    }));
}

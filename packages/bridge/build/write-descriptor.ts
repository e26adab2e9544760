import { createHash } from 'node:crypto';
import type { SubAppDescriptor } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Modules that are requested as soon as the sub-app has started on a page or in a language. */
export interface FirstModules {
  page?: string;
  lang?: Language;
  /** The ends of their paths. */
  sources: readonly string[];
}

/** All that a chunk imports statically: files of the bundle, and shared modules, which stay bare. */
function staticImports(bundle: Bundle, fileName: string, found: Set<string>): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk') return found;
  for (const imported of chunk.imports) {
    if (found.has(imported)) continue;
    found.add(imported);
    staticImports(bundle, imported, found);
  }
  return found;
}

/**
 * The file of a lazily imported module: one that starts with it, or the chunk that contains it with others.
 * @throws Error when the module is not in the bundle
 */
function fileOf(bundle: Bundle, source: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!found) throw new Error(`no chunk of this bundle has ${source}`);
  return found.fileName;
}

/**
 * The `app.json` of a finished bundle. The version is the package's with a short hash of the file names, which are content hashes
 * themselves, so two deploys of one release can be distinguished.
 * @throws Error unless the bundle has exactly one entry and each of the first modules
 */
export function writeDescriptor(
  bundle: Bundle,
  packageVersion: string,
  firstModules: readonly FirstModules[] = [],
  look: SubAppDescriptor['look'] = 'own',
): SubAppDescriptor {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const [entry, ...others] = entries;
  if (!entry || others.length > 0) {
    throw new Error(`a sub-app has one entry, this bundle has ${entries.length}`);
  }
  const css = Object.keys(bundle).filter((fileName) => fileName.endsWith('.css'));
  const started = staticImports(bundle, entry.fileName, new Set([entry.fileName]));
  const preload = [...started].filter((imported) => imported in bundle && imported !== entry.fileName);
  const libraries = [...started].filter((imported) => !(imported in bundle));
  const preloadFor = firstModules.map(({ sources, ...when }) => {
    const found = new Set<string>();
    for (const source of sources) {
      const first = fileOf(bundle, source);
      staticImports(bundle, first, found.add(first));
    }
    return { ...when, files: [...found].filter((file) => file in bundle && !started.has(file)) };
  });
  const hash = createHash('sha256')
    .update([entry.fileName, ...preload, ...css].join('\n'))
    .digest('hex');
  return {
    contract: 1,
    version: `${packageVersion}+${hash.slice(0, 8)}`,
    look,
    entry: entry.fileName,
    css,
    preload,
    libraries,
    preloadFor,
  };
}

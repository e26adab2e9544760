import { createHash } from 'node:crypto';
import type { SubAppDescriptor } from '@lading/contracts/entities/sub-app-registry';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

function staticImports(bundle: Bundle, fileName: string, found: Set<string>): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk') return found;
  for (const imported of chunk.imports) {
    // Shared modules stay bare and are no files of this bundle.
    if (!(imported in bundle) || found.has(imported)) continue;
    found.add(imported);
    staticImports(bundle, imported, found);
  }
  return found;
}

/**
 * The `app.json` of a finished bundle. The version is the package's with a short hash of the file names, which are
 * content hashes themselves, so two deploys of one release can be told apart.
 * @throws Error unless the bundle has exactly one entry
 */
export function writeDescriptor(bundle: Bundle, packageVersion: string): SubAppDescriptor {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const [entry, ...others] = entries;
  if (!entry || others.length > 0) {
    throw new Error(`a sub-app has one entry, this bundle has ${entries.length}`);
  }
  const css = Object.keys(bundle).filter((fileName) => fileName.endsWith('.css'));
  const preload = [...staticImports(bundle, entry.fileName, new Set())];
  const hash = createHash('sha256')
    .update([entry.fileName, ...preload, ...css].join('\n'))
    .digest('hex');
  return {
    contract: 1,
    version: `${packageVersion}+${hash.slice(0, 8)}`,
    entry: entry.fileName,
    css,
    preload,
  };
}

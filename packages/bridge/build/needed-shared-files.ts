import type { Rolldown } from 'vite';
import type { SharedFile } from './bundle-shared-modules.ts';

/**
 * Names of the shared files that a page's entry needs before it runs, in import order: these are worth preloading with the entry,
 * others only on demand.
 */
export function neededSharedFiles(
  files: readonly SharedFile[],
  bundle: Rolldown.OutputBundle,
  entry: string | undefined,
): string[] {
  const needed = new Set<string>();
  const seen = new Set<string>();

  function visit(imported: string): void {
    if (seen.has(imported)) return;
    seen.add(imported);
    const chunk = bundle[imported];
    if (chunk?.type === 'chunk') return chunk.imports.forEach(visit);
    const file = files.find(
      ({ specifiers, fileName }) => specifiers.includes(imported) || fileName === imported,
    );
    if (!file) return;
    needed.add(file.fileName);
    file.imports.forEach(visit);
  }
  if (entry) visit(entry);
  return [...needed];
}

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Where compiled code is kept. */
export const compileCacheFolder = join(import.meta.dirname, '..', '..', '..', '.cache', 'node');

/**
 * Imported before anything else: the next start of the server or a command finds everything compiled, with types stripped. Both share
 * one folder, since they share most of their code.
 */
export function startCompileCache(): void {
  enableCompileCache(compileCacheFolder);
}

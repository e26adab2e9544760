import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Before anything else is read: the next start of the server or of a command finds everything compiled, and types stripped. Both share
 * one folder, as they share most of their code.
 */
export function startCompileCache(): void {
  enableCompileCache(join(import.meta.dirname, '..', '..', '..', '.cache', 'node'));
}

import { esmExternalRequirePlugin, type Plugin } from 'vite';
import { sharedModules } from './shared-modules.ts';

/**
 * Leaves the shared modules to the import map of the page, in builds only. External here and not in `rolldownOptions`:
 * only so do `require('react')` calls of CommonJS packages become imports.
 */
export function externalSharedModules(): Plugin {
  // Assigned, not spread: Rolldown knows its built-in plugins by their class.
  return Object.assign(esmExternalRequirePlugin({ external: [...sharedModules] }) as Plugin, {
    apply: 'build' as const,
  });
}

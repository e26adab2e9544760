import { esmExternalRequirePlugin, type Plugin } from 'vite';
import { sharedReact, type SharedLibrary } from './shared-modules.ts';

const notServed = (specifier: string, name: string): string =>
  `${specifier} is served by the shell without ${name}: name it in packages/bridge/build/shared-modules.ts`;

/** The names that finished code imports from a module. */
function importedNames(code: string, specifier: string): string[] {
  const lists = code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return [...lists]
    .filter(([, , from]) => from === specifier)
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => name.trim().split(/\s+as\s+/, 1))
    .filter(Boolean);
}

/** Fails a build that imports a name of a shared library which the shell does not serve; otherwise it would fail in the browser. */
function refuseUnserved(libraries: readonly SharedLibrary[]): Plugin {
  const byObject = libraries.flatMap(({ specifier, object }) => (object ? [{ specifier, ...object }] : []));
  return {
    name: 'lading:unserved-names',
    apply: 'build',
    transform(code) {
      for (const { specifier, name, members } of byObject) {
        if (!code.includes(`from "${specifier}"`) && !code.includes(`from '${specifier}'`)) continue;
        for (const [, member = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
          if (!members.includes(member)) this.error(notServed(specifier, `${name}.${member}`));
        }
      }
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const { specifier, names, object } of libraries) {
          const served = object ? [object.name] : names;
          const missing =
            served && importedNames(chunk.code, specifier).find((name) => !served.includes(name));
          if (missing) this.error(notServed(specifier, missing));
        }
      }
    },
  };
}

/**
 * Leaves the shared modules to the import map of the page, in builds only. External here and not in `rolldownOptions`:
 * only so do `require('react')` calls of CommonJS packages become imports.
 */
export function externalSharedModules(libraries: readonly SharedLibrary[]): Plugin[] {
  const external = [...sharedReact, ...libraries.map(({ specifier }) => specifier)];
  return [
    // Assigned, not spread: Rolldown identifies its built-in plugins by class.
    Object.assign(esmExternalRequirePlugin({ external }) as Plugin, { apply: 'build' as const }),
    refuseUnserved(libraries),
  ];
}

/**
 * Modules that the shell serves once for itself and every sub-app, by import map. Builds leave these bare in their
 * output; a page without the import map cannot run them.
 */
export const sharedModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

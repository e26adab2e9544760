export { createSubAppRuntime, type SubAppRuntime } from './sub-app-runtime.ts';
export { SubAppHost } from './sub-app-host.tsx';
export { useBrowserLocation } from './use-browser-location.ts';

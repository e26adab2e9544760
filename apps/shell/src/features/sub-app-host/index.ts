export { isChunkFailure } from './chunk-error-rules.ts';
export { createSubAppRuntime } from './sub-app-runtime.ts';
export { createSubAppSource } from './sub-app-source.ts';
export type { SubAppRuntime } from './runtime-api.ts';
export { SubAppHost } from './sub-app-host.tsx';

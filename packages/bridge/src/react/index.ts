export { reactSubApp, type ReactSubAppOptions } from './react-sub-app.tsx';
export { useBusEvent, useHost, useHostState } from './use-host.ts';

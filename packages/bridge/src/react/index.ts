export { reactSubApp, type ReactSubAppOptions } from './react-sub-app.tsx';
export { useHost } from './host-context.ts';
export { useHostState } from './use-host-state.ts';
export { useBusEvent } from './use-bus-event.ts';

/** Stores, their channels and connections. */
export * from './messages.ts';
export * from './store-channel.ts';
export * from './store-connection.calls.ts';
export * from './store-sync.calls.ts';
export * from './store.ts';
export * from './stores.calls.ts';

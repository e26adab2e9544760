/** What operators set for the whole platform. */
export * from './operator-platform.calls.ts';

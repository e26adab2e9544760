/** Background tasks and the files of exports. */
export * from './export.ts';
export * from './messages.ts';
export * from './task.ts';
export * from './tasks.calls.ts';

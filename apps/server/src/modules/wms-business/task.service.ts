export { readPreference, savePreference } from './preference.store.ts';
export { markTasksRead, readTasks } from './task.store.ts';

import { late } from '@lading/ui/late';

export { isTaskList, taskListPath } from './task-list-path.ts';
/** The full page, fetched when somebody goes there. */
export const TaskListPage = late(async () => (await import('./task-list-page.tsx')).TaskListPage);
export { listOf } from './task-rules.ts';
export { TasksButton } from './tasks-button.tsx';
export { useEndedTasks } from './use-ended-tasks.ts';
export { useTaskRefresh } from './use-task-refresh.ts';

/** Says what has ended; its words are fetched when there is something to say. */
export const loadEndedNotices = () => import('./ended-notices.ts');
/** Fetches the file of an export. */
export const loadTaskActions = () => import('./use-task-actions.ts');

import { late } from '@lading/ui/late';

export { isTaskList, taskListPath } from './task-list-path.ts';
/** The full page, fetched on demand. */
export const TaskListPage = late(async () => (await import('./task-list-page.tsx')).TaskListPage);
export { TasksButton } from './tasks-button.tsx';
export { useEndedTasks } from './use-ended-tasks.ts';
export { useTaskRefresh } from './use-task-refresh.ts';

/** Shows what has ended; its texts are fetched when needed. */
export const loadEndedNotices = () => import('./ended-notices.ts');
/** What kind a task is, and which list shows its result. */
export const loadTaskKinds = () => import('./task-kind.ts');
/** Fetches the file of an export. */
export const loadTaskActions = () => import('./use-task-actions.ts');

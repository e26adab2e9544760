import { useCallback } from 'react';
import { TaskListPage } from '../features/tasks/index.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** The full page of imports and exports within the frame; it names the tab as the pages of sub-applications do. */
export function Tasks() {
  const bus = useSubAppBus();
  const onTitle = useCallback((title: string) => bus.emit('title:change', { title }), [bus]);
  return <TaskListPage onTitle={onTitle} />;
}

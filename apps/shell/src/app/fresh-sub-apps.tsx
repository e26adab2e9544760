import { useCallback } from 'react';
import { usePush } from '../platform/live-push.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** Tells the mounted sub-application of tasks that have changed, as soon as the server does (decision D6). */
export function FreshSubApps() {
  const bus = useSubAppBus();
  usePush(
    'TASK_CHANGED',
    useCallback(({ taskId }) => bus.emit('task:changed', { taskId }), [bus]),
  );
  return null;
}

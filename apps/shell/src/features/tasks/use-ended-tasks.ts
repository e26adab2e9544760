import type { Task } from '@lading/contracts/tasks';
import { useEffect, useRef } from 'react';
import { useRecentTasks } from './task-queries.ts';
import { endedSince } from './task-rules.ts';

/** Reports tasks that end while this page is open, started anywhere; also those that ran before a reload. */
export function useEndedTasks(onEnded: (tasks: readonly Task[]) => void): void {
  const { data } = useRecentTasks();
  const known = useRef<readonly Task[]>([]);
  useEffect(() => {
    if (!data) return;
    const ended = endedSince(known.current, data.records);
    known.current = data.records;
    if (ended.length > 0) onEnded(ended);
  }, [data, onEnded]);
}

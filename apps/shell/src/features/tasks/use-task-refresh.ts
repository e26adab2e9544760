import { queryKey } from '@lading/contracts/core';
import { tasksApi } from '@lading/contracts/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { systemClock } from '../../platform/clock.ts';

/** Progress may be pushed several times a second; the list is requested once in that time. */
const restMs = 800;

/** Call it when a task has changed: refetches every list of tasks, immediately and then rate-limited. */
export function useTaskRefresh(): () => void {
  const client = useQueryClient();
  const rest = useRef<{ stop: () => void; isAsked: boolean }>(null);
  useEffect(() => () => rest.current?.stop(), []);
  return useCallback(() => {
    const refresh = () => {
      void client.invalidateQueries({ queryKey: queryKey(tasksApi.calls.queryTask) });
      const now = {
        isAsked: false,
        stop: systemClock.after(restMs, () => {
          rest.current = null;
          if (now.isAsked) refresh();
        }),
      };
      rest.current = now;
    };
    if (rest.current) rest.current.isAsked = true;
    else refresh();
  }, [client]);
}

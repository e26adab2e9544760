import { queryKey } from '@lading/contracts/define-service';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { systemClock } from '../../platform/clock.ts';

/** Progress may be told several times a second; the list is asked once in that time. */
const restMs = 800;

/** To be called when a task has changed: makes every list of tasks current, at once and then at most so often. */
export function useTaskRefresh(): () => void {
  const client = useQueryClient();
  const rest = useRef<{ stop: () => void; isAsked: boolean }>(null);
  useEffect(() => () => rest.current?.stop(), []);
  return useCallback(() => {
    const refresh = () => {
      void client.invalidateQueries({ queryKey: queryKey(wmsBusiness.calls.queryTask) });
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

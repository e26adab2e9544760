import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { limits } from '@lading/contracts/limits';
import type { Task } from '@lading/contracts/entities/task';
import type { ToasterHandle } from '@lading/ui/toaster';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../../platform/api.ts';
import { followedTasks } from '../../../platform/followed-tasks.ts';
import { followTask } from './follow-task.ts';
import type { ImportKind } from '../import-kind.ts';
import type { endedNotice, SavedNotice } from './saved-notice.ts';

/** A save that was accepted, with the words for its end, should that come later. */
export interface Announcement extends SavedNotice {
  ended: (task: Task) => ReturnType<typeof endedNotice>;
}

interface Listeners {
  toaster: ToasterHandle;
  onSaved: (kind: ImportKind) => void;
  onFault: (fault: unknown) => void;
}

/** Says that an import is done; of one that goes on at the server first that it does, and at its end what came of it. */
export function useAnnounceImport({ toaster, onSaved, onFault }: Listeners) {
  const end = useRef<AbortController>(null);
  useEffect(() => {
    const life = (end.current = new AbortController());
    return () => life.abort();
  }, []);

  return useCallback(
    async (kind: ImportKind, { title, description, taskId, ended }: Announcement) => {
      const line = (text: string | null) => (text === null ? {} : { description: text });
      const signal = end.current?.signal;
      if (taskId === null || !signal) {
        toaster.success(title, line(description));
        onSaved(kind);
        return;
      }
      toaster.info(title, line(description));
      followedTasks.add(taskId);
      try {
        const task = await followTask(taskId, {
          ask: () => newestTasks(signal),
          wait: (milliseconds) => pause(milliseconds, signal),
        });
        if (task) {
          const notice = ended(task);
          // A failure stays until it has been read.
          if (notice.isFailed) toaster.error(notice.title, { ...line(notice.description), timeoutMs: 0 });
          else toaster.success(notice.title, line(notice.description));
        }
        onSaved(kind);
      } catch (fault) {
        followedTasks.delete(taskId);
        if (!signal.aborted) onFault(fault);
      }
    },
    [toaster, onSaved, onFault],
  );
}

async function newestTasks(signal: AbortSignal): Promise<readonly Task[]> {
  const query = { pageSize: limits.tasks.popoverPageSize, queryAllFlag: true };
  return (await api.call(wmsBusiness.calls.queryTask, { query }, { signal })).records;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

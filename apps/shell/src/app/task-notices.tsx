import type { Task } from '@lading/contracts/tasks';
import { languageOf } from '@lading/i18n/create-texts';
import { useCallback, useEffect } from 'react';
import {
  loadEndedNotices,
  loadTaskActions,
  loadTaskKinds,
  useEndedTasks,
  useTaskRefresh,
} from '../features/tasks/index.ts';
import { systemClock } from '../platform/clock.ts';
import { hasPush, usePush } from '../platform/live-push.ts';
import { useTexts } from '../platform/texts.ts';
import { useNotices } from './notices-context.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** Most tasks take seconds: without push, a task that a page just started is refetched sooner than spec §9 requires. */
const soonAfterMs = [1_000, 3_000, 6_000] as const;

/** Keeps the list of tasks current, shows finished ones, and makes lists refetch after an import (spec §4). */
export function TaskNotices() {
  const bus = useSubAppBus();
  const texts = useTexts();
  const { toaster, onFailure, followedTasks } = useNotices();
  const refresh = useTaskRefresh();
  usePush('TASK_CHANGED', refresh);
  usePush('RESYNC', refresh);
  // Refetch once more, so that the poll of spec §9 starts.
  usePush('LOST', refresh);

  useEffect(() => {
    let waits: (() => void)[] = [];
    const stop = bus.on('task:changed', ({ taskId, isFollowed }) => {
      if (isFollowed === true) followedTasks.add(taskId);
      if (isFollowed === false) followedTasks.delete(taskId);
      for (const callOff of waits) callOff();
      refresh();
      waits = hasPush() ? [] : soonAfterMs.map((milliseconds) => systemClock.after(milliseconds, refresh));
    });
    return () => {
      stop();
      for (const callOff of waits) callOff();
    };
  }, [bus, refresh, followedTasks]);
  useEffect(
    () =>
      bus.on('notice:show', ({ tone, title, description }) => {
        toaster[tone](title, description === undefined ? {} : { description });
      }),
    [bus, toaster],
  );

  const download = useCallback(
    async (task: Task) => {
      try {
        await (await loadTaskActions()).downloadTask(task);
      } catch (fault) {
        onFailure(fault, false);
      }
    },
    [onFailure],
  );
  const onEnded = useCallback(
    (ended: readonly Task[]) => {
      const refetch = async () => {
        const { listOf } = await loadTaskKinds();
        const lists = new Set(ended.map(listOf));
        for (const kind of lists) if (kind !== undefined) bus.emit('list:refresh', { kind });
      };
      refetch().catch((fault: unknown) => onFailure(fault, true));
      const untold = ended.filter((task) => !followedTasks.delete(task.taskId ?? ''));
      if (untold.length === 0) return;
      const tell = async () => {
        const [{ showEnded }] = await Promise.all([loadEndedNotices(), texts.loadNamespaces('tasks')]);
        const t = texts.getFixedT(texts.language, 'tasks');
        showEnded(untold, {
          toaster,
          t,
          language: languageOf(texts),
          onDownload: (task) => void download(task),
        });
      };
      tell().catch((fault: unknown) => onFailure(fault, true));
    },
    [bus, texts, toaster, onFailure, followedTasks, download],
  );
  useEndedTasks(onEnded);
  return null;
}

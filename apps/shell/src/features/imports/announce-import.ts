import { limits } from '@lading/contracts/core';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import type { ToasterHandle } from '@lading/ui/toaster';
import { api } from '../../platform/api.ts';
import { hasPush, onPush } from '../../platform/live-push.ts';
import type { ImportKind } from './model/import-kind.ts';
import type { endedNotice, SavedNotice } from './saved-notice.ts';
import { followTask, TaskChanges } from './wire/follow-task.ts';

/** An accepted save, with the texts for when it finishes. */
export interface Announcement extends SavedNotice {
  ended: (task: Task) => ReturnType<typeof endedNotice>;
}

export interface Listeners {
  toaster: ToasterHandle;
  /** The tasks whose end is reported here; see `Notices`. */
  followedTasks: Set<string>;
  onSaved: (kind: ImportKind) => void;
  /** Opens the list of the imported records; crossdocks of a stock-in import have one of their own. */
  onView: (kind: ImportKind, isOfCrossdocks: boolean) => void;
  /** Opens the receipt of an import, by its task. */
  onReceipt: (taskId: string) => void;
  onError: (error: unknown) => void;
}

/** Announces a finished import. For one that continues at the server, announces that first, and the result at its end, unless aborted. */
export async function announceImport(
  kind: ImportKind,
  { title, description, view, isOfCrossdocks, receipt, taskId, ended }: Announcement,
  { toaster, followedTasks, onSaved, onView, onReceipt, onError }: Listeners,
  signal: AbortSignal,
): Promise<void> {
  const line = (text: string | null) => (text === null ? {} : { description: text });
  const links = ({
    view: label,
    isOfCrossdocks: isOf = false,
    receipt: to,
  }: Pick<Announcement, 'view' | 'isOfCrossdocks' | 'receipt'>) => ({
    ...(label === null ? {} : { action: { label, onSelect: () => onView(kind, isOf) } }),
    ...(to && { furtherAction: { label: to.label, onSelect: () => onReceipt(to.taskId) } }),
  });
  if (taskId === null) {
    toaster.success(title, { ...line(description), ...links({ view, isOfCrossdocks, receipt }) });
    onSaved(kind);
    return;
  }
  toaster.info(title, line(description));
  followedTasks.add(taskId);
  const changes = new TaskChanges(hasPush);
  const tellAll = () => changes.tell();
  const stops = [
    onPush('TASK_CHANGED', (changed) => changes.tell(changed.taskId)),
    onPush('RESYNC', tellAll),
    onPush('LOST', tellAll),
  ];
  const following = changes.follow(taskId, (milliseconds) => pause(milliseconds, signal));
  try {
    const task = await followTask(taskId, { ask: () => newestTasks(signal), wait: following.wait });
    if (task) {
      const notice = ended(task);
      const options = { ...line(notice.description), ...links(notice) };
      const tell = notice.isFailed ? toaster.error : toaster.success;
      tell(notice.title, options);
    }
    onSaved(kind);
  } catch (error) {
    followedTasks.delete(taskId);
    if (!signal.aborted) onError(error);
  } finally {
    following.stop();
    for (const stop of stops) stop();
  }
}

async function newestTasks(signal: AbortSignal): Promise<readonly Task[]> {
  const query = { pageSize: limits.tasks.popoverPageSize, queryAllFlag: true };
  return (await api.call(tasksApi.calls.queryTask, { query }, { signal })).records;
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

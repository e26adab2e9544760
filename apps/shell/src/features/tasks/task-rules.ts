import { limits } from '@lading/contracts/core';
import type { Task } from '@lading/contracts/tasks';
import { destinations } from '../../platform/destinations.ts';

const { taskInProgress, taskSuccess } = limits.codes;

/** The displayed state of a task (spec §4). */
export type TaskState = 'running' | 'success' | 'failed' | 'cancelled';

/** Whether it changes many records at once. Ours. */
export const isBulk = ({ fileType }: Task): boolean => fileType === 'bulk';

/** Whether it is an import; anything else is an export (spec §3, `fileType`), or {@link isBulk}. */
export function isImport({ fileType, taskNo }: Task): boolean {
  return fileType ? fileType.toLowerCase() === 'import' : (taskNo ?? '').startsWith('Import-');
}

export function taskState({ status, cancelFlag }: Task): TaskState {
  if (status === taskInProgress) return 'running';
  if (status === taskSuccess) return 'success';
  return cancelFlag ? 'cancelled' : 'failed';
}

/** The address of the page of an import, or of a change of many records; undefined when it has none. */
export function receiptOf(task: Task): string | undefined {
  const { taskId, receiptFlag } = task;
  const page = isBulk(task) ? destinations.orderBulk : destinations.importReceipt;
  return receiptFlag && taskId ? `${page}/${taskId}` : undefined;
}

/** The identity of a task across replies: imports and exports may be numbered separately at another back end. */
export function taskKey({ taskId, fileId, taskNo }: Task): string {
  return `${taskId ?? ''}/${fileId ?? ''}/${taskNo ?? ''}`;
}

/** The tasks that were in progress and no longer are. */
export function endedSince(before: readonly Task[], now: readonly Task[]): Task[] {
  const running = new Set(before.filter((task) => taskState(task) === 'running').map(taskKey));
  return now.filter((task) => taskState(task) !== 'running' && running.has(taskKey(task)));
}

/** Ended and not viewed yet. */
export function isNews(task: Task): boolean {
  return taskState(task) !== 'running' && task.readFlag === false;
}

/** Whether it needs attention: a successful import was already announced, and needs no red badge. */
export function wantsAttention(task: Task): boolean {
  const isTold = isImport(task) || isBulk(task);
  return isNews(task) && !(isTold && taskState(task) === 'success' && !task.failQuantity);
}

/** The actions on a task. */
export interface TaskActions {
  download: boolean;
  downloadRows: boolean;
  cancel: boolean;
  retry: boolean;
  remove: boolean;
}

/** Another back end reports neither rows nor retries (they are ours): failed rows are offered by the count, and the others never. */
export function actionsOf(task: Task): TaskActions {
  const state = taskState(task);
  const imports = isImport(task);
  return {
    download: state === 'success' && !imports && Boolean(task.fileUrl),
    downloadRows: imports && state !== 'running' && (task.failedRowsFlag ?? (task.failQuantity ?? 0) > 0),
    cancel: state === 'running' && task.retryFlag != null,
    retry: task.retryFlag === true,
    remove: !imports && state !== 'running' && task.fileId != null,
  };
}

/** Remaining seconds of a task; undefined while unknown. */
export function secondsLeft({
  estimateConsumeTime,
  successQuantity,
  totalQuantity,
}: Task): number | undefined {
  if (!estimateConsumeTime || !totalQuantity || successQuantity == null) return undefined;
  return Math.max(1, Math.round(estimateConsumeTime * (1 - successQuantity / totalQuantity)));
}

import { taskType, type Task } from '@lading/contracts/entities/task';
import { limits } from '@lading/contracts/limits';

const { taskInProgress, taskSuccess, freightImport, parcelImport } = limits.codes;

/** How a task stands, for a person (spec §4). */
export type TaskState = 'running' | 'success' | 'failed' | 'cancelled';

/** What a task does, for a person. */
export type TaskKind =
  | 'productImport'
  | 'orderImport'
  | 'freightImport'
  | 'parcelImport'
  | 'otherImport'
  | 'orderExport'
  | 'shipmentExport'
  | 'productExport'
  | 'auditExport'
  | 'otherExport';

const kinds: Readonly<Record<number, TaskKind>> = {
  [freightImport]: 'freightImport',
  [parcelImport]: 'parcelImport',
  [taskType.productImport]: 'productImport',
  [taskType.orderImport]: 'orderImport',
  [taskType.orderExport]: 'orderExport',
  [taskType.shipmentExport]: 'shipmentExport',
  [taskType.productExport]: 'productExport',
  [taskType.auditExport]: 'auditExport',
};

/** Which list of the workspace shows what an import brings, as `list:refresh` names it. */
const listKinds: Partial<Record<TaskKind, string>> = { productImport: 'product', orderImport: 'order' };

/** Whether it brings something in; anything else takes something out (spec §3, `fileType`). */
export function isImport({ fileType, taskNo }: Task): boolean {
  return fileType ? fileType.toLowerCase() === 'import' : (taskNo ?? '').startsWith('Import-');
}

export function taskState({ status, cancelFlag }: Task): TaskState {
  if (status === taskInProgress) return 'running';
  if (status === taskSuccess) return 'success';
  return cancelFlag ? 'cancelled' : 'failed';
}

export function taskKind(task: Task): TaskKind {
  return kinds[task.taskType ?? -1] ?? (isImport(task) ? 'otherImport' : 'otherExport');
}

/** The list to fetch anew when this import has been done; undefined when none shows it. */
export function listOf(task: Task): string | undefined {
  return taskState(task) === 'success' ? listKinds[taskKind(task)] : undefined;
}

/** One name for a task over all replies: imports and exports may count separately at another back end. */
export function taskKey({ taskId, fileId, taskNo }: Task): string {
  return `${taskId ?? ''}/${fileId ?? ''}/${taskNo ?? ''}`;
}

/** The tasks that were in progress and are not any more. */
export function endedSince(before: readonly Task[], now: readonly Task[]): Task[] {
  const running = new Set(before.filter((task) => taskState(task) === 'running').map(taskKey));
  return now.filter((task) => taskState(task) !== 'running' && running.has(taskKey(task)));
}

/** What is over and has not been looked at. */
export function isNews(task: Task): boolean {
  return taskState(task) !== 'running' && task.readFlag === false;
}

/** What can be done with a task. */
export interface TaskActions {
  download: boolean;
  downloadRows: boolean;
  cancel: boolean;
  retry: boolean;
  remove: boolean;
}

/** A back end that says nothing of rows and retries (they are ours) is asked for failed rows by the count, and never for the rest. */
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

/** Seconds that a task still takes; undefined while nobody can tell. */
export function secondsLeft({
  estimateConsumeTime,
  successQuantity,
  totalQuantity,
}: Task): number | undefined {
  if (!estimateConsumeTime || !totalQuantity || successQuantity == null) return undefined;
  return Math.max(1, Math.round(estimateConsumeTime * (1 - successQuantity / totalQuantity)));
}

import type { OrderBulkRequest } from '@lading/contracts/orders';
import type { Task } from '@lading/contracts/tasks';
import type { TFunction } from 'i18next';
import { taskKind } from './task-kind.ts';
import { isBulk, secondsLeft, taskState } from './task-rules.ts';

type Words = TFunction<'tasks'>;

type BulkAct = OrderBulkRequest['act'];

/** The actions on many orders that have a name; not taken from their schema, which these pages would otherwise load. */
const bulkActs: Readonly<Record<BulkAct, true>> = {
  hold: true,
  release: true,
  cancel: true,
  restore: true,
  assign: true,
  tag: true,
  fulfill: true,
  'check-address': true,
  'take-suggestion': true,
  note: true,
  'ship-by': true,
  preset: true,
  'change-hold': true,
  service: true,
  signature: true,
  insurance: true,
  sender: true,
  customs: true,
  package: true,
  'mark-shipped': true,
};

const isBulkAct = (act: unknown): act is BulkAct => typeof act === 'string' && Object.hasOwn(bulkActs, act);

/** The display name of a task: its file, or what it does. */
export function taskName(task: Task, t: Words): string {
  const act = task.receipt?.['act'];
  return task.fileName || (isBulk(task) && isBulkAct(act) ? t(`bulk.${act}`) : t(`kind.${taskKind(task)}`));
}

/** Number of processed rows, including those refused in a bulk change. */
export const workedRows = ({ successQuantity, failQuantity, ...task }: Task): number =>
  (successQuantity ?? 0) + (isBulk(task) ? (failQuantity ?? 0) : 0);

/** "1,200 of 5,000", if known. */
export function progressText(task: Task, t: Words): string {
  const { totalQuantity } = task;
  if (totalQuantity == null) return t('waiting');
  return t('progress', { done: workedRows(task), total: totalQuantity });
}

/** The texts of a task besides its state: the remaining time, or the result for the rows (spec §4). */
export function resultTexts(task: Task, t: Words): string[] {
  const state = taskState(task);
  if (state === 'running') {
    const seconds = secondsLeft(task);
    return seconds === undefined ? [] : [t('left', { seconds })];
  }
  if (isBulk(task)) {
    const { successQuantity: done, failQuantity: refused } = task;
    const isCheck = task.receipt?.['act'] === 'check-address';
    return [
      ...(done ? [t(isCheck ? 'checked' : 'changed', { count: done })] : []),
      ...(refused ? [t('refused', { count: refused })] : []),
    ];
  }
  const counts = (['created', 'updated', 'unchanged'] as const).flatMap((name) => {
    const count = task.receipt?.[name];
    return typeof count === 'number' && count > 0 ? [t(name, { count })] : [];
  });
  const failed = task.failQuantity ?? 0;
  const told = counts.length > 0 ? counts : rowTexts(task, t);
  return failed > 0 ? [...told, t('failedRows', { count: failed })] : told;
}

/** Number of processed rows of a task if their results are unknown: with failed ones only those that succeeded. */
function rowTexts(task: Task, t: Words): string[] {
  const { totalQuantity, successQuantity, failQuantity } = task;
  if (failQuantity) return successQuantity ? [t('importedRows', { count: successQuantity })] : [];
  return taskState(task) === 'success' ? [t('rows', { count: totalQuantity ?? successQuantity ?? 0 })] : [];
}

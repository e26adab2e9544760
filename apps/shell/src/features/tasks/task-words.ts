import type { Task } from '@lading/contracts/entities/task';
import type { TFunction } from 'i18next';
import { secondsLeft, taskKind, taskState } from './task-rules.ts';

type Words = TFunction<'tasks'>;

/** What a task is called: its file, or what it does. */
export function taskName(task: Task, t: Words): string {
  return task.fileName || t(`kind.${taskKind(task)}`);
}

/** "1,200 of 5,000", as far as anybody knows. */
export function progressText({ successQuantity, totalQuantity }: Task, t: Words): string {
  if (totalQuantity == null) return t('waiting');
  return t('progress', { done: successQuantity ?? 0, total: totalQuantity });
}

/** What there is to say of a task beside its state: what is left, or what became of the rows (spec §4). */
export function resultTexts(task: Task, t: Words): string[] {
  const state = taskState(task);
  if (state === 'running') {
    const seconds = secondsLeft(task);
    return seconds === undefined ? [] : [t('left', { seconds })];
  }
  const counts = (['created', 'updated', 'unchanged'] as const).flatMap((name) => {
    const count = task.receipt?.[name];
    return typeof count === 'number' && count > 0 ? [t(name, { count })] : [];
  });
  const failed = task.failQuantity ?? 0;
  const told =
    counts.length > 0 || state !== 'success' ? counts : [t('rows', { count: task.totalQuantity ?? 0 })];
  return failed > 0 ? [...told, t('failedRows', { count: failed })] : told;
}

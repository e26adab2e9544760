import { limits } from '@lading/contracts/core';
import type { Task } from '@lading/contracts/tasks';
import { localized } from '@lading/i18n/localized';
import type { Language } from '@lading/i18n/languages';
import type { ToasterHandle } from '@lading/ui/toaster';
import type { TFunction } from 'i18next';
import { isBulk, isImport, taskState } from './task-rules.ts';
import { resultTexts, taskName } from './task-words.ts';

interface Deps {
  toaster: Pick<ToasterHandle, 'success' | 'error'>;
  t: TFunction<'tasks'>;
  language: Language;
  onDownload: (task: Task) => void;
}

/**
 * Shows what has ended: each export separately with its file, one import separately, several in one summary of at most three (spec
 * §9).
 */
export function showEnded(ended: readonly Task[], deps: Deps): void {
  // The person who canceled a task already knows.
  const shown = ended.filter((task) => taskState(task) !== 'cancelled');
  for (const task of shown.filter(isBulk)) showBulk(task, deps);
  for (const task of shown.filter((one) => !isImport(one) && !isBulk(one))) showExport(task, deps);
  const imports = shown.filter(isImport);
  if (imports.length === 1) showImport(imports[0]!, deps);
  else if (imports.length > 1) showImports(imports, deps);
}

function showExport(task: Task, { toaster, t, language, onDownload }: Deps): void {
  const name = taskName(task, t);
  if (taskState(task) === 'failed') {
    toaster.error(t('notice.exportFailed', { name }), reasonOf(task, language));
    return;
  }
  toaster.success(t('notice.exportReady', { name }), {
    description: t('rows', { count: task.totalQuantity ?? 0 }),
    ...(task.fileUrl ? { action: { label: t('action.download'), onSelect: () => onDownload(task) } } : {}),
  });
}

function showBulk(task: Task, { toaster, t, language }: Deps): void {
  const name = taskName(task, t);
  const description = resultTexts(task, t).join(' · ');
  if (taskState(task) === 'failed') toaster.error(t('notice.bulkFailed', { name }), reasonOf(task, language));
  else if (task.failQuantity) toaster.error(t('notice.bulkPartly', { name }), { description });
  else toaster.success(t('notice.bulkDone', { name }), { description });
}

function showImport(task: Task, { toaster, t, language }: Deps): void {
  const name = taskName(task, t);
  if (taskState(task) === 'failed')
    toaster.error(t('notice.importFailed', { name }), reasonOf(task, language));
  else toaster.success(t('notice.importDone', { name }), { description: resultTexts(task, t).join(' · ') });
}

function showImports(imports: readonly Task[], { toaster, t }: Deps): void {
  const isFailed = (task: Task): boolean => taskState(task) === 'failed';
  const failed = imports.filter(isFailed);
  // Tasks that need attention are always listed, never only counted.
  const lines = [...failed, ...imports.filter((task) => !isFailed(task))]
    .slice(0, limits.tasks.importResultsInSummary)
    .map((task) =>
      [`${taskName(task, t)}: ${t(`status.${taskState(task)}`)}`, ...resultTexts(task, t)].join(' · '),
    );
  const more = imports.length - lines.length;
  const description = [...lines, ...(more > 0 ? [t('notice.more', { count: more })] : [])].join('\n');
  const title = t('notice.summary', { count: imports.length });
  if (failed.length > 0) toaster.error(title, { description });
  else toaster.success(title, { description });
}

function reasonOf(task: Task, language: Language): { description?: string } {
  return task.failure ? { description: localized(task.failure, language) } : {};
}

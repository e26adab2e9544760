import type { Task } from '@lading/contracts/entities/task';
import { limits } from '@lading/contracts/limits';
import type { SavedImport } from './use-import-wizard.ts';
import type { WizardTexts } from './use-wizard-texts.ts';

/** What is said of an import. */
export interface Notice {
  title: string;
  description: string | null;
}

/** What is said of a save that was accepted. */
export interface SavedNotice extends Notice {
  /** The task that goes on by itself (decision D7); null when everything is done. */
  taskId: string | null;
}

type Texts = Pick<WizardTexts, 't' | 'text'>;
type Counts = Partial<Record<'created' | 'updated' | 'unchanged', unknown>>;

/** The words for an accepted save: how many rows were new, updated, unchanged and left out, as far as the server tells. */
export function savedNotice({ sent, leftOut, outcome }: SavedImport, texts: Texts): SavedNotice {
  const { t } = texts;
  if (outcome?.queued) {
    const description = [t('done.queued'), ...countsOf({}, leftOut, texts)].join(' ');
    return { title: t('done.queuedTitle', { count: sent }), description, taskId: outcome.taskId ?? null };
  }
  const title = outcome?.repeated
    ? t('done.repeatedTitle', { count: sent })
    : t('done.title', { count: sent });
  return { title, description: countsOf(outcome ?? {}, leftOut, texts).join(' · ') || null, taskId: null };
}

/** The words for a task that has ended, well or not. */
export function endedNotice(task: Task, texts: Texts): Notice & { isFailed: boolean } {
  const { t, text } = texts;
  const count = task.totalQuantity ?? 0;
  if (task.status === limits.codes.taskFailed) {
    const description = task.failure ? text(task.failure) : t('done.failed');
    return { title: t('done.failedTitle', { count }), description, isFailed: true };
  }
  const description = countsOf(task.receipt ?? {}, 0, texts).join(' · ') || null;
  return { title: t('done.title', { count }), description, isFailed: false };
}

function countsOf(counts: Counts, leftOut: number, { t }: Texts): string[] {
  const kinds = ['created', 'updated', 'unchanged'] as const;
  const told = kinds.flatMap((kind) => {
    const count = counts[kind];
    return typeof count === 'number' && count > 0 ? [t(`done.${kind}`, { count })] : [];
  });
  return leftOut > 0 ? [...told, t('done.leftOut', { count: leftOut })] : told;
}

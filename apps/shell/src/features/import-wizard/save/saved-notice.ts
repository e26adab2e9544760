import type { Task } from '@lading/contracts/entities/task';
import { limits } from '@lading/contracts/limits';
import type { SavedImport } from '../wizard-parts.ts';
import type { WizardTexts } from '../use-wizard-texts.ts';

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

/** What an import is counted in beside its rows. */
type Unit = 'rows' | 'orders';

type Texts = Pick<WizardTexts, 't' | 'text'> & { unit: Unit };
type Counts = Partial<Record<'created' | 'updated' | 'unchanged', unknown>>;

/** How much was imported: the records as far as the server tells, and the rows that they are made of. */
interface Amount {
  records: number | null | undefined;
  rows: number | null;
}

/** The words for an accepted save: how many records were new, updated, unchanged, and rows left out, as far as the server tells. */
export function savedNotice({ sent, leftOut, outcome }: SavedImport, texts: Texts): SavedNotice {
  const { t } = texts;
  const named = amountWords({ records: outcome?.total, rows: sent }, texts);
  if (outcome?.queued) {
    const description = [t('done.queued'), ...countsOf({}, leftOut, texts)].join(' ');
    return { title: t('done.queuedTitle', named), description, taskId: outcome.taskId ?? null };
  }
  const title = outcome?.repeated ? t('done.repeatedTitle', named) : t('done.title', named);
  return { title, description: countsOf(outcome ?? {}, leftOut, texts).join(' · ') || null, taskId: null };
}

/** The words for a task that has ended, well or not. */
export function endedNotice(task: Task, texts: Texts): Notice & { isFailed: boolean } {
  const { t, text } = texts;
  const rows = task.receipt?.['rows'];
  const named = amountWords(
    { records: task.totalQuantity ?? 0, rows: typeof rows === 'number' ? rows : null },
    texts,
  );
  if (task.status === limits.codes.taskFailed) {
    const description = task.failure ? text(task.failure) : t('done.failed');
    return { title: t('done.failedTitle', named), description, isFailed: true };
  }
  const description = countsOf(task.receipt ?? {}, 0, texts).join(' · ') || null;
  return { title: t('done.title', named), description, isFailed: false };
}

/** "1,234 rows", or "120 orders (412 rows)"; `count` is what a verb goes by. */
function amountWords({ records, rows }: Amount, { t, unit }: Texts): { count: number; what: string } {
  if (unit === 'rows' || typeof records !== 'number') {
    const count = rows ?? records ?? 0;
    return { count, what: t('done.rows', { count }) };
  }
  const orders = t('done.orders', { count: records });
  const what =
    rows === null ? orders : t('done.ordersOfRows', { orders, rows: t('done.rows', { count: rows }) });
  return { count: records, what };
}

function countsOf(counts: Counts, leftOut: number, { t, unit }: Texts): string[] {
  // Orders are never changed by an import: that all of them are new is said by the title.
  const kinds = unit === 'orders' ? [] : (['created', 'updated', 'unchanged'] as const);
  const told = kinds.flatMap((kind) => {
    const count = counts[kind];
    return typeof count === 'number' && count > 0 ? [t(`done.${kind}`, { count })] : [];
  });
  return leftOut > 0 ? [...told, t('done.leftOut', { count: leftOut })] : told;
}

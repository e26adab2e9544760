import { limits } from '@lading/contracts/core';
import type { Task } from '@lading/contracts/tasks';
import type { WizardTexts } from './steps/use-wizard-texts.ts';
import type { SavedImport } from './wire/use-save.ts';

/** The notice of an import. */
export interface Notice {
  title: string;
  description: string | null;
  /** Link to the imported rows; null if there are none. */
  view: string | null;
  /** What was imported is all crossdocks, which have a list of their own (decision D19). */
  isOfCrossdocks?: boolean;
  /** Link to the receipt of the import; null where the server names no task. */
  receipt: { label: string; taskId: string } | null;
}

/** The notice of an accepted save. */
export interface SavedNotice extends Notice {
  /** The task that continues in the background (decision D7); null if everything is done. */
  taskId: string | null;
}

/** The unit in which an import is counted in addition to rows. */
type Unit = 'products' | 'orders' | 'records';

type Texts = Pick<WizardTexts, 't' | 'text'> & { unit: Unit };
type Counts = Partial<Record<'created' | 'updated' | 'unchanged', unknown>>;

/** The number of imported records, if the server reports it, and of the rows they consist of. */
interface Amount {
  records: number | null | undefined;
  rows: number | null;
}

/** The text for an accepted save: how many records were new, updated, unchanged, and rows skipped, as far as the server reports them. */
export function savedNotice(saved: SavedImport, texts: Texts): SavedNotice {
  const { t, unit } = texts;
  const { sent, outcome } = saved;
  const named = amountWords({ records: outcome?.total, rows: sent }, texts);
  const view = t(`done.view.${unit}`, { count: named.count });
  if (outcome?.queued) {
    const description = [t('done.queued'), ...countsOf({}, saved, texts)].join(' ');
    return {
      title: t('done.queuedTitle', named),
      description,
      view: null,
      receipt: null,
      taskId: outcome.taskId ?? null,
    };
  }
  const title = outcome?.repeated ? t('done.repeatedTitle', named) : t('done.title', named);
  const description = countsOf(outcome ?? {}, saved, texts).join(' · ') || null;
  return {
    title,
    description,
    view,
    ...listOf(outcome?.crossdocks, outcome?.total),
    receipt: receiptOf(outcome?.taskId, texts),
    taskId: null,
  };
}

/** The text for a task that has ended, successfully or not. */
export function endedNotice(task: Task, texts: Texts): Notice & { isFailed: boolean } {
  const { t, text, unit } = texts;
  const rows = task.receipt?.['rows'];
  const named = amountWords(
    { records: task.totalQuantity ?? 0, rows: typeof rows === 'number' ? rows : null },
    texts,
  );
  if (task.status === limits.codes.taskFailed) {
    const description = task.failure ? text(task.failure) : t('done.failed');
    return {
      title: t('done.failedTitle', named),
      description,
      view: null,
      receipt: receiptOf(task.taskId, texts),
      isFailed: true,
    };
  }
  const description = countsOf(task.receipt ?? {}, { leftOut: 0 }, texts).join(' · ') || null;
  const view = t(`done.view.${unit}`, { count: named.count });
  return {
    title: t('done.title', named),
    description,
    view,
    ...listOf(task.receipt?.['crossdocks'], task.totalQuantity),
    receipt: receiptOf(task.taskId, texts),
    isFailed: false,
  };
}

const listOf = (crossdocks: unknown, total: number | null | undefined): Pick<Notice, 'isOfCrossdocks'> =>
  typeof crossdocks === 'number' && crossdocks > 0 && crossdocks === total ? { isOfCrossdocks: true } : {};

const receiptOf = (taskId: string | null | undefined, { t }: Texts): Notice['receipt'] =>
  typeof taskId === 'string' ? { label: t('done.receipt'), taskId } : null;

/** "1,234 rows", or "120 orders (412 rows)"; `count` determines the plural. */
function amountWords({ records, rows }: Amount, { t, unit }: Texts): { count: number; what: string } {
  if (unit !== 'orders' || typeof records !== 'number') {
    const count = rows ?? records ?? 0;
    return { count, what: t('done.rows', { count }) };
  }
  const orders = t('done.orders', { count: records });
  const what =
    rows === null ? orders : t('done.ordersOfRows', { orders, rows: t('done.rows', { count: rows }) });
  return { count: records, what };
}

/** The text about skipped rows, depending on where they were stored. */
const leftOutWords = {
  kept: 'done.leftOutKept',
  downloaded: 'done.leftOutDownloaded',
  lost: 'done.leftOutLost',
} as const;

function countsOf(
  counts: Counts,
  { leftOut, leftOutFile }: Pick<SavedImport, 'leftOut' | 'leftOutFile'>,
  { t, unit }: Texts,
): string[] {
  // An import never changes orders, so the title says that all of them are new.
  const kinds = unit === 'orders' ? [] : (['created', 'updated', 'unchanged'] as const);
  const sentences = kinds.flatMap((kind) => {
    const count = counts[kind];
    return typeof count === 'number' && count > 0 ? [t(`done.${kind}`, { count })] : [];
  });
  if (leftOut <= 0) return sentences;
  const words = leftOutFile === undefined ? 'done.leftOut' : leftOutWords[leftOutFile];
  return [...sentences, t(words, { count: leftOut })];
}

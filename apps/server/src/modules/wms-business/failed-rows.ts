import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { limits } from '@lading/contracts/limits';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileReply } from '../../platform/replies.ts';
import { notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { errorWorkbook } from '../../platform/spreadsheets/error-workbook.ts';
import './import-job.table.ts';
import './task.table.ts';

interface KeptKind {
  taskType: number;
  definition: ImportDefinition;
  rowsOf: (draft: never) => readonly ImportRow[];
}

/** How each kind of import that a server does gives its rows back. */
const kinds = new WeakMap<Platform, Map<number, KeptKind>>();

/** Says how the records of a kind become rows of its file again. Called while modules are registered. */
export function keepsRows(platform: Platform, kind: KeptKind): void {
  const known = kinds.get(platform) ?? new Map<number, KeptKind>();
  kinds.set(platform, known.set(kind.taskType, kind));
}

const { freightImport, parcelImport } = limits.codes;
/** Types whose failed rows have a call of their own (spec §7). */
const ownCalls: readonly number[] = [freightImport, parcelImport];

/**
 * The rows of an import of the caller that was not done, each with the reason, as a workbook that can be mended and imported again.
 * @param type the task type of the call; without it any that has no call of its own
 * @throws RequestError 404 when there is no such task, or its rows are not kept any more
 */
export async function failedRows(
  platform: Platform,
  { db, user, language }: SignedInContext,
  taskId: string,
  type?: number,
): Promise<FileReply> {
  const found = await db((trx) => readFailed(trx, user.userId, taskId));
  if (!found || (type === undefined ? ownCalls.includes(found.taskType) : found.taskType !== type))
    throw notFound();
  const kind = kinds.get(platform)?.get(found.taskType);
  // Rows of a kind that this server does not import itself are kept as they came.
  const rowsOf = (kind?.rowsOf ?? ((row: ImportRow) => [row])) as (draft: unknown) => readonly ImportRow[];
  const reason = found.failure ? [{ fieldName: '', ...found.failure }] : [];
  const rows = found.drafts.flatMap((draft) =>
    rowsOf(draft).map((row) => ({ ...row, errorMessages: reason })),
  );
  return errorWorkbook({ definition: kind?.definition ?? whateverThereIs(rows), language }, rows);
}

async function readFailed(trx: Trx, userId: string, taskId: string) {
  if (!isRowId(taskId)) return undefined;
  const task = await trx
    .selectFrom('task')
    .select(['task_type', 'failure'])
    .where('task_id', '=', taskId)
    .where('user_id', '=', userId)
    .where('status', '=', limits.codes.taskFailed)
    .executeTakeFirst();
  if (!task) return undefined;
  const parts = await trx
    .selectFrom('import_job_part')
    .select('rows')
    .where('task_id', '=', taskId)
    .orderBy('part_no')
    .execute();
  if (parts.length === 0) return undefined;
  return {
    taskType: task.task_type,
    failure: task.failure,
    drafts: parts.flatMap(({ rows }) => rows as unknown[]),
  };
}

/** An import whose fields are whatever its rows hold. */
function whateverThereIs(rows: readonly ImportRow[]): ImportDefinition {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => key !== 'errorMessages');
  return {
    key: 'rows',
    title: { en: 'Import', zh: '导入' },
    mayAddTemplates: false,
    rowsFrom: 'cached-view',
    uniqueBy: [],
    fields: keys.map((key) => ({ key, label: { en: key, zh: key }, editor: 'text', aliases: [] })),
    sample: [],
  };
}

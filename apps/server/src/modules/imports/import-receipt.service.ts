import { limits, type ListParam, type LocalizedText } from '@lading/contracts/core';
import { importMessages, type ImportReceipt } from '@lading/contracts/imports';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound, RequestError } from '../../platform/request-error.ts';
import { readPersonName, readRole } from '../identity/index.ts';
import { lastingFailure, startsAllowed } from '../tasks/index.ts';
import {
  askRevert,
  countRevertStart,
  endRevert,
  lockReceipt,
  readReceiptRow,
  refuseRevert,
  type ReceiptRow,
  type RevertCounts,
  type WrittenImport,
} from './import-receipt.store.ts';

/** A kind of import that can be reverted. */
interface RevertibleKind {
  taskType: number;
  /**
   * Reverts what an import of the kind did, in the transaction.
   *
   * @throws RequestError 409 with the reason when a record has changed or been used since; then nothing is reverted
   */
  revert: (trx: Trx, written: WrittenImport) => Promise<RevertCounts>;
}

/** A kind of import; some cannot be reverted, such as counts, which another count corrects. */
export type MaybeRevertible = Pick<RevertibleKind, 'taskType'> & Partial<RevertibleKind>;

const kinds = new WeakMap<Platform, Map<number, RevertibleKind>>();

/** Registers how imports of a kind are reverted. Called while modules are registered. */
export function canRevert(platform: Platform, { taskType, revert }: MaybeRevertible): void {
  if (!revert) return;
  const kind: RevertibleKind = { taskType, revert };
  const known = kinds.get(platform) ?? new Map<number, RevertibleKind>();
  kinds.set(platform, known.set(kind.taskType, kind));
}

const { taskSuccess } = limits.codes;
const job = jobKind('imports.revert', z.object({ orgId: z.string(), taskId: z.string() }));

/** A refusal that names the reason. */
const refusal = (text: LocalizedText = importMessages.revertInUse()) => conflict(text);

/** People see their own imports, owners those of everyone. @throws RequestError 404 */
export async function findReceipt(
  trx: Trx,
  { user }: Pick<SignedInContext, 'user'>,
  taskId: string,
): Promise<ReceiptRow> {
  const isOwner = (await readRole(trx, user.userId)) === 'owner';
  const row = await readReceiptRow(trx, taskId, isOwner ? undefined : user.userId);
  if (!row) throw notFound();
  return row;
}

/** Whether an import can still be reverted: its changes are kept for a number of days. */
const isKept = (writtenAt: Date, now: Date): boolean =>
  now.getTime() - writtenAt.getTime() < limits.importFile.revertDays * 24 * 3_600_000;

/** Receipts of imports, and reverting them (decision 0050). Create it once: it registers the background job. */
export function importReceiptService(platform: Platform) {
  const { jobs, database, clock } = platform;
  const kindOf = ({ task_type: type }: ReceiptRow) => kinds.get(platform)?.get(type);

  const writes = ({ receipt }: ReceiptRow) => count(receipt?.['created']) + count(receipt?.['updated']);

  function stateOf(row: ReceiptRow): ImportReceipt['revert']['state'] {
    if (row.revert_state === 'DONE') return 'done';
    if (row.revert_state === 'RUNNING') return 'running';
    if (row.status !== taskSuccess || !row.written_at || !kindOf(row) || writes(row) === 0) return 'none';
    return isKept(row.written_at, clock.now()) ? 'possible' : 'expired';
  }

  async function asReceipt(trx: Trx, row: ReceiptRow): Promise<ImportReceipt> {
    const { receipt, finished_at: finished, started_at: started, created_at: created } = row;
    const revertedBy = row.revert_asked_by;
    return {
      taskId: row.task_id,
      taskNo: row.task_no,
      taskType: row.task_type,
      fileName: row.file_name,
      status: row.status,
      failure: row.failure,
      userName: await readPersonName(trx, row.user_id),
      createTime: created.toISOString(),
      finishTime: finished?.toISOString() ?? null,
      duration: finished && Math.max(0, finished.getTime() - (started ?? created).getTime()),
      total: row.total_quantity,
      created: count(receipt?.['created']),
      updated: count(receipt?.['updated']),
      unchanged: count(receipt?.['unchanged']),
      packages: receipt?.['packages'] === undefined ? null : count(receipt['packages']),
      crossdocks: receipt?.['crossdocks'] === undefined ? null : count(receipt['crossdocks']),
      leftOut: row.left_out,
      leftOutFile: row.left_out_key !== null,
      revert: {
        state: stateOf(row),
        userName: revertedBy === null ? null : await readPersonName(trx, revertedBy),
        time: row.reverted_at?.toISOString() ?? null,
        removed: row.removed ?? 0,
        restored: row.restored ?? 0,
        refusal: row.revert_refusal,
      },
    };
  }

  async function revertRows(trx: Trx, row: ReceiptRow): Promise<RevertCounts> {
    const kind = kindOf(row);
    if (!kind || row.written_text === null) throw refusal(importMessages.revertNothing());
    try {
      return await kind.revert(trx, { taskId: row.task_id, writtenAt: row.written_text });
    } catch (error) {
      // Something refers to a record in a way unknown to its kind.
      if (error instanceof DatabaseError && error.code === '23503') throw refusal();
      throw error;
    }
  }

  jobs.handle(job, async ({ orgId, taskId }, { signal, log }) => {
    const asOwner = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);
    const starts = await asOwner((trx) => countRevertStart(trx, taskId));
    if (starts === undefined) return;
    const refuse = (text: LocalizedText = importMessages.revertGaveUp()) =>
      asOwner((trx) => refuseRevert(trx, taskId, text));
    if (starts > startsAllowed) {
      await refuse();
      return;
    }
    try {
      await asOwner(async (trx) => {
        await lockReceipt(trx, taskId);
        const row = await readReceiptRow(trx, taskId, undefined);
        if (row?.revert_state === 'RUNNING') await endRevert(trx, taskId, await revertRows(trx, row));
      });
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = error instanceof RequestError ? lastingFailure(error) : undefined;
      if (!reason && starts < startsAllowed) throw error;
      if (!reason) log.error({ err: error, taskId }, 'an import could not be reverted');
      await refuse(reason);
    }
  });

  return {
    read: (context: SignedInContext, taskId: string): Promise<ImportReceipt> =>
      context.db(async (trx) => asReceipt(trx, await findReceipt(trx, context, taskId))),

    /** Reverts an import, a large one by a job. @throws RequestError 409 with the reason; then nothing is reverted */
    revert: (context: SignedInContext, taskId: string): Promise<ImportReceipt> =>
      context.db(async (trx) => {
        const { userId, orgId } = context.user;
        await findReceipt(trx, context, taskId);
        await lockReceipt(trx, taskId);
        const row = await findReceipt(trx, context, taskId);
        const state = stateOf(row);
        // A repeated request reverts only once.
        if (state === 'done' || state === 'running') return asReceipt(trx, row);
        if (state === 'expired')
          throw refusal(importMessages.revertExpired({ days: limits.importFile.revertDays }));
        if (state === 'none') throw refusal(importMessages.revertNothing());
        if (writes(row) > limits.importFile.directRows) {
          await askRevert(trx, taskId, userId);
          await jobs.add(trx, job, { orgId, taskId }, { attempts: startsAllowed * 4, orgId });
        } else await endRevert(trx, taskId, await revertRows(trx, row), userId);
        return asReceipt(trx, await findReceipt(trx, context, taskId));
      }),
  };
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * Refuses to revert an import when records have changed or been used since.
 * @param workedOn numbers of orders with something that people have added to them
 * @throws RequestError 409 with their number, or their names
 */
export function refuseRevertOf({
  changed,
  used,
  workedOn,
}: {
  changed: number;
  used: number;
  workedOn?: ListParam;
}): void {
  if (changed > 0) throw refusal(importMessages.revertChanged({ count: changed }));
  if (used > 0) throw refusal(importMessages.revertUsed({ count: used }));
  if (workedOn && workedOn.total > 0) throw refusal(importMessages.revertWorkedOn({ orders: workedOn }));
}

import { decimalText, type Money } from '@lading/contracts/core';
import {
  batchMost,
  shippingMessages,
  type BatchOffer,
  type BatchRow,
  type LabelBatch,
  type LabelPrint,
} from '@lading/contracts/shipping';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database.ts';
import { once } from '../../../platform/once.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflict, fieldFault, notFound } from '../../../platform/request-error.ts';
import type { FileReply } from '../../../platform/replies.ts';
import { requireFunds } from '../../funds/index.ts';
import { printedLabels } from '../label-file.service.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { readPreset } from '../shipping-defaults.store.ts';
import type { BatchWork } from './batch-work.service.ts';
import {
  changeableRows,
  deleteRows,
  insertBatch,
  keepOutcome,
  lockBatch,
  rateAgain,
  type RowChange,
} from './batch.store.ts';
import { moveRows } from './batch-buying.store.ts';
import { chosenOffer, whyNone } from './row-choice-rules.ts';
import { rateWithPreset } from './rows-with-preset.service.ts';
import { staleRows } from './stale-rows.service.ts';
import {
  failedRows,
  printableShipments,
  readBatch,
  readBatchPage,
  readBatchRows,
  readRowOffers,
} from './batch-reading.store.ts';

const amountText = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

/** Batches of labels (decision 0040): what people do with them. Rating and buying run in the background. */
export function batchService(
  { clock }: Pick<Platform, 'clock'>,
  { work, accounts }: { work: BatchWork; accounts: CarrierAccounts },
) {
  const requireBatch = async (trx: Trx, batchId: string): Promise<LabelBatch> => {
    const batch = await readBatch(trx, batchId);
    if (!batch) throw notFound();
    return batch;
  };
  /** @throws RequestError 404, or 409 while background work on it is running */
  async function lockIdle(trx: Trx, batchId: string): Promise<void> {
    const batch = await lockBatch(trx, batchId);
    if (!batch) throw notFound();
    if (batch.working !== null) throw conflict(shippingMessages.batchBusy());
  }
  const taskOf = ({ user }: SignedInContext, batchId: string) => ({
    orgId: user.orgId,
    userId: user.userId,
    batchId,
  });

  return {
    /** @throws RequestError 404 when an order is not the organization's; 400 for more than a batch can have */
    async create(context: SignedInContext, chosen: readonly string[]): Promise<LabelBatch> {
      const { db, user, idempotencyKey: key } = context;
      const orderIds = [...new Set(chosen)];
      if (orderIds.length > batchMost)
        throw fieldFault('orderIds', shippingMessages.batchTooLarge({ most: batchMost }));
      return db((trx) =>
        once(trx, { id: 'batches.createBatch', key }, async () => {
          const batchId = await insertBatch(trx, { orderIds, userId: user.userId, now: clock.now() });
          if (batchId === undefined) throw notFound();
          await work.queueRating(trx, taskOf(context, batchId));
          return requireBatch(trx, batchId);
        }),
      );
    },

    detail: ({ db }: SignedInContext, batchId: string): Promise<LabelBatch> =>
      db((trx) => requireBatch(trx, batchId)),

    page: ({ db }: SignedInContext, choice: Parameters<typeof readBatchPage>[1]) =>
      db((trx) => readBatchPage(trx, choice)),

    /** The labels of a batch as one file. @throws RequestError 409 when it has none */
    async labels(context: SignedInContext, batchId: string, form: LabelPrint): Promise<FileReply> {
      const shipmentIds = await context.db(async (trx) => {
        await requireBatch(trx, batchId);
        return printableShipments(trx, batchId);
      });
      if (shipmentIds.length === 0) throw conflict(shippingMessages.batchNoLabels());
      return printedLabels(context, { shipmentIds, ...form });
    },

    rows: ({ db }: SignedInContext, batchId: string): Promise<BatchRow[]> =>
      db(async (trx) => {
        await requireBatch(trx, batchId);
        return readBatchRows(trx, batchId);
      }),

    async offers(
      { db }: SignedInContext,
      { batchId, rowId }: { batchId: string; rowId: string },
    ): Promise<{ row: BatchRow; offers: BatchOffer[] }> {
      const row = await db(async (trx) => {
        await requireBatch(trx, batchId);
        return readRowOffers(trx, batchId, rowId);
      });
      if (!row) throw notFound();
      return row;
    },

    /** Chooses another offered service; requests new rates when the packages or the kind of address change. */
    change: (
      context: SignedInContext,
      batchId: string,
      { rowIds, ...changed }: RowChange & { rowIds: readonly string[] },
    ): Promise<LabelBatch> =>
      context.db(async (trx) => {
        await lockIdle(trx, batchId);
        const rows = await changeableRows(trx, batchId, rowIds);
        const { choice, packages, residential } = changed;
        const now = clock.now();
        const isKnown = ({ offers, quotedUntil }: (typeof rows)[number]) =>
          !packages &&
          residential === undefined &&
          offers.length > 0 &&
          quotedUntil !== null &&
          quotedUntil > now;
        for (const row of rows.filter(isKnown)) {
          if (!choice) continue;
          const offer = chosenOffer(row.offers, choice) ?? null;
          const message = offer ? null : whyNone(row.offers, choice);
          await keepOutcome(trx, row.rowId, { choice, isByPlan: false, offer, message });
        }
        const toRate = rows.filter((row) => !isKnown(row)).map(({ rowId }) => rowId);
        if (toRate.length > 0) {
          await rateAgain(trx, toRate, { ...changed, isPriceKept: false });
          await work.queueRating(trx, taskOf(context, batchId));
        }
        return requireBatch(trx, batchId);
      }),

    /** Applies a preset; each row is rated again. @throws RequestError 404, 409 */
    applyPreset: (
      context: SignedInContext,
      batchId: string,
      { rowIds, presetId }: { rowIds: readonly string[]; presetId: string },
    ): Promise<LabelBatch> =>
      context.db(async (trx) => {
        await lockIdle(trx, batchId);
        const preset = await readPreset(trx, presetId);
        if (!preset) throw notFound();
        const rows = await changeableRows(trx, batchId, rowIds);
        await rateWithPreset(trx, rows, preset);
        if (rows.length > 0) await work.queueRating(trx, taskOf(context, batchId));
        return requireBatch(trx, batchId);
      }),

    remove: ({ db }: SignedInContext, batchId: string, rowIds: readonly string[]): Promise<LabelBatch> =>
      db(async (trx) => {
        await lockIdle(trx, batchId);
        const rows = await changeableRows(trx, batchId, rowIds);
        await deleteRows(
          trx,
          rows.map(({ rowId }) => rowId),
        );
        return requireBatch(trx, batchId);
      }),

    /**
     * Starts to buy the ready rows, if they match what the person has seen.
     *
     * @throws RequestError 409 when they do not, or quotes have expired: those are requested again; BalanceShort
     */
    async buy(
      context: SignedInContext,
      batchId: string,
      seen: { labels: number; total: Money },
    ): Promise<LabelBatch> {
      const { db, user, idempotencyKey: key } = context;
      const carriers = await accounts.inUse(user.orgId);
      const answer = await db((trx) =>
        once(trx, { id: 'batches.buyBatch', key }, async () => {
          await lockIdle(trx, batchId);
          const stale = await staleRows(trx, batchId, { carriers, now: clock.now() });
          if (stale.length > 0) {
            await rateAgain(trx, stale, { isPriceKept: true });
            await work.queueRating(trx, taskOf(context, batchId));
            return { stale: stale.length };
          }
          const batch = await requireBatch(trx, batchId);
          const { labels } = batch;
          if (labels === 0) throw conflict(shippingMessages.batchNothing());
          if (labels !== seen.labels || batch.total.minor !== seen.total.minor)
            throw conflict(
              shippingMessages.batchChanged({
                labels,
                now: amountText(batch.total),
                was: amountText(seen.total),
              }),
            );
          await requireFunds(trx, batch.walletTotal);
          await moveRows(trx, batchId, { from: 'READY', to: 'QUEUED' });
          await work.queueBuying(trx, taskOf(context, batchId));
          return { batch: await requireBatch(trx, batchId) };
        }),
      );
      context.audit.tell({ detail: { id: batchId } });
      // Thrown only now: the new quotes must be requested anyway.
      if (answer.stale !== undefined) throw conflict(shippingMessages.batchStale({ rows: answer.stale }));
      return answer.batch;
    },

    cancel: ({ db }: SignedInContext, batchId: string): Promise<LabelBatch> =>
      db(async (trx) => {
        if (!(await lockBatch(trx, batchId))) throw notFound();
        await moveRows(trx, batchId, { from: 'QUEUED', to: 'READY' });
        return requireBatch(trx, batchId);
      }),

    /**
     * Rates failed rows again; their earlier prices are shown beside the new ones. While a batch is being processed, its current state is
     * returned, so a repeated request works once. @throws RequestError 404
     */
    retry: (context: SignedInContext, batchId: string): Promise<LabelBatch> =>
      context.db(async (trx) => {
        const batch = await lockBatch(trx, batchId);
        if (!batch) throw notFound();
        if (batch.working !== null) return requireBatch(trx, batchId);
        const rowIds = await failedRows(trx, batchId);
        if (rowIds.length > 0) {
          await rateAgain(trx, rowIds, { isPriceKept: true });
          await work.queueRating(trx, taskOf(context, batchId));
        }
        return requireBatch(trx, batchId);
      }),
  };
}

import { shippingMessages, type BatchOffer, type Rate } from '@lading/contracts/shipping';
import { z } from 'zod';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import type { Trx } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { RequestError } from '../../../platform/request-error.ts';
import { prepareForLabel } from '../../automation/index.ts';
import { plannedWay } from '../label-plan.service.ts';
import type { PurchaseService } from '../purchase.service.ts';
import { purchaseByKey } from '../purchase.store.ts';
import type { QuoteService } from '../quote.service.ts';
import { usualOptions } from '../shipping-defaults.service.ts';
import {
  keepOutcome,
  lockBatch,
  pendingRows,
  refuseTooManyBatches,
  setWorking,
  type RowOutcome,
  type WorkRow,
} from './batch.store.ts';
import { endRow, requeueTaken, takeRow } from './batch-buying.store.ts';
import { chosenOffer, whyNone } from './row-choice-rules.ts';

const payload = z.object({ orgId: z.string(), batchId: z.string(), userId: z.string() });
type Payload = z.infer<typeof payload>;
const ratingJob = jobKind('shipping.batch-rate', payload, { asksOutside: true });
const buyingJob = jobKind('shipping.batch-buy', payload, { asksOutside: true });

/** Rows rated or bought concurrently: enough to wait for carriers in parallel, but few compared with the database connections. */
const ratedAtOnce = 4;
const boughtAtOnce = 4;
/** Maximum attempts: a job that ends with its server is resumed by another. */
const attempts = 10;

/** The idempotency key of a row's purchase. */
export const keyOf = ({ rowId, attempt }: WorkRow): string => `batch-row:${rowId}:${attempt}`;

/** A rate without what a batch does not show. */
const asOffer = ({
  lines: _lines,
  packages: _packages,
  marks: _marks,
  zone: _zone,
  guaranteed: _guaranteed,
  ...offer
}: Rate): BatchOffer => offer;

/** Rates and buys batches in the background (decision 0040). Call it while modules are registered. */
export function batchWork(
  { database, jobs, clock }: Platform,
  { quotes, purchases }: { quotes: QuoteService; purchases: PurchaseService },
) {
  const asOwner = <Result>(orgId: string, work: (trx: Trx) => Promise<Result>) =>
    database.asOrganization(orgId, work);
  const contextOf = ({ orgId, userId }: Payload, signal: AbortSignal) => ({
    db: <Result>(work: (trx: Trx) => Promise<Result>) => asOwner(orgId, work),
    user: { orgId, userId },
    signal,
  });

  /** Quotes the order of a row and chooses its offer. @throws RequestError when it cannot be quoted */
  async function quoteRow(task: Payload, row: WorkRow, signal: AbortSignal): Promise<RowOutcome> {
    const { orderId } = row;
    // By itself: a refusal below must not undo what rules did, least of all a hold that leads to it.
    await asOwner(task.orgId, (trx) => prepareForLabel(trx, orderId, clock.now()));
    const started = await asOwner(task.orgId, async (trx) => {
      await purchases.requireBuyable(trx, orderId);
      const plan = row.isByPlan ? await plannedWay(trx, orderId) : undefined;
      return { plan, options: row.options ?? plan?.options ?? (await usualOptions(trx, orderId)) };
    });
    const choice = started.plan?.choice ?? row.choice;
    const { signature, insurance } = started.options;
    const quote = await quotes.quote(contextOf(task, signal), {
      orderId,
      packages: row.packages ?? started.plan?.packages,
      signature,
      insurance: insurance ?? undefined,
      residential: row.residential ?? undefined,
    });
    const offers = quote.rates.map(asOffer);
    const offer = chosenOffer(offers, choice) ?? null;
    return {
      offer,
      ...(started.plan && { choice }),
      message: offer ? null : whyNone(offers, choice, quote),
      quote: {
        quoteId: quote.quoteId,
        until: new Date(quote.expiresAt),
        shipDate: quote.shipDate,
        shipsLater: quote.isAfterCutOff || quote.isDayOff === true,
        packages: quote.packages,
        packagesFrom: quote.packagesFrom,
        residential: quote.residential,
        offers,
      },
    };
  }

  /**
   * Rates one row; a refusal is stored as its message.
   * @throws errors other than refusals, such as a lost database connection: the job is retried
   */
  async function rate(task: Payload, row: WorkRow, signal: AbortSignal): Promise<void> {
    let outcome: RowOutcome;
    try {
      outcome = await quoteRow(task, row, signal);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      outcome = { offer: null, message: error.faults?.[0] ?? error.text, quote: null };
    }
    await asOwner(task.orgId, (trx) => keepOutcome(trx, row.rowId, outcome));
  }

  /** Buys one row; a retry under its key returns the earlier purchase. */
  async function buy(task: Payload, row: WorkRow, signal: AbortSignal): Promise<void> {
    const { rowId, quoteId, offer } = row;
    try {
      if (quoteId === null || !offer) throw new Error(`Row ${rowId} has nothing to buy`);
      const { purchase } = await purchases.begin(
        contextOf(task, signal),
        { quoteId, rateId: offer.rateId, amount: offer.amount },
        keyOf(row),
      );
      await asOwner(task.orgId, (trx) => endRow(trx, rowId, { purchaseId: purchase.purchaseId }));
      // Of several callers with the same purchase, one asks the carrier; see the saga.
      if (purchase.state === 'HELD') await purchases.saga.run(purchase);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      await asOwner(task.orgId, (trx) => endRow(trx, rowId, { message: error.text }));
    }
  }

  jobs.handle(ratingJob, async (task, { signal, last, log }) => {
    const { orgId, batchId } = task;
    // A failing row does not block the others.
    const failed = new Map<string, unknown>();
    for (;;) {
      const most = ratedAtOnce * 8 + failed.size;
      const pending = await asOwner(orgId, (trx) => pendingRows(trx, batchId, most));
      const rows = pending.filter(({ rowId }) => !failed.has(rowId));
      if (rows.length === 0) break;
      await eachOf(rows, ratedAtOnce, async (row) => {
        signal.throwIfAborted();
        await rate(task, row, signal).catch((error: unknown) => failed.set(row.rowId, error));
      });
    }
    signal.throwIfAborted();
    for (const [rowId, error] of failed) {
      if (!last) throw error;
      log.error({ err: error, rowId }, 'a row of a batch could not be rated');
      const outcome = { offer: null, message: shippingMessages.rowFailed(), quote: null };
      await asOwner(orgId, (trx) => keepOutcome(trx, rowId, outcome));
    }
    await asOwner(orgId, async (trx) => {
      const batch = await lockBatch(trx, batchId);
      // A request to rate rows again meanwhile has queued its own job.
      if (batch?.working !== 'rating' || (await pendingRows(trx, batchId, 1)).length > 0) return;
      await setWorking(trx, batchId, null);
    });
  });

  jobs.handle(buyingJob, async (task, { signal, last, log }) => {
    const { orgId, batchId } = task;
    const failed = new Map<WorkRow, unknown>();
    await asOwner(orgId, (trx) => requeueTaken(trx, batchId));
    const lane = async () => {
      for (;;) {
        signal.throwIfAborted();
        const row = await asOwner(orgId, (trx) => takeRow(trx, batchId));
        if (!row) return;
        await buy(task, row, signal).catch((error: unknown) => failed.set(row, error));
      }
    };
    await Promise.all(Array.from({ length: boughtAtOnce }, lane));
    for (const [row, error] of failed) {
      if (!last) throw error;
      const { rowId } = row;
      log.error({ err: error, rowId }, 'a row of a batch could not be bought');
      await asOwner(orgId, async (trx) => {
        // It may have failed after its purchase was recorded: then the purchase decides.
        const purchase = await purchaseByKey(trx, keyOf(row));
        const message = shippingMessages.rowFailed();
        await endRow(trx, rowId, purchase ? { purchaseId: purchase.purchaseId } : { message });
      });
    }
    await asOwner(orgId, async (trx) => {
      const batch = await lockBatch(trx, batchId);
      if (batch?.working === 'buying') await setWorking(trx, batchId, null);
    });
  });

  return {
    /** Rates what is pending of a locked batch, once the transaction is committed. @throws RequestError 429 when too many wait */
    async queueRating(trx: Trx, task: Payload): Promise<void> {
      await setWorking(trx, task.batchId, 'rating');
      await refuseTooManyBatches(trx);
      await jobs.add(trx, ratingJob, task, { attempts, orgId: task.orgId });
    },
    /** Buys what is queued of a locked batch, once the transaction is committed. @throws RequestError 429 when too many wait */
    async queueBuying(trx: Trx, task: Payload): Promise<void> {
      await setWorking(trx, task.batchId, 'buying');
      await refuseTooManyBatches(trx);
      await jobs.add(trx, buyingJob, task, { attempts, orgId: task.orgId });
    },
  };
}

/** See {@link batchWork}. */
export type BatchWork = ReturnType<typeof batchWork>;

/** Processes each item, a few at a time. */
async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

import { decimalPlaces } from '@lading/contracts/core';
import type { FeeCode, InvoiceRerating } from '@lading/contracts/funds';
import type { OrganizationDatabase, Trx } from '../../platform/database.ts';
import { notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { minorOf } from './exact-decimal.ts';
import {
  readFigures,
  readOrigins,
  type ChargeOrigin,
  type InvoiceFigures,
} from './invoice-rerating.store.ts';
import { cardOf, readEvents } from './rating.store.ts';
import { rateEvent } from './rating-rules.ts';
import { storageCharges } from './storage.service.ts';
import { readNextSpan } from './storage.store.ts';

/** Events read at once. */
const batch = 500;

/** Sums of 10⁻⁶ by fee and wallet transaction. */
class Sums {
  readonly fees = new Map<FeeCode, bigint>();
  readonly postings = new Map<string, bigint>();

  add(fee: FeeCode, postingKey: string, micros: bigint): void {
    this.fees.set(fee, (this.fees.get(fee) ?? 0n) + micros);
    this.postings.set(postingKey, (this.postings.get(postingKey) ?? 0n) + micros);
  }
}

async function rateEventsAgain(trx: Trx, origins: readonly ChargeOrigin[], sums: Sums): Promise<void> {
  for (let at = 0; at < origins.length; at += batch) {
    const some = origins.slice(at, at + batch);
    const events = new Map(
      (
        await readEvents(
          trx,
          some.map(({ eventId }) => eventId!),
        )
      ).map((event) => [event.eventId, event]),
    );
    for (const { eventId, isReversal, postingKey, measures } of some) {
      const event = events.get(eventId!)!;
      const grams = new Map(measures.map((one) => [one.productId, one.grams]));
      const items = event.items.map((item) => ({ ...item, grams: grams.get(item.productId) ?? item.grams }));
      const { charges } = rateEvent({ ...event, items }, event.card ? cardOf(event.card).rules : undefined);
      for (const { fee, micros } of charges) sums.add(fee, postingKey, isReversal ? -micros : micros);
    }
  }
}

async function rateStorageAgain(
  trx: Trx,
  { orgId, warehouseId }: InvoiceFigures,
  origins: readonly ChargeOrigin[],
  sums: Sums,
): Promise<void> {
  for (const { fromDay, toDay, isReversal, postingKey, measures } of origins) {
    const span = { orgId, warehouseId, from: fromDay!, to: toDay! };
    const { card } = await readNextSpan(trx, { ...span, through: span.to });
    if (!card) continue;
    const measured = new Map(measures.flatMap(({ productId, cm3 }) => (cm3 ? [[productId, cm3]] : [])));
    for (const { fee, micros } of await storageCharges(trx, span, card, measured))
      sums.add(fee, postingKey, isReversal ? -micros : micros);
  }
}

/**
 * Rates everything on an invoice again: from events and stock, with the cards of their days, ignoring the charges'
 * amounts; weights and volumes are those of the day of rating. The result must match the invoice to the cent.
 *
 * @throws RequestError 404
 */
export const rerateInvoice = (asSystem: OrganizationDatabase, invoiceId: string): Promise<InvoiceRerating> =>
  asSystem(async (trx) => {
    const invoice = isRowId(invoiceId) ? await readFigures(trx, invoiceId) : undefined;
    if (!invoice) throw notFound();
    const { invoiceNo, currency } = invoice;
    const origins = await readOrigins(trx, invoiceId);
    const sums = new Sums();
    await rateEventsAgain(
      trx,
      origins.filter(({ eventId }) => eventId !== null),
      sums,
    );
    await rateStorageAgain(
      trx,
      invoice,
      origins.filter(({ runId }) => runId !== null),
      sums,
    );
    const cents = (micros: bigint) => minorOf(micros, decimalPlaces(currency));
    const rerated = [...sums.postings.values()].reduce((sum, micros) => sum + cents(micros), 0);
    const rounding = rerated - [...sums.fees.values()].reduce((sum, micros) => sum + cents(micros), 0);
    const lines = (invoice.lines ?? []).map(({ lineNo, fee, minor }) => ({
      lineNo,
      fee,
      invoiced: { minor, currency },
      rerated: { minor: fee === null ? rounding : cents(sums.fees.get(fee) ?? 0n), currency },
    }));
    return {
      invoiceId,
      invoiceNo,
      origins: origins.length,
      lines,
      invoiced: { minor: invoice.minor, currency },
      rerated: { minor: rerated, currency },
      isSame: rerated === invoice.minor && lines.every((line) => line.invoiced.minor === line.rerated.minor),
    };
  });

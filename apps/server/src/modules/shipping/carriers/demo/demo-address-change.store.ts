import type { ColumnType, Generated } from 'kysely';
import type { Trx } from '../../../../platform/database.ts';
import type { AddressChangeRequest } from '../carrier-address-changes.ts';

declare module '../../../../platform/tables.ts' {
  interface Tables {
    /** The demo carrier's own books, which no organization sees. */
    demo_carrier_address_change: {
      change_ref: Generated<string>;
      reference: string;
      label_ref: string;
      request: ColumnType<AddressChangeRequest, string, never>;
      fee: ColumnType<string, number, never>;
      ordered_at: Date;
      withdrawn_at: Date | null;
    };
  }
}

/** A change of address in the books of the demo carrier; the fee in US cents. */
export interface DemoAddressChange {
  changeRef: string;
  /** The sale of its labels. */
  labelRef: string;
  request: AddressChangeRequest;
  fee: number;
  orderedAt: Date;
}

const changes = (trx: Trx) =>
  trx.selectFrom('demo_carrier_address_change').selectAll().where('withdrawn_at', 'is', null);
type Row = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;
const asChange = (row: Row): DemoAddressChange => ({
  changeRef: row.change_ref,
  labelRef: row.label_ref,
  request: row.request,
  fee: Number(row.fee),
  orderedAt: row.ordered_at,
});

/** A change by the carrier's reference or the shipper's; undefined when there is none, or it was withdrawn. */
export async function demoChangeBy(
  trx: Trx,
  by: { changeRef: string } | { reference: string },
): Promise<DemoAddressChange | undefined> {
  const row = await (
    'changeRef' in by
      ? changes(trx).where('change_ref', '=', by.changeRef)
      : changes(trx).where('reference', '=', by.reference)
  ).executeTakeFirst();
  return row && asChange(row);
}

/** The changes of sales, in the sequence of their orders. */
export async function demoChangesOf(trx: Trx, labelRefs: readonly string[]): Promise<DemoAddressChange[]> {
  if (labelRefs.length === 0) return [];
  const rows = await changes(trx)
    .where('label_ref', 'in', [...labelRefs])
    .orderBy('change_ref')
    .execute();
  return rows.map(asChange);
}

/** Accepts a change, once per reference. */
export async function insertDemoChange(
  trx: Trx,
  { request, fee, now }: { request: AddressChangeRequest; fee: number; now: Date },
): Promise<DemoAddressChange> {
  await trx
    .insertInto('demo_carrier_address_change')
    .values({
      reference: request.reference,
      label_ref: request.carrierRef,
      request: JSON.stringify(request),
      fee,
      ordered_at: now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return (await demoChangeBy(trx, { reference: request.reference }))!;
}

/** Withdraws a change: the parcels continue as before. */
export async function withdrawDemoChange(trx: Trx, changeRef: string, now: Date): Promise<void> {
  await trx
    .updateTable('demo_carrier_address_change')
    .set({ withdrawn_at: now })
    .where('change_ref', '=', changeRef)
    .where('withdrawn_at', 'is', null)
    .execute();
}

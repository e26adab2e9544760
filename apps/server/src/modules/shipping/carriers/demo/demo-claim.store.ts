import { type ColumnType, type Generated, sql } from 'kysely';
import type { Trx } from '../../../../platform/database.ts';
import type { FiledClaim } from '../carrier-claims.ts';

/** What the demo carrier stores of a file: enough to recognize it. */
export interface DemoEvidence {
  fileName: string;
  bytes: number;
  sha256: string;
}

/** A claim in the books. */
type BookedClaim = Pick<FiledClaim, 'type' | 'requested' | 'description'> & {
  files: DemoEvidence[];
  replies: { key: string; text: string }[];
  isDelivered: boolean;
};

declare module '../../../../platform/tables.ts' {
  interface Tables {
    /** The demo carrier's own books, which no organization sees. */
    demo_carrier_claim: {
      claim_ref: Generated<string>;
      reference: string;
      carrier_ref: string;
      claim: ColumnType<BookedClaim, string, string>;
      filed_at: Date;
      replied_at: ColumnType<Date | null, Date | undefined, Date>;
      cancelled_at: ColumnType<Date | null, Date | undefined, Date>;
    };
  }
}

/** A claim of a reference, locked until the transaction ends. */
export const demoClaimOf = (trx: Trx, reference: string) =>
  trx
    .selectFrom('demo_carrier_claim')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();

/** Stores a claim, once per reference. */
export async function insertDemoClaim(
  trx: Trx,
  given: { reference: string; carrierRef: string; claim: BookedClaim; now: Date },
): Promise<void> {
  await trx
    .insertInto('demo_carrier_claim')
    .values({
      reference: given.reference,
      carrier_ref: given.carrierRef,
      filed_at: given.now,
      claim: JSON.stringify(given.claim),
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** Adds a reply with its files; the moment of the first counts. */
export async function keepDemoReply(
  trx: Trx,
  reference: string,
  { claim, now }: { claim: BookedClaim; now: Date },
): Promise<void> {
  await trx
    .updateTable('demo_carrier_claim')
    .set({ claim: JSON.stringify(claim), replied_at: sql<Date>`coalesce(replied_at, ${now})` })
    .where('reference', '=', reference)
    .execute();
}

/** Records that a claim was withdrawn. */
export async function cancelDemoClaim(trx: Trx, reference: string, now: Date): Promise<void> {
  await trx
    .updateTable('demo_carrier_claim')
    .set({ cancelled_at: now })
    .where('reference', '=', reference)
    .execute();
}

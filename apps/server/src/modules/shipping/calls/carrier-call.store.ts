import { mostCarrierCalls, type CarrierCall } from '@lading/contracts/shipping';
import { sql, type Insertable } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { isRowId } from '../../../platform/row-id.ts';
import type { Tables } from '../../../platform/tables.ts';
import '../carrier-account.store.ts';
import './carrier-call.table.ts';

/** Adds a call of the organization. */
export async function insertCall(trx: Trx, call: Insertable<Tables['carrier_call']>): Promise<void> {
  await trx.insertInto('carrier_call').values(call).execute();
}

/** The newest calls for a shipment, the newest first. The row of an account stays when it is removed. */
export async function readCallsOf(trx: Trx, shipmentId: string): Promise<CarrierCall[]> {
  const rows = await trx
    .selectFrom('carrier_call as c')
    .innerJoin('carrier_account as a', 'a.account_id', 'c.account_id')
    .select(['c.call_id', 'c.called_at', 'c.act', 'c.method', 'c.path', 'c.status', 'c.failure'])
    .select(['c.milliseconds', 'a.name'])
    .where('c.shipment_id', '=', shipmentId)
    .orderBy('c.called_at', 'desc')
    .orderBy('c.call_id', 'desc')
    .limit(mostCarrierCalls)
    .execute();
  return rows.map(({ call_id: callId, called_at: calledAt, name: accountName, ...row }) => ({
    callId,
    time: calledAt.toISOString(),
    accountName,
    ...row,
  }));
}

/** The sealed bodies of a call; undefined when the organization has none with that id. */
export async function readSealedBodies(
  trx: Trx,
  callId: string,
): Promise<{ request_sealed: string | null; reply_sealed: string | null } | undefined> {
  if (!isRowId(callId)) return undefined;
  return trx
    .selectFrom('carrier_call')
    .select(['request_sealed', 'reply_sealed'])
    .where('call_id', '=', callId)
    .executeTakeFirst();
}

/** Calls deleted per statement. */
const oldAtOnce = 2_000;

/** Deletes calls from before a moment. One batch per call, for the system role. @returns whether there are more */
export async function removeOldCalls(trx: Trx, before: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from carrier_call where call_id in (
      select call_id from carrier_call where called_at < ${before}
      order by called_at limit ${oldAtOnce} for update skip locked)`.execute(trx);
  return numAffectedRows >= BigInt(oldAtOnce);
}

import type { UndoPush, UserPush } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/** The recipients of a push: one person, or everyone connected in the organization. */
export interface PushTarget {
  orgId: string;
  userId?: string | undefined;
}

/**
 * Notifies people of a change (decision D6), within the caller's transaction: it is sent when that commits and never otherwise, to
 * all their sockets on every node. Equal pushes of one transaction are sent once. `SYSTEM_NOTIFY_UNDO` always goes to the
 * organization's own topic. If no one is connected, nothing happens, so anything that must not be lost belongs in a table, and
 * clients refetch when they reconnect.
 * @throws DatabaseError when the transaction is a tenant's and the target is another organization
 */
export async function publishPush(trx: Trx, to: PushTarget, push: UserPush | UndoPush): Promise<void> {
  await sql`select announce_push(${to.orgId}, ${to.userId ?? null}, ${JSON.stringify(push)}::json)`.execute(
    trx,
  );
}

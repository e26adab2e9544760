import type { UndoPush, UserPush } from '@lading/contracts/services/push';
import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/** Whom a push is for: one person, or everybody of the organisation who is there. */
export interface PushTarget {
  orgId: string;
  userId?: string | undefined;
}

/**
 * Tells people what has changed (decision D6), within the caller's transaction: it goes out when that is committed and
 * never otherwise, to every socket of theirs on every node. The same told twice in a transaction goes out once.
 * `SYSTEM_NOTIFY_UNDO` always goes to the organisation's own topic. Nobody is there: nothing happens, so what must not be
 * lost belongs in a table, and clients ask for it when they connect again.
 * @throws DatabaseError when the transaction is a tenant's and the target is another organisation
 */
export async function publishPush(trx: Trx, to: PushTarget, push: UserPush | UndoPush): Promise<void> {
  await sql`select announce_push(${to.orgId}, ${to.userId ?? null}, ${JSON.stringify(push)}::json)`.execute(
    trx,
  );
}

import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import './store-connection.table.ts';

/** The content of a claim once its channel has answered. */
interface Granted {
  ticketDigest: string;
  externalId: string;
  storeName: string;
  scopes: string;
  tokenSealed: string;
}

/** A claim that can be taken. */
export type Claim = Selectable<Tables['store_claim']> & { external_id: string; token_sealed: string };

/** Marks a channel's code as used, permanently. False when it was used before. */
export async function beginClaim(
  trx: Trx,
  claim: { codeDigest: string; channel: number; expiresAt: Date },
): Promise<boolean> {
  const claimed = await trx
    .insertInto('store_claim')
    .values({ code_digest: claim.codeDigest, channel: claim.channel, expires_at: claim.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code_digest')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Removes a code that its channel could not be asked about, so that it can be sent again. */
export async function deleteClaim(trx: Trx, codeDigest: string): Promise<void> {
  await trx.deleteFrom('store_claim').where('code_digest', '=', codeDigest).execute();
}

export async function grantClaim(trx: Trx, codeDigest: string, granted: Granted): Promise<void> {
  await trx
    .updateTable('store_claim')
    .set({
      ticket_digest: granted.ticketDigest,
      external_id: granted.externalId,
      store_name: granted.storeName,
      scopes: granted.scopes,
      token_sealed: granted.tokenSealed,
    })
    .where('code_digest', '=', codeDigest)
    .execute();
}

/** The claim of a ticket, locked for this transaction; undefined when it is used, expired or unknown. */
export async function findClaim(trx: Trx, ticketDigest: string, now: Date): Promise<Claim | undefined> {
  const claim = await trx
    .selectFrom('store_claim')
    .selectAll()
    .where('ticket_digest', '=', ticketDigest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!claim?.external_id || !claim.token_sealed) return undefined;
  return { ...claim, external_id: claim.external_id, token_sealed: claim.token_sealed };
}

/** The claim is used; its token now belongs to the store. */
export async function spendClaim(trx: Trx, codeDigest: string, now: Date): Promise<void> {
  await trx
    .updateTable('store_claim')
    .set({ used_at: now, token_sealed: null })
    .where('code_digest', '=', codeDigest)
    .execute();
}

/** Deletes the tokens of claims that were not used in time, and a day later the claims themselves. */
export async function clearClaims(trx: Trx, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  await trx.updateTable('store_claim').set({ token_sealed: null }).where('expires_at', '<=', now).execute();
  await trx.deleteFrom('store_claim').where('expires_at', '<=', dayAgo).execute();
}

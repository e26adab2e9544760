import type { Trx } from '../../platform/database.ts';
import './second-factor.table.ts';
import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    mailed_code: {
      /** See `realm.ts`. */
      realm: string;
      email: string;
      /** See `CodePurpose`. */
      purpose: string;
      code_hash: string;
      expires_at: Date;
      /** The digest of the mark of the requesting browser; empty if there is none. */
      asked_by: Generated<string>;
      /** Tries by all other browsers together, and by that browser. */
      tries_left: Generated<number>;
      own_tries_left: Generated<number>;
    };
    handover_code: { code_hash: string; session_id: string; expires_at: Date };
  }
}

/** Identifies mailed codes: there is one per purpose, address, realm and requesting browser. */
export interface MailedCodeKey {
  realm: string;
  /** Trimmed and in lower case. */
  email: string;
  purpose: string;
}

/** Stores a mailed code, replacing an earlier one of the same browser. */
export async function saveMailedCode(
  trx: Trx,
  key: MailedCodeKey & { asked_by: string },
  values: { code_hash: string; expires_at: Date; tries_left: number; own_tries_left: number },
): Promise<void> {
  await trx
    .insertInto('mailed_code')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'email', 'purpose', 'asked_by']).doUpdateSet(values))
    .execute();
}

/** The hash of the newest code, without counting a try; undefined when there is none. */
export async function readMailedCode(
  trx: Trx,
  { realm, email, purpose }: MailedCodeKey,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('mailed_code')
    .select('code_hash')
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .orderBy('expires_at', 'desc')
    .orderBy('code_hash')
    .limit(1)
    .executeTakeFirst();
  return row?.code_hash;
}

/** Counts a try by the requesting browser, and returns the hash of its code; undefined when it has expired or has no tries left. */
export async function tryOwnCode(
  trx: Trx,
  { realm, email, purpose, asked_by: askedBy }: MailedCodeKey & { asked_by: string },
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('mailed_code')
    .set((set) => ({ own_tries_left: set('own_tries_left', '-', 1) }))
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('asked_by', '=', askedBy)
    .where('own_tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Counts a try at every code that another browser requested, and returns the hashes of those that are valid and have tries left. */
export async function tryOtherCodes(
  trx: Trx,
  { realm, email, purpose, asked_by: askedBy }: MailedCodeKey & { asked_by: string | undefined },
  now: Date,
): Promise<string[]> {
  let codes = trx
    .updateTable('mailed_code')
    .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now);
  if (askedBy !== undefined) codes = codes.where('asked_by', '<>', askedBy);
  const rows = await codes.returning('code_hash').execute();
  return rows.map(({ code_hash: hash }) => hash);
}

/** Removes the mailed codes. False when another request removed them first. */
export async function removeMailedCode(trx: Trx, { realm, email, purpose }: MailedCodeKey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailed_code')
    .where('realm', '=', realm)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores a code that hands a session over. */
export async function insertHandoverCode(
  trx: Trx,
  code: { code_hash: string; session_id: string; expires_at: Date },
): Promise<void> {
  await trx.insertInto('handover_code').values(code).execute();
}

/** Removes and returns a handover code, so that it is single-use; undefined when there is none. */
export function takeHandoverCode(
  trx: Trx,
  codeHash: string,
): Promise<{ session_id: string; expires_at: Date } | undefined> {
  return trx
    .deleteFrom('handover_code')
    .where('code_hash', '=', codeHash)
    .returning(['session_id', 'expires_at'])
    .executeTakeFirst();
}

/** A handover code, which stays valid; undefined when there is none. */
export function readHandoverCode(
  trx: Trx,
  codeHash: string,
): Promise<{ session_id: string; expires_at: Date } | undefined> {
  return trx
    .selectFrom('handover_code')
    .select(['session_id', 'expires_at'])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
}

/** Stores a sign-in that waits for its second step. */
export async function insertChallenge(
  trx: Trx,
  challenge: { challenge_hash: string; user_id: string; expires_at: Date },
): Promise<void> {
  await trx.insertInto('sign_in_challenge').values(challenge).execute();
}

/** The person of a pending sign-in; undefined when it has expired. */
export async function userOfChallenge(
  trx: Trx,
  challengeHash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('sign_in_challenge')
    .select('user_id')
    .where('challenge_hash', '=', challengeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Removes a pending sign-in. False when another request removed it first. */
export async function removeChallenge(trx: Trx, challengeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sign_in_challenge')
    .where('challenge_hash', '=', challengeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes all pending sign-ins of a person. */
export async function removeChallengesOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('sign_in_challenge').where('user_id', '=', userId).execute();
}

/** Removes mailed codes, handover codes and sign-ins without their second step that have expired. */
export async function removeExpiredCodes(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('mailed_code').where('expires_at', '<', now).execute();
  await trx.deleteFrom('handover_code').where('expires_at', '<', now).execute();
  await trx.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute();
}

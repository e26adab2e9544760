import { coreMessages } from '@lading/contracts/core';
import { keyedDigest } from './body-digest.ts';
import type { Trx } from './database.ts';
import './once.table.ts';
import { conflict } from './request-error.ts';

/** The `Idempotency-Key` of a call, with its context. */
export interface IdempotencyKey {
  text: string;
  /** Digest of the body (and of the path parameters), which must be the same under one key. */
  bodyDigest: string;
}

/** A call that may be repeated. */
interface RepeatedCall {
  id: string;
  key: IdempotencyKey | undefined;
  /** Whether an operator calls, who belongs to no organization; then the transaction is of the system role. */
  byOperator?: boolean;
}

const tableOf = ({ byOperator = false }: RepeatedCall) =>
  byOperator ? ('operator_idempotency' as const) : ('idempotency' as const);

/**
 * Runs the work of an idempotent call once (decision D8): sent twice under one key, the second gets the first's reply, even when the
 * first is still running. Key, work and reply are committed together, so a crash leaves all or none.
 *
 * The work must use the given transaction. Without a key it simply runs. Replies must survive JSON.
 *
 * @param again marks a repeated reply
 * @throws RequestError 409 when the key was used with another body
 */
export async function once<Reply>(
  trx: Trx,
  call: RepeatedCall,
  work: () => Promise<Reply>,
  again: (reply: Reply) => Reply = (reply) => reply,
): Promise<Reply> {
  if (call.key === undefined) return work();
  const key = { call_id: call.id, idempotency_key: call.key.text, body_digest: call.key.bodyDigest };
  // Waits for another transaction that holds the same key, then finds it taken.
  const taken = await trx
    .insertInto(tableOf(call))
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .returning('call_id')
    .executeTakeFirst();
  if (!taken) {
    const reply = await earlierReply(trx, call, again);
    if (reply === undefined) throw new Error('The reply of an idempotent call is not on record');
    return reply;
  }
  const reply = await work();
  await trx
    .updateTable(tableOf(call))
    .set({ reply: JSON.stringify({ reply }) })
    .where('call_id', '=', call.id)
    .where('idempotency_key', '=', call.key.text)
    .execute();
  return reply;
}

/**
 * The earlier reply of an idempotent call under this key; undefined if it has not run.
 * @throws RequestError 409 if it ran with another body
 */
export async function earlierReply<Reply>(
  trx: Trx,
  call: RepeatedCall,
  again: (reply: Reply) => Reply,
): Promise<Reply | undefined> {
  if (call.key === undefined) return undefined;
  const found = await trx
    .selectFrom(tableOf(call))
    .select(['reply', 'body_digest'])
    .where('call_id', '=', call.id)
    .where('idempotency_key', '=', call.key.text)
    .executeTakeFirst();
  if (!found) return undefined;
  // A digest of an earlier release says nothing, and must not turn a repeated call away whose first reply was lost.
  const isComparable = found.body_digest?.startsWith(keyedDigest) === true;
  if (isComparable && found.body_digest !== call.key.bodyDigest)
    throw conflict(coreMessages.keyUsedAlready());
  return again((found.reply as { reply: Reply }).reply);
}

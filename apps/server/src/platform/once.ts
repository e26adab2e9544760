import type { Trx } from './database.ts';
import './once.table.ts';

/** A call that may come twice. */
interface RepeatedCall {
  id: string;
  key: string | undefined;
  /** Whether an operator makes it, who belongs to no organisation; then the transaction is the system's. */
  byOperator?: boolean;
}

const tableOf = ({ byOperator = false }: RepeatedCall) =>
  byOperator ? ('operator_idempotency' as const) : ('idempotency' as const);

/**
 * Does the work of an idempotent call once (decision D8): sent twice under one key, the second gets the first's reply,
 * even when the first is still at work. Key, work and reply are committed together, so a crash leaves all or none.
 *
 * The work must be in the given transaction. Without a key it is simply done. Replies must survive JSON.
 *
 * @param again says of a reply that is given once more that it is
 */
export async function once<Reply>(
  trx: Trx,
  call: RepeatedCall,
  work: () => Promise<Reply>,
  again: (reply: Reply) => Reply = (reply) => reply,
): Promise<Reply> {
  if (call.key === undefined) return work();
  const key = { call_id: call.id, idempotency_key: call.key };
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
    .where('idempotency_key', '=', call.key)
    .execute();
  return reply;
}

/** What an idempotent call answered before under this key; undefined when it has not been done. */
export async function earlierReply<Reply>(
  trx: Trx,
  call: RepeatedCall,
  again: (reply: Reply) => Reply,
): Promise<Reply | undefined> {
  if (call.key === undefined) return undefined;
  const found = await trx
    .selectFrom(tableOf(call))
    .select('reply')
    .where('call_id', '=', call.id)
    .where('idempotency_key', '=', call.key)
    .executeTakeFirst();
  return found && again((found.reply as { reply: Reply }).reply);
}

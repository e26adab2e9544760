import type { Trx } from '../../platform/database.ts';
import { notFound } from '../../platform/request-error.ts';
import { markRead } from './message.store.ts';

export { readMessageAfterLogin, readMessages } from './message.store.ts';

/** Marks one message as read (spec §4). @throws RequestError 404 when it is not one of the person's. */
export async function readOne(trx: Trx, userId: string, messageId: string): Promise<void> {
  if ((await markRead(trx, userId, messageId)) === 0) throw notFound();
}

/** Marks every message of the person as read. */
export async function readAll(trx: Trx, userId: string): Promise<void> {
  await markRead(trx, userId);
}

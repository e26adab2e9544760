import type { SignedIn } from '../../platform/access-tokens.ts';
import type { Trx } from '../../platform/database.ts';
import { publishPush } from '../../platform/push/publish-push.ts';
import { notFound } from '../../platform/request-error.ts';
import { countUnreadMessages, markRead } from './message.store.ts';

export { readMessageAfterLogin, readMessages } from './message.store.ts';

type Reader = Pick<SignedIn, 'orgId' | 'userId'>;

/** Marks one message as read (spec §4). @throws RequestError 404 when it is not one of the person's. */
export async function readOne(trx: Trx, reader: Reader, messageId: string): Promise<void> {
  if ((await markRead(trx, reader.userId, messageId)) === 0) throw notFound();
  await tellUnread(trx, reader);
}

/** Marks every message of the person as read. */
export async function readAll(trx: Trx, reader: Reader): Promise<void> {
  await markRead(trx, reader.userId);
  await tellUnread(trx, reader);
}

/** The person's other windows show the new count immediately. */
async function tellUnread(trx: Trx, { orgId, userId }: Reader): Promise<void> {
  const unreadTotal = await countUnreadMessages(trx, userId);
  await publishPush(trx, { orgId, userId }, { type: 'UNREAD_CHANGED', unreadTotal });
}

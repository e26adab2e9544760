import type { LocalizedText } from '@lading/contracts/core';
import { type Message, messageStatus } from '@lading/contracts/messages';
import type { SignedIn } from '../../platform/access-tokens.ts';
import type { Trx } from '../../platform/database.ts';
import { publishPush } from '../../platform/push/publish-push.ts';
import { notFound } from '../../platform/request-error.ts';
import { countUnreadMessages, markRead } from './message.store.ts';
import { insertNotification } from './publication.store.ts';

export { readMessageAfterLogin, readMessages } from './message.store.ts';

type Reader = Pick<SignedIn, 'orgId' | 'userId'>;

/** Marks one message as read (spec §4). @throws RequestError 404 when it is not one of the person's. */
export async function readOne(trx: Trx, reader: Reader, messageId: string): Promise<void> {
  if ((await markRead(trx, reader.userId, messageId)) === 0) throw notFound();
  await publishUnread(trx, reader);
}

/** Marks every message of the person as read. */
export async function readAll(trx: Trx, reader: Reader): Promise<void> {
  await markRead(trx, reader.userId);
  await publishUnread(trx, reader);
}

/** The person's other windows show the new count immediately. */
async function publishUnread(trx: Trx, { orgId, userId }: Reader): Promise<void> {
  const unreadTotal = await countUnreadMessages(trx, userId);
  await publishPush(trx, { orgId, userId }, { type: 'UNREAD_CHANGED', unreadTotal });
}

/** A message of the product itself, in both languages. */
export interface Notice {
  title: LocalizedText;
  content: LocalizedText;
}

/** Puts a message into the message center of an organization and announces it, within the caller's transaction. */
export async function sendNotice(
  trx: Trx,
  { orgId, now }: { orgId: string; now: Date },
  { title, content }: Notice,
): Promise<void> {
  const [titleEn, titleZh] = [title.message, title.zhMessage];
  const [contentEn, contentZh] = [content.message, content.zhMessage];
  const messageId = await insertNotification(trx, {
    org_id: orgId,
    user_id: null,
    title_en: titleEn,
    title_zh: titleZh,
    digest_en: null,
    digest_zh: null,
    content_en: contentEn,
    content_zh: contentZh,
    show_after_login: false,
    sent_at: now,
    publication_id: null,
  });
  const message: Message = {
    messageId,
    messageStatus: messageStatus.unread,
    titleEn,
    titleZh,
    digestEn: null,
    digestZh: null,
    contentEn,
    contentZh,
    sendTime: now.toISOString(),
  };
  await publishPush(trx, { orgId }, { type: 'SYSTEM_NOTIFY', message });
}

import type { LocalizedText } from '@lading/contracts/core';
import { messageStatus, type Message } from '@lading/contracts/messages';
import type { Trx } from '../../platform/database.ts';
import { publishPush } from '../../platform/push/publish-push.ts';
import { insertNotification } from './publication.store.ts';

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
    ...{ org_id: orgId, user_id: null, title_en: titleEn, title_zh: titleZh },
    ...{ digest_en: null, digest_zh: null, content_en: contentEn, content_zh: contentZh },
    ...{ show_after_login: false, sent_at: now, publication_id: null },
  });
  const message: Message = {
    messageId,
    messageStatus: messageStatus.unread,
    ...{ titleEn, titleZh, digestEn: null, digestZh: null, contentEn, contentZh },
    sendTime: now.toISOString(),
  };
  await publishPush(trx, { orgId }, { type: 'SYSTEM_NOTIFY', message });
}

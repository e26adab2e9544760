import {
  type Message,
  messageStatus,
  type NewNotification,
  operatorNotificationsApi,
} from '@lading/contracts/messages';
import type { Trx } from '../../platform/database.ts';
import { type IdempotencyKey, once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishPush } from '../../platform/push/publish-push.ts';
import { notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import {
  insertNotification,
  insertPublication,
  recallPublication,
  recipientsOf,
  type Recipient,
} from './publication.store.ts';

/** Notifications of operators: each is sent, or recalled, in one transaction with its pushes (decision D6). */
export function publicationService({ database, clock, log }: Platform) {
  return {
    /** Sends it. @throws RequestError 404 when there is no recipient */
    publish: (notification: NewNotification, key?: IdempotencyKey) =>
      onceByOperator(operatorNotificationsApi.calls.publishNotification.id, key, async (trx) => {
        const recipients = await recipientsOf(trx, notification.audience);
        if (recipients.length === 0) throw notFound();
        const publicationId = await insertPublication(trx, notification);
        for (const recipient of recipients) await send(trx, recipient, notification, publicationId);
        log.info({ publicationId, messages: recipients.length }, 'a notification was sent');
        return { publicationId, messages: recipients.length };
      }),

    /** Recalls it. @throws RequestError 404 when there is none, or it was already recalled */
    recall: (publicationId: string, key?: IdempotencyKey) =>
      onceByOperator(operatorNotificationsApi.calls.recallNotification.id, key, async (trx) => {
        if (!isRowId(publicationId)) throw notFound();
        const messages = await recallPublication(trx, publicationId, clock.now());
        if (!messages) throw notFound();
        for (const { message_id: messageId, org_id: orgId } of messages)
          await publishPush(trx, { orgId }, { type: 'SYSTEM_NOTIFY_UNDO', messageId });
        log.info({ publicationId, messages: messages.length }, 'a notification was recalled');
        return { messages: messages.length };
      }),
  };

  function onceByOperator<Reply>(
    id: string,
    key: IdempotencyKey | undefined,
    work: (trx: Trx) => Promise<Reply>,
  ): Promise<Reply> {
    return database.asSystem((trx) => once(trx, { id, key, byOperator: true }, () => work(trx)));
  }

  async function send(
    trx: Trx,
    to: Recipient,
    notification: NewNotification,
    publicationId: string,
  ): Promise<void> {
    const { titleEn, titleZh, digestEn = null, digestZh = null, contentEn, contentZh } = notification;
    const sentAt = clock.now();
    const messageId = await insertNotification(trx, {
      ...to,
      title_en: titleEn,
      title_zh: titleZh,
      digest_en: digestEn,
      digest_zh: digestZh,
      content_en: contentEn,
      content_zh: contentZh,
      show_after_login: notification.showAfterLogin,
      sent_at: sentAt,
      publication_id: publicationId,
    });
    const message: Message = {
      messageId,
      messageStatus: messageStatus.unread,
      titleEn,
      titleZh,
      digestEn,
      digestZh,
      contentEn,
      contentZh,
      sendTime: sentAt.toISOString(),
    };
    const target = { orgId: to.org_id, userId: to.user_id ?? undefined };
    await publishPush(trx, target, { type: 'SYSTEM_NOTIFY', message });
  }
}

import { messageStatus, type Message } from '@lading/contracts/entities/message';
import { operator, type Audience, type NewNotification } from '@lading/contracts/services/operator';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishPush } from '../../platform/push/publish-push.ts';
import { notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import './message.table.ts';
import './people.table.ts';

type Recipient = { org_id: string; user_id: string | null };

function recipientsOf(trx: Trx, audience: Audience): Promise<Recipient[]> {
  if (audience.kind === 'person') {
    return trx
      .selectFrom('person')
      .select(['org_id', 'user_id'])
      .where('email', '=', audience.email.toLowerCase())
      .execute();
  }
  const organisations = trx
    .selectFrom('organisation')
    .select(['org_id', (where) => where.val<string | null>(null).as('user_id')]);
  return (
    audience.kind === 'all' ? organisations : organisations.where('org_id', '=', audience.orgId)
  ).execute();
}

/** Notifications of operators: each is sent, or called back, in one transaction with its pushes (decision D6). */
export function publicationService({ database, clock, log }: Platform) {
  return {
    /** Sends it. @throws RequestError 404 when there is nobody to send it to */
    publish: (given: NewNotification, key?: string) =>
      onceByOperator(operator.calls.publishNotification.id, key, async (trx) => {
        const recipients = await recipientsOf(trx, given.audience);
        if (recipients.length === 0) throw notFound();
        const { publication_id: publicationId } = await trx
          .insertInto('publication')
          .values({ audience: JSON.stringify(given.audience), title_en: given.titleEn })
          .returning('publication_id')
          .executeTakeFirstOrThrow();
        for (const recipient of recipients) await send(trx, recipient, given, publicationId);
        log.info({ publicationId, messages: recipients.length }, 'a notification was sent');
        return { publicationId, messages: recipients.length };
      }),

    /** Calls it back. @throws RequestError 404 when there is none, or it was called back before */
    recall: (publicationId: string, key?: string) =>
      onceByOperator(operator.calls.recallNotification.id, key, async (trx) => {
        if (!isRowId(publicationId)) throw notFound();
        const recalled = { recalled_at: clock.now() };
        const { numUpdatedRows } = await trx
          .updateTable('publication')
          .set(recalled)
          .where('publication_id', '=', publicationId)
          .where('recalled_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw notFound();
        const messages = await trx
          .updateTable('notification')
          .set(recalled)
          .where('publication_id', '=', publicationId)
          .returning(['message_id', 'org_id'])
          .execute();
        for (const { message_id: messageId, org_id: orgId } of messages)
          await publishPush(trx, { orgId }, { type: 'SYSTEM_NOTIFY_UNDO', messageId });
        log.info({ publicationId, messages: messages.length }, 'a notification was called back');
        return { messages: messages.length };
      }),
  };

  function onceByOperator<Reply>(
    id: string,
    key: string | undefined,
    work: (trx: Trx) => Promise<Reply>,
  ): Promise<Reply> {
    return database.asSystem((trx) => once(trx, { id, key, byOperator: true }, () => work(trx)));
  }

  async function send(trx: Trx, to: Recipient, given: NewNotification, publicationId: string): Promise<void> {
    const { titleEn, titleZh, digestEn = null, digestZh = null, contentEn, contentZh } = given;
    const sentAt = clock.now();
    const { message_id: messageId } = await trx
      .insertInto('notification')
      .values({
        ...to,
        title_en: titleEn,
        title_zh: titleZh,
        digest_en: digestEn,
        digest_zh: digestZh,
        content_en: contentEn,
        content_zh: contentZh,
        show_after_login: given.showAfterLogin,
        sent_at: sentAt,
        publication_id: publicationId,
      })
      .returning('message_id')
      .executeTakeFirstOrThrow();
    const message: Message = {
      messageId,
      messageStatus: messageStatus.unread,
      ...{ titleEn, titleZh, digestEn, digestZh, contentEn, contentZh },
      sendTime: sentAt.toISOString(),
    };
    const target = { orgId: to.org_id, userId: to.user_id ?? undefined };
    await publishPush(trx, target, { type: 'SYSTEM_NOTIFY', message });
  }
}

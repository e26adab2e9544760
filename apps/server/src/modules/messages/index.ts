import { messagesApi, operatorNotificationsApi } from '@lading/contracts/messages';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { removeOldMessages } from './old-messages.store.ts';
import { readAll, readMessageAfterLogin, readMessages, readOne } from './message.service.ts';
import { publicationService } from './publication.service.ts';

export { sendNotice, type Notice } from './message.service.ts';

/** The message center (spec §7, "Messages"), and the notifications that operators publish. */
export function registerMessages(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, messagesApi, {
    queryMessageAfterLogin: ({ db, user }) => db((trx) => readMessageAfterLogin(trx, user.userId)),
    markAsRead: ({ db, user }, { body }) => db((trx) => readOne(trx, user, body.messageId)),
    markAsAllRead: ({ db, user }) => db((trx) => readAll(trx, user)),
    listMessages: ({ db, user }, { query }) => db((trx) => readMessages(trx, user.userId, query)),
  });
  platform.jobs.schedule('messages.housekeeping', '51 3 * * *', () => tidyMessages(platform));
  const publications = publicationService(platform);
  registerService(app, platform, operatorNotificationsApi, {
    publishNotification: ({ idempotencyKey }, { body }) => publications.publish(body, idempotencyKey),
    recallNotification: ({ idempotencyKey }, { params }) =>
      publications.recall(params.publicationId, idempotencyKey),
  });
}

/** How many times longer an unread message is kept. */
const unreadTimes = 3;

/** Deletes expired messages. */
export async function tidyMessages({ config, clock, database }: Platform): Promise<void> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * 24 * 3_600_000);
  const old = { read: before(config.messageDays), all: before(config.messageDays * unreadTimes) };
  while (await database.asSystem((trx) => removeOldMessages(trx, old)));
}

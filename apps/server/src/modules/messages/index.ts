import { messagesApi, operatorNotificationsApi } from '@lading/contracts/messages';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { housekeeping } from './housekeeping.job.ts';
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
  housekeeping(platform);
  const publications = publicationService(platform);
  registerService(app, platform, operatorNotificationsApi, {
    publishNotification: ({ idempotencyKey }, { body }) => publications.publish(body, idempotencyKey),
    recallNotification: ({ idempotencyKey }, { params }) =>
      publications.recall(params.publicationId, idempotencyKey),
  });
}

import type { wmsUser } from '@lading/contracts/services/wms-user';
import type { HandlersOf } from '../../platform/register-service.ts';
import { readAll, readMessageAfterLogin, readMessages, readOne } from './message.service.ts';

/** The message center (spec §7, "Messages"). */
export function messageHandlers() {
  return {
    queryMessageAfterLogin: ({ db, user }) => db((trx) => readMessageAfterLogin(trx, user.userId)),
    markAsRead: ({ db, user }, { body }) => db((trx) => readOne(trx, user, body.messageId)),
    markAsAllRead: ({ db, user }) => db((trx) => readAll(trx, user)),
    listMessages: ({ db, user }, { query }) => db((trx) => readMessages(trx, user.userId, query)),
  } satisfies Partial<HandlersOf<typeof wmsUser>>;
}

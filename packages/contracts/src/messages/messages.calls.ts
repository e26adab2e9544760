import { z } from 'zod';
import { message, messageList, messageStatus } from './message.ts';
import { queryInteger, wireId } from '../core/wire-values.ts';
import { moment } from '../core/moment.ts';
import { defineService } from '../core/define-service.ts';

/** Notifications and the message center (spec §7, "Messages"). */
export const messagesApi = defineService('messages', {
  queryMessageAfterLogin: {
    method: 'GET',
    path: '/api/wms-user/user/notify/queryMessageAfterLogin',
    access: 'signed-in',
    summary: 'The message to show after signing in; null when there is none.',
    data: message.nullish(),
  },
  markAsRead: {
    method: 'POST',
    path: '/api/wms-user/user/notify/markAsRead',
    access: 'signed-in',
    summary: 'Marks one message as read.',
    encoding: 'form',
    body: z.object({ messageId: wireId }),
  },
  markAsAllRead: {
    method: 'POST',
    path: '/api/wms-user/user/notify/markAsAllRead',
    access: 'signed-in',
    summary: 'Marks every message as read.',
  },
  /** The popup asks for 5 (spec §9). `pageNo`, `messageStatus`, `search` and `sentFrom` are ours, for the message center list. */
  listMessages: {
    method: 'GET',
    path: '/api/wms-user/user/notify/list',
    access: 'signed-in',
    summary: 'Messages, newest first, and the total number of unread ones.',
    query: z.object({
      pageSize: queryInteger(1, 200),
      pageNo: queryInteger(1, 1_000_000).default(1),
      messageStatus: z.enum([messageStatus.unread, messageStatus.read]).optional(),
      search: z.string().trim().max(200).optional(),
      sentFrom: moment.optional(),
    }),
    data: messageList,
  },
});

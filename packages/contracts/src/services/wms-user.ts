import { z } from 'zod';
import { branding } from '../entities/branding.ts';
import { message, messageList, messageStatus } from '../entities/message.ts';
import { saasInfo } from '../entities/saas-info.ts';
import { languages, userInfo } from '../entities/user-info.ts';
import { queryInteger, wireId } from '../entities/wire-values.ts';
import { moment } from '../rules/moment.ts';
import { defineService } from '../define-service.ts';

/** `orgType` of `afterLogin` (spec §7). */
export const clientOrgType = 1;

const languageChoice = z.object({ language: z.enum(languages), userName: z.string().min(1) });

/** Users, branding and messages (spec §7, "Session and shell" and "Messages"). */
export const wmsUser = defineService('wms-user', {
  afterLogin: {
    method: 'GET',
    path: '/api/wms-user/user/afterLogin',
    access: 'signed-in',
    summary: 'The signed-in person, the organisation, and what both may do.',
    query: z.object({ orgType: queryInteger(clientOrgType, clientOrgType) }),
    data: userInfo,
  },
  /** Reply not shown in the specification: the reseller's site, or null for a person of no reseller. */
  saasAfterLogin: {
    method: 'GET',
    path: '/api/wms-user/saas/client/saasAfterLogin',
    access: 'signed-in',
    summary: 'The reseller site of the signed-in person; null for a person of no reseller.',
    data: saasInfo.nullish(),
  },
  brandingDetail: {
    method: 'GET',
    path: '/api/wms-user/oms/branding/detail',
    access: 'public',
    summary: 'Name and logos of a host that is not one of the product’s own.',
    query: z.object({ webSite: z.string().min(1).max(253) }),
    data: branding.nullish(),
    inMaintenance: true,
  },
  /** Only whether the reply is truthy is specified. Our server sends null when there is none: an empty list is truthy. */
  listTemuOrg: {
    method: 'GET',
    path: '/api/wms-user/oms/temu/list-temu-org',
    access: 'signed-in',
    summary: 'Organisations that may use the marketplace warehouse integration; null when there is none.',
    data: z
      .union([z.array(z.looseObject({ orgId: wireId, orgName: z.string().nullish() })), z.boolean()])
      .nullish(),
  },
  switchLanguage: {
    method: 'POST',
    path: '/api/wms-user/user/switchLanguage',
    access: 'signed-in',
    audit: 'setting',
    summary: 'Remembers the language of the signed-in person.',
    body: languageChoice,
  },
  updateUserInfo: {
    method: 'POST',
    path: '/api/wms-user/saas/client/updateUserInfo',
    access: 'signed-in',
    audit: 'setting',
    summary: 'Remembers the language of the signed-in client of a reseller.',
    body: languageChoice,
  },
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
    summary: 'Messages, newest first, and how many are unread in all.',
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

import { z } from 'zod';
import { ezeeshipUser, languages, userInfo } from './user-info.ts';
import { saasInfo } from '../branding/saas-info.ts';
import { queryInteger } from '../core/wire-values.ts';
import { defineService } from '../core/define-service.ts';

/** `orgType` of `afterLogin` (spec §7). */
export const clientOrgType = 1;

const languageChoice = z.object({ language: z.enum(languages), userName: z.string().min(1) });

/** Who is signed in, as each service sees it, and the person's language (spec §7, "Session and shell"). */
export const identityApi = defineService('identity', {
  afterLogin: {
    method: 'GET',
    path: '/api/wms-user/user/afterLogin',
    access: 'signed-in',
    summary: 'The signed-in person, the organization, and what both may do.',
    query: z.object({ orgType: queryInteger(clientOrgType, clientOrgType) }),
    data: userInfo,
  },
  ezeeshipAfterLogin: {
    method: 'GET',
    path: '/ezeeship-api/ezeeship/user/afterLogin',
    access: 'signed-in',
    summary: 'The identity verification of the signed-in person; null when there is none.',
    query: z.object({ orgType: queryInteger(clientOrgType, clientOrgType) }),
    data: ezeeshipUser.nullish(),
    errors: 'silent',
  },
  /** Reply not shown in the specification: the reseller's site, or null for a person of no reseller. */
  saasAfterLogin: {
    method: 'GET',
    path: '/api/wms-user/saas/client/saasAfterLogin',
    access: 'signed-in',
    summary: 'The reseller site of the signed-in person; null without a reseller.',
    data: saasInfo.nullish(),
  },
  switchLanguage: {
    method: 'POST',
    path: '/api/wms-user/user/switchLanguage',
    access: 'signed-in',
    audit: 'setting',
    summary: 'Sets the language of the signed-in person.',
    body: languageChoice,
  },
  updateUserInfo: {
    method: 'POST',
    path: '/api/wms-user/saas/client/updateUserInfo',
    access: 'signed-in',
    audit: 'setting',
    summary: 'Sets the language of the signed-in client of a reseller.',
    body: languageChoice,
  },
});

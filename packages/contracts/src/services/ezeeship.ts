import { z } from 'zod';
import { ezeeshipUser } from '../entities/user-info.ts';
import { queryInteger } from '../entities/wire-values.ts';
import { defineService } from '../define-service.ts';
import { clientOrgType } from './wms-user.ts';

/** The shipping service's own view of the user (spec §7, "Session and shell"). */
export const ezeeship = defineService('ezeeship', {
  afterLogin: {
    method: 'GET',
    path: '/ezeeship-api/ezeeship/user/afterLogin',
    access: 'signed-in',
    summary: 'The identity verification of the signed-in person; null when there is none.',
    query: z.object({ orgType: queryInteger(clientOrgType, clientOrgType) }),
    data: ezeeshipUser.nullish(),
    errors: 'silent',
  },
});

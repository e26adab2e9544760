import { z } from 'zod';
import { saasInfo } from '../entities/saas-info.ts';
import { defineService } from '../define-service.ts';

/** Settings of reseller sites (spec §7, "Session and shell"). */
export const saasBusiness = defineService('saas-business', {
  getSettingByDomain: {
    method: 'GET',
    path: '/api/saas-business/business/OrgWebSetting/getSettingByDomain',
    access: 'public',
    summary: 'The reseller site of a host; null when the host is no reseller’s.',
    query: z.object({ domainName: z.string().min(1).max(253) }),
    data: saasInfo.nullish(),
    errors: 'silent',
    inMaintenance: true,
  },
});

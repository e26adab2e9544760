import { z } from 'zod';
import { branding } from './branding.ts';
import { saasInfo } from './saas-info.ts';
import { defineService } from '../core/define-service.ts';

/** The brand of a host and the sites of resellers (spec §7, "Session and shell"). */
export const brandingApi = defineService('branding', {
  brandingDetail: {
    method: 'GET',
    path: '/api/wms-user/oms/branding/detail',
    access: 'public',
    summary: 'Name and logos of a host that does not belong to the product.',
    query: z.object({ webSite: z.string().min(1).max(253) }),
    data: branding.nullish(),
    inMaintenance: true,
  },
  getSettingByDomain: {
    method: 'GET',
    path: '/api/saas-business/business/OrgWebSetting/getSettingByDomain',
    access: 'public',
    summary: 'The reseller site of a host; null for other hosts.',
    query: z.object({ domainName: z.string().min(1).max(253) }),
    data: saasInfo.nullish(),
    errors: 'silent',
    inMaintenance: true,
  },
});

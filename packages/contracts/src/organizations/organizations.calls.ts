import { z } from 'zod';
import { featureFlag } from './feature-flag.ts';
import { wireId } from '../core/wire-values.ts';
import { defineService } from '../core/define-service.ts';

/** What an organization may use (spec §7, "Session and shell"). */
export const organizationsApi = defineService('organizations', {
  queryAllFlag: {
    method: 'GET',
    path: '/api/wms-platform/featureFlag/queryAllFlag',
    access: 'signed-in',
    summary: 'Every feature flag and whether it is on.',
    data: z.array(featureFlag),
  },
  /** Only whether the reply is truthy is specified. Our server sends null if there is none, since an empty list is truthy. */
  listTemuOrg: {
    method: 'GET',
    path: '/api/wms-user/oms/temu/list-temu-org',
    access: 'signed-in',
    summary: 'Organizations that may use the marketplace warehouse integration; null when there are none.',
    data: z
      .union([
        z.array(z.looseObject({ orgId: wireId, orgName: z.string().nullish() })),
        z.boolean(),
        // The specification does not show which values other back ends treat as truthy (spec §2).
        z.array(z.unknown()),
        z.record(z.string(), z.unknown()),
        z.string(),
        z.number(),
      ])
      .nullish(),
  },
});

import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { featureFlag } from '../organizations/feature-flag.ts';
import { wireId } from '../core/wire-values.ts';

const tip = z.string().trim().min(1).max(300);
const orgId = z.string().regex(/^[1-9]\d{0,17}$/);

/** Whether the product is paused, with the texts shown to people; by default a general text is shown. */
export const maintenanceState = z.object({
  isOn: z.boolean(),
  tipEn: z.string().nullable(),
  tipZh: z.string().nullable(),
  since: z.string(),
});
export type MaintenanceState = z.infer<typeof maintenanceState>;

/** What operators set for all or for one organization: the pause (spec §8, code 555) and feature flags (spec §3). Our own. */
export const operatorPlatformApi = defineService('operator-platform', {
  maintenance: {
    method: 'GET',
    path: '/api/operator/maintenance',
    access: 'operator',
    summary: 'Whether maintenance is on.',
    data: maintenanceState,
  },
  setMaintenance: {
    method: 'POST',
    path: '/api/operator/maintenance',
    access: 'operator',
    audit: 'operator',
    summary: 'Turns maintenance on or off on every node. While it is on, calls return code 555.',
    body: z
      .object({ isOn: z.boolean(), tipEn: tip.optional(), tipZh: tip.optional() })
      .refine(({ tipEn, tipZh }) => (tipEn === undefined) === (tipZh === undefined), { path: ['tipZh'] }),
    data: maintenanceState,
  },
  flags: {
    method: 'GET',
    path: '/api/operator/flags/{orgId}',
    access: 'operator',
    summary: 'The feature flags of an organization.',
    params: z.object({ orgId }),
    data: z.array(featureFlag),
  },
  setFlag: {
    method: 'POST',
    path: '/api/operator/flags/{orgId}',
    access: 'operator',
    audit: 'operator',
    summary: 'Sets a feature flag of an organization.',
    params: z.object({ orgId }),
    body: z.object({ featureFlagKey: z.string().regex(/^\w{1,60}$/), isEnable: z.boolean() }),
    data: z.object({ orgId: wireId, flags: z.array(featureFlag) }),
  },
});

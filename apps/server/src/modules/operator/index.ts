import { operatorPlatformApi } from '@lading/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { flagService } from '../organizations/index.ts';

/** What operators set for the entire platform: maintenance (spec §8) and the feature flags of an organization. */
export function registerOperator(app: FastifyInstance, platform: Platform): void {
  const flags = flagService(platform);
  registerService(app, platform, operatorPlatformApi, {
    maintenance: () => platform.maintenance.read(),
    setMaintenance: (_, { body }) => platform.maintenance.set(body),
    flags: (_, { params }) => flags.of(params.orgId),
    setFlag: async ({ audit }, { params: { orgId }, body }) => ({
      orgId,
      flags: await flags.set(audit.record, orgId, body),
    }),
  });
}

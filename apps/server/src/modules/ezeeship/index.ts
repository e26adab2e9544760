import { ezeeship } from '@lading/contracts/services/ezeeship';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { readIdentity } from '../wms-user/index.ts';

/** The shipping service's view of a person (spec §7, `ezeeship`). */
export function registerEzeeship(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, ezeeship, {
    afterLogin: ({ db, user }) => db((trx) => readIdentity(trx, user.orgId)),
  });
}

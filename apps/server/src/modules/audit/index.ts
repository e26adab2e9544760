import { audit } from '@lading/contracts/services/audit';
import type { FastifyInstance } from 'fastify';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { forbidden } from '../../platform/request-error.ts';
import { readRole } from '../wms-user/index.ts';
import { auditExport } from './audit-export.ts';
import { forgetOldEvents } from './forget-old-events.ts';
import { readAuditPage } from './audit-page.store.ts';

/** @throws RequestError 403 for who is no owner of the organisation */
async function requireOwner({ db, user }: SignedInContext): Promise<void> {
  if ((await db((trx) => readRole(trx, user.userId))) !== 'owner') throw forbidden();
}

/** The audit log of an organisation, for its owners. */
export function registerAudit(app: FastifyInstance, platform: Platform): void {
  const queue = auditExport(platform);
  platform.jobs.schedule(
    'audit.housekeeping',
    '47 3 * * *',
    async () => void (await forgetOldEvents(platform)),
  );
  registerService(app, platform, audit, {
    auditPage: async (context, { query }) => {
      await requireOwner(context);
      return context.db((trx) => readAuditPage(trx, query));
    },
    exportAudit: async (context, { body }) => {
      await requireOwner(context);
      return queue.start(context, body);
    },
  });
}

import { auditApi } from '@lading/contracts/audit';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { requireOwner } from '../identity/index.ts';
import { auditExport } from './audit-export.ts';
import { trimAuditLog } from './trim-audit-log.ts';
import { readAuditPage } from './audit.store.ts';

/** The audit log of an organization, for its owners. */
export function registerAudit(app: FastifyInstance, platform: Platform): void {
  const exportAudit = auditExport(platform);
  platform.jobs.schedule('audit.housekeeping', '47 3 * * *', async () => void (await trimAuditLog(platform)));
  registerService(app, platform, auditApi, {
    auditPage: async (context, { query }) => {
      await requireOwner(context);
      return context.db((trx) => readAuditPage(trx, query));
    },
    exportAudit: async (context, input) => {
      await requireOwner(context);
      return exportAudit(context, input);
    },
  });
}

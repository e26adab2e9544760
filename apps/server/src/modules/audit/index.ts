import { auditApi } from '@lading/contracts/audit';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { requireOwner } from '../identity/index.ts';
import { auditExport } from './audit-export.ts';
import { readAuditPage } from './audit.store.ts';
import { housekeeping } from './housekeeping.job.ts';

/** The audit log of an organization, for its owners. */
export function registerAudit(app: FastifyInstance, platform: Platform): void {
  const exportAudit = auditExport(platform);
  housekeeping(platform);
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

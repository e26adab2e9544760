import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { auditEvent, auditKinds, auditOutcomes } from './audit-event.ts';
import { exportOf, startedTask } from '../tasks/export.ts';
import { listChoice, listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { moment } from '../core/moment.ts';

const sortable = ['time'] as const;
const filters = {
  kind: z.enum(auditKinds).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  userId: wireId.optional(),
  /** Inclusive start. */
  from: moment.optional(),
  /** Exclusive end. */
  to: moment.optional(),
};

/** The audit log of the caller's organization, for its owners; others are refused with code 403. Our own. */
export const auditApi = defineService('audit', {
  auditPage: {
    method: 'GET',
    path: '/api/wms-user/audit/page',
    access: 'signed-in',
    summary:
      'The audit log of the organization, newest first; `search` matches the action, the person and the IP address.',
    query: listQuery(sortable).extend(filters),
    data: pageOf(auditEvent),
  },
  exportAudit: {
    method: 'POST',
    path: '/api/wms-user/audit/export',
    access: 'signed-in',
    summary: 'Starts an export of the filtered audit log (decision D7).',
    body: exportOf(listChoice(sortable).extend(filters)),
    data: startedTask,
    audit: 'export',
  },
});

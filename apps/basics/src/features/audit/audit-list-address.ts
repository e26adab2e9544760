import {
  auditKinds,
  auditOutcomes,
  type AuditKind,
  type AuditOutcome,
} from '@lading/contracts/entities/audit-event';
import type { ListAddressSpec } from '@lading/sub-app-kit/list-address-rules';

/** The log has one order only: by time. */
export type AuditSort = 'time';

/** Filters of the audit log; `from` and `to` are days of the reader's zone (YYYY-MM-DD), both included. */
export type AuditFilters = { kind: AuditKind; outcome: AuditOutcome; from: string; to: string };

/** What the address of the audit log may hold. */
export const auditListAddress: ListAddressSpec<AuditSort, AuditFilters> = {
  sortable: ['time'],
  defaultSort: 'time:desc',
  filters: { kind: auditKinds, outcome: auditOutcomes, from: [], to: [] },
};

import { useHostState } from '@lading/bridge/react';
import {
  auditKinds,
  auditOutcomes,
  type AuditKind,
  type AuditOutcome,
  type AuditEvent,
  auditApi,
} from '@lading/contracts/audit';
import type { ExportFormat } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  listChoice,
  listQuery,
  pagingOf,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';

/** The log has one order only: by time. */
export type AuditSort = 'time';

/** Filters of the audit log; `from` and `to` are days of the reader's zone (YYYY-MM-DD), both included. */
export type AuditFilters = { kind: AuditKind; outcome: AuditOutcome; from: string; to: string };

/** The URL parameters of the audit log. */
export const auditListAddress: ListAddressSpec<AuditSort, AuditFilters> = {
  sortable: ['time'],
  defaultSort: 'time:desc',
  filters: { kind: auditKinds, outcome: auditOutcomes, from: [], to: [] },
};

const { auditPage, exportAudit } = auditApi.calls;

type Address = ListAddress<AuditSort, AuditFilters>;

/** Fetches pages of the log; read again whenever it is opened. */
export function useAuditPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => {
    const query = { ...pagingOf(address), ...listChoice(address, timeZone) };
    return listQuery<AuditEvent>({ ...callQuery(api, auditPage, { query }), staleTime: 0 });
  };
}

/** Starts an export of the filtered log. */
export function useAuditExport() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address, format: ExportFormat) =>
    api.call(exportAudit, { body: { ...listChoice(address, timeZone), format } });
}

import { useHostState } from '@lading/bridge/react';
import type { ExportFormat } from '@lading/contracts/entities/export';
import { audit } from '@lading/contracts/services/audit';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import type { ListAddress } from '@lading/sub-app-kit/list-address-rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditFilters, AuditSort } from './audit-list-address.ts';
import { dayEnd, dayStart } from './day-rules.ts';

const { auditPage, exportAudit } = audit.calls;

type Address = ListAddress<AuditSort, AuditFilters>;

function choiceOf({ search, sort, filters }: Address, timeZone: string) {
  const [from, to] = [dayStart(filters.from ?? '', timeZone), dayEnd(filters.to ?? '', timeZone)];
  return {
    sort,
    ...(search ? { search } : {}),
    ...(filters.kind ? { kind: filters.kind } : {}),
    ...(filters.outcome ? { outcome: filters.outcome } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** One page of the log; read anew whenever it is come to. The rows of the page before stay until the new ones are here. */
export function useAuditPage(address: Address) {
  const timeZone = useHostState((state) => state.timeZone);
  const query = { pageNo: address.page, pageSize: address.pageSize, ...choiceOf(address, timeZone) };
  return useQuery({
    ...callQuery(useApi(), auditPage, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Begins an export of the log as it is narrowed. */
export function useAuditExport(address: Address) {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (format: ExportFormat) =>
    api.call(exportAudit, { body: { ...choiceOf(address, timeZone), format } });
}

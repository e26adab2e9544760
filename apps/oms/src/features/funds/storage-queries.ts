import { storageReportApi } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery } from '@tanstack/react-query';

const { storageSeries, storageAging, storageForecast } = storageReportApi.calls;

/** Available lengths of the report, in days. */
export const reportSpans = ['30', '90', '365'] as const;
export type ReportSpan = (typeof reportSpans)[number];

/** The stock on each of the last days up to and including `today` (YYYY-MM-DD in the warehouse). */
export function useStorageSeries(warehouseId: string, today: string | undefined, span: ReportSpan) {
  const to = today ?? '';
  const from = today
    ? new Date(Date.parse(`${today}T00:00:00Z`) - (Number(span) - 1) * 86_400_000).toISOString().slice(0, 10)
    : '';
  const query = callQuery(useApi(), storageSeries, { query: { warehouseId, from, to } });
  return useQuery({ ...query, enabled: today !== undefined });
}

/** The current stock, by age and product. */
export const useStorageAging = (warehouseId: string) =>
  useQuery(callQuery(useApi(), storageAging, { query: { warehouseId } }));

/** Its past and future cost. */
export const useStorageForecast = (warehouseId: string) =>
  useQuery(callQuery(useApi(), storageForecast, { query: { warehouseId } }));

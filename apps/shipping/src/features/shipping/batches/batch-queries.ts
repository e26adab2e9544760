import { comparable } from '@lading/ui/comparable';
import { useHostState } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import { fundsApi, fundsMessages } from '@lading/contracts/funds';
import {
  batchesApi,
  type BatchRow,
  type BatchRowState,
  type BatchState,
  type LabelBatch,
  type RatedPackage,
  type ServiceChoice,
} from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { listQuery, tabCounts, type ListAddress, type ListAddressSpec } from '@lading/sub-app-kit/list';
import { usePrintLabels } from '@lading/sub-app-kit/printing';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const { calls } = batchesApi;
const workingMs = 1_500;
const isWorking = (state: BatchState | undefined) => state === 'VALIDATING' || state === 'PURCHASING';

/** States shown as tabs; the others are transient. */
export const batchTabs = [
  'READY',
  'INVALID',
  'BOUGHT',
  'UNKNOWN',
  'FAILED',
] as const satisfies BatchRowState[];

/** A batch has one sort order: that of its rows, in which labels are printed. */
export type BatchSort = 'rowNo';
export type BatchFilters = { state: (typeof batchTabs)[number] };

/** What the address of a batch may hold. */
export const batchAddress: ListAddressSpec<BatchSort, BatchFilters> = {
  sortable: ['rowNo'],
  defaultSort: 'rowNo:asc',
  filters: { state: batchTabs },
};

/** A batch; polled while it is processed in the background, and while a carrier's reply is looked up. */
export function useBatch(batchId: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...callQuery(useApi(), calls.batchDetail, { params: { batchId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isWorking(data?.state) || data?.counts.UNKNOWN || data?.counts.BUYING ? workingMs : false,
  });
  const stands = query.data && `${query.data.state} ${JSON.stringify(query.data.counts)}`;
  useEffect(() => {
    if (!stands) return;
    for (const call of [calls.batchRows, fundsApi.calls.postageBalance])
      void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
  }, [client, stands]);
  return query;
}

const isFound = ({ orderNo, recipientName, recipientPlace, trackingNumber }: BatchRow, search: string) =>
  [orderNo, recipientName, recipientPlace, trackingNumber].some((text) =>
    comparable(text ?? '').includes(comparable(search)),
  );

/** The rows of a batch come in one reply and are filtered here. */
export function useBatchRows(batchId: string) {
  const api = useApi();
  return ({ search, sort, filters: { state } }: ListAddress<BatchSort, BatchFilters>) =>
    listQuery<BatchRow, BatchRow[]>(
      { ...callQuery(api, calls.batchRows, { params: { batchId } }), staleTime: 0 },
      (rows) => {
        const records = (rows ?? []).filter(
          (row) => (!state || row.state === state) && (!search || isFound(row, search)),
        );
        return { records: sort === 'rowNo:desc' ? records.toReversed() : records, total: records.length };
      },
    );
}

const isShort = ({ state, message }: BatchRow) =>
  state === 'FAILED' && message?.code === fundsMessages.balanceShort.code;

/** The price of the rows that were not bought because the balance was short, in minor units of the wallet. */
export function useShortRows({ batchId, counts }: LabelBatch): number {
  const { data = 0 } = useQuery({
    ...callQuery(useApi(), calls.batchRows, { params: { batchId } }),
    staleTime: 0,
    enabled: (counts.FAILED ?? 0) > 0,
    select: (rows: BatchRow[] | null) =>
      (rows ?? []).filter(isShort).reduce((sum, { offer }) => sum + (offer?.amount.minor ?? 0), 0),
  });
  return data;
}

/** The counts of the tabs. */
export function useBatchCounts(batchId: string) {
  const api = useApi();
  const options = {
    ...callQuery(api, calls.batchDetail, { params: { batchId } }),
    select: (batch: LabelBatch | null) => batch && { counts: batch.counts, over: [] },
  };
  return () => tabCounts(options);
}

/** The services available for a row. */
export function useRowOffers(batchId: string, rowId: string) {
  return useQuery({
    ...callQuery(useApi(), calls.rowOffers, { params: { batchId, rowId } }),
    staleTime: 0,
  });
}

/** The available balance; undefined while it is loading, null when it could not be loaded. */
export function useSpendable() {
  const timeZone = useHostState((state) => state.timeZone);
  const { data, isPending } = useQuery({
    ...callQuery(useApi(), fundsApi.calls.postageBalance, { query: { timeZone } }),
    staleTime: 0,
  });
  if (!data) return isPending ? undefined : null;
  return { ...data.available, minor: data.available.minor + data.creditLimit.minor };
}

function useRefresh() {
  const client = useQueryClient();
  const read = [calls.batchDetail, calls.batchRows, calls.rowOffers, fundsApi.calls.postageBalance];
  return () => Promise.all(read.map((call) => client.invalidateQueries({ queryKey: [queryKey(call)[0]] })));
}

/** Changes to rows: another service, other packages, another kind of address. */
export function useChangeRows(batchId: string) {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: {
      rowIds: string[];
      choice?: ServiceChoice;
      packages?: RatedPackage[];
      residential?: boolean | null;
    }) => api.call(calls.changeRows, { params: { batchId }, body }),
    onSettled: refresh,
  });
}

/** Applies a preset to rows. */
export function useApplyPreset(batchId: string) {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { rowIds: string[]; presetId: string }) =>
      api.call(calls.applyPreset, { params: { batchId }, body }),
    onSettled: refresh,
  });
}

/** Removes rows from the batch. */
export function useRemoveRows(batchId: string) {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (rowIds: string[]) => api.call(calls.removeRows, { params: { batchId }, body: { rowIds } }),
    onSettled: refresh,
  });
}

/** Buys the ready rows. Until a reply arrives, retries use the same key; afterwards it is a new purchase. */
export function useBuyBatch(batchId: string) {
  const api = useApi();
  const refresh = useRefresh();
  const send = useRequestKey();
  return useMutation({
    mutationFn: (body: { labels: number; total: LabelBatch['total'] }) =>
      send(body, (idempotencyKey) =>
        api.call(calls.buyBatch, { params: { batchId }, body }, { idempotencyKey }),
      ),
    onSettled: refresh,
  });
}

/** Stops a batch between two rows. */
export function useCancelBatch(batchId: string) {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => api.call(calls.cancelBatch, { params: { batchId } }),
    onSettled: refresh,
  });
}

/** Rates failed rows again. */
export function useRetryBatch(batchId: string) {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => api.call(calls.retryBatch, { params: { batchId } }),
    onSettled: refresh,
  });
}

/** Prints the labels of a batch in this computer's way; the server counts them as printed. */
export function usePrintBatch(batchId: string, name: string) {
  const api = useApi();
  const print = usePrintLabels();
  return {
    ...print,
    start: () =>
      print.mutate({
        fetch: (body) => api.download(calls.batchLabels, { params: { batchId }, body }),
        name,
      }),
  };
}

/** Fetches the labels of a batch as one file, and counts them as printed. */
export function useBatchLabels(batchId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (format: 'pdf' | 'zpl') =>
      api.download(calls.batchLabels, { params: { batchId }, body: { format } }),
  });
}

import { useHost } from '@lading/bridge/react';
import { importReceiptsApi, type ImportReceipt } from '@lading/contracts/imports';
import { taskType } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { saveFile } from '@lading/ui/save-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { readReceipt, revertImport, leftOutRows } = importReceiptsApi.calls;
const pollMs = 2_000;

/** What an import contains, as named on its page. */
export function recordsOf({ taskType: type }: ImportReceipt): 'products' | 'orders' | 'records' {
  if (type === taskType.productImport) return 'products';
  return type === taskType.orderImport ? 'orders' : 'records';
}

/** The list of the imported records, as named by `list:refresh`. */
const listKinds: Readonly<Record<number, string>> = {
  [taskType.productImport]: 'product',
  [taskType.orderImport]: 'order',
  [taskType.aliasImport]: 'alias',
  [taskType.bundleImport]: 'bundle',
  [taskType.stockImport]: 'inbound',
  [taskType.parcelImport]: 'outbound',
  [taskType.freightImport]: 'outbound',
  [taskType.transactionImport]: 'transaction',
  [taskType.countImport]: 'count',
  [taskType.addressImport]: 'address',
};

/** The lists with the records of a stock-in import, which creates inbounds, crossdocks, or both (decision D19). */
export function stockLists({
  taskType: type,
  total,
  crossdocks,
}: ImportReceipt): { name: 'inbounds' | 'crossdocks'; href: string }[] {
  if (type !== taskType.stockImport) return [];
  const ofCrossdocks = crossdocks ?? 0;
  return [
    ...((total ?? 0) > ofCrossdocks ? [{ name: 'inbounds' as const, href: '/o/#/app/inbound' }] : []),
    ...(ofCrossdocks > 0 ? [{ name: 'crossdocks' as const, href: '/o/#/app/crossdock' }] : []),
  ];
}

/** An import by its task; polled while it or its revert is running. */
export function useImportReceipt(taskId: string) {
  return useQuery({
    ...callQuery(useApi(), readReceipt, { params: { taskId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (data.status === 1 || data.revert.state === 'running') ? pollMs : false,
  });
}

/** Downloads the skipped rows of an import. */
export function useLeftOutFile(taskId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.download(leftOutRows, { params: { taskId } }),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? 'errors.xlsx'),
  });
}

/** Reverts an import; lists of its records are refetched. */
export function useRevertImport(taskId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { bus } = useHost();
  const input = { params: { taskId } };
  const { queryKey } = callQuery(api, readReceipt, input);
  return useMutation({
    mutationFn: () => api.call(revertImport, input),
    onSuccess: (receipt) => {
      client.setQueryData(queryKey, receipt);
      const kind = listKinds[receipt.taskType];
      if (kind !== undefined) bus.emit('list:refresh', { kind });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

import { useHostState } from '@lading/bridge/react';
import { queryKey, type Money } from '@lading/contracts/core';
import {
  fundsApi,
  type Payment,
  type PaymentMethod,
  type StatementLine,
  type TransactionKind,
} from '@lading/contracts/funds';
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
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The ledger can only be sorted by time. */
export type LedgerSort = 'time';

/** The kinds of ledger lines; a hold and its release are part of another line's explanation. */
export const lineKinds = [
  'top-up',
  'purchase',
  'void',
  'adjustment',
  'dispute',
  'claim',
  'fee',
  'service',
  'withdrawal',
  'reversal',
] as const satisfies readonly TransactionKind[];
type LineKind = (typeof lineKinds)[number];

/** Filters of the ledger; `from` and `to` are days of the reader's zone (YYYY-MM-DD), both included. */
export type LedgerFilters = { kind: LineKind; from: string; to: string };

/** The URL parameters of the ledger. */
export const ledgerAddress: ListAddressSpec<LedgerSort, LedgerFilters> = {
  sortable: ['time'],
  defaultSort: 'time:desc',
  filters: { kind: lineKinds, from: [], to: [] },
};

const {
  postageBalance,
  postagePage,
  explainTransaction,
  exportPostage,
  topUpMethods,
  topUp,
  paymentPage,
  cancelTopUp,
  setLowBalance,
} = fundsApi.calls;

type Address = ListAddress<LedgerSort, LedgerFilters>;

/** Fetches pages of the ledger; refetched on every visit. */
export function useLedgerPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => {
    const query = { ...pagingOf(address), ...listChoice(address, timeZone) };
    return listQuery<StatementLine>({ ...callQuery(api, postagePage, { query }), staleTime: 0 });
  };
}

/** Starts an export of the filtered ledger. */
export function useLedgerExport() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address, format: ExportFormat) =>
    api.call(exportPostage, { body: { ...listChoice(address, timeZone), format } });
}

/** The current balance of the wallet. */
export function useBalance() {
  const timeZone = useHostState((state) => state.timeZone);
  return useQuery({ ...callQuery(useApi(), postageBalance, { query: { timeZone } }), staleTime: 0 });
}

/** A transaction with all others of the same cause. */
export function useExplanation(transactionId: string) {
  return useQuery(callQuery(useApi(), explainTransaction, { params: { transactionId } }));
}

/** The payment methods of the platform. */
export function useTopUpMethods() {
  return useQuery(callQuery(useApi(), topUpMethods));
}

/** A payment is confirmed in another tab, or by an operator: the state is polled while one waits. */
const pendingMs = 3_000;

const isWaiting = ({ state }: Payment): boolean => state === 'PENDING';

/** The latest payments, including waiting ones. Once one of these is paid or cancelled, the balance and the ledger are refetched. */
export function usePayments() {
  const client = useQueryClient();
  const payments = useQuery({
    ...callQuery(useApi(), paymentPage, { query: { pageNo: 1, pageSize: 20 } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.records.some(isWaiting) ? pendingMs : false),
  });
  const waiting = payments.data?.records.filter(isWaiting).length ?? 0;
  const waitedBefore = useRef(waiting);
  useEffect(() => {
    const hasEnded = waiting < waitedBefore.current;
    waitedBefore.current = waiting;
    if (!hasEnded) return;
    for (const call of [postageBalance, postagePage])
      void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
  }, [waiting, client]);
  return payments;
}

function useFundsRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [postageBalance, postagePage, paymentPage].map((call) =>
        client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
      ),
    );
}

/** Requests a payment into the wallet. A second click pays nothing twice. */
export function useTopUp() {
  const api = useApi();
  const refresh = useFundsRefresh();
  const send = useRequestKey();
  return useMutation({
    mutationFn: (body: { amount: Money; method: PaymentMethod }) =>
      send(body, (idempotencyKey) => api.call(topUp, { body }, { idempotencyKey })),
    onSuccess: refresh,
  });
}

/** Cancels an unpaid payment. */
export function useCancelTopUp() {
  const api = useApi();
  const refresh = useFundsRefresh();
  return useMutation({
    mutationFn: ({ paymentId }: Payment) => api.call(cancelTopUp, { body: { paymentId } }),
    onSettled: refresh,
  });
}

/** Sets the balance below which the page warns; null turns the warning off. */
export function useSaveLowBalance() {
  const api = useApi();
  const refresh = useFundsRefresh();
  return useMutation({
    mutationFn: (lowBalance: Money | null) => api.call(setLowBalance, { body: { lowBalance } }),
    onSuccess: refresh,
  });
}

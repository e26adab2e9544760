import { queryKey } from '@lading/contracts/core';
import { fundsApi, withdrawalsApi, type Withdrawal, type WithdrawalRequest } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { withdrawalOffer, withdrawalPage, withdraw, cancelWithdrawal } = withdrawalsApi.calls;
const { postageBalance, postagePage } = fundsApi.calls;

/** An operator pays at the bank: while a withdrawal waits, its state is asked for again. */
const waitingMs = 15_000;

/** How much can be withdrawn now, and the withdrawal that waits. */
export function useWithdrawalOffer() {
  return useQuery({
    ...callQuery(useApi(), withdrawalOffer, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.waiting ? waitingMs : false),
  });
}

/** The latest withdrawals. */
export function useWithdrawals() {
  return useQuery({
    ...callQuery(useApi(), withdrawalPage, { query: { pageNo: 1, pageSize: 50 } }),
    staleTime: 0,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [withdrawalOffer, withdrawalPage, postageBalance, postagePage].map((call) =>
        client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
      ),
    );
}

/** Asks for a withdrawal. A second click asks for nothing twice. */
export function useWithdraw() {
  const api = useApi();
  const refresh = useRefresh();
  const send = useRequestKey();
  return useMutation({
    mutationFn: (body: WithdrawalRequest) =>
      send(body, (idempotencyKey) => api.call(withdraw, { body }, { idempotencyKey })),
    onSuccess: refresh,
  });
}

/** Cancels a withdrawal that waits. */
export function useCancelWithdrawal() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ withdrawalId }: Withdrawal) => api.call(cancelWithdrawal, { body: { withdrawalId } }),
    onSettled: refresh,
  });
}

import { queryKey } from '@lading/contracts/core';
import { fundsApi, type AutoTopUpConsent } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const { autoTopUp, saveAutoTopUp, stopAutoTopUp, postageBalance, postagePage, paymentPage } = fundsApi.calls;

/** Poll interval while a payment is pending. */
const underWayMs = 3_000;

/** The wallet's automatic top-up; once a payment has ended, the balance and the ledger are refetched. */
export function useAutoTopUp() {
  const refresh = useRefresh();
  const offer = useQuery({
    ...callQuery(useApi(), autoTopUp),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.setting?.isUnderWay ? underWayMs : false),
  });
  const { isUnderWay, usedThisMonth, failures } = offer.data?.setting ?? {};
  // A payment may start and end between two reads: then only the monthly total shows it.
  const standing = offer.data ? `${isUnderWay} ${usedThisMonth?.minor} ${failures}` : null;
  const stood = useRef(standing);
  useEffect(() => {
    if (stood.current !== null && stood.current !== standing) void refresh();
    stood.current = standing;
  });
  return offer;
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [autoTopUp, postageBalance, postagePage, paymentPage].map((call) =>
        client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
      ),
    );
}

/** Records a consent. A second click records it once. */
export function useSaveAutoTopUp() {
  const api = useApi();
  const send = useRequestKey();
  return useMutation({
    mutationFn: (body: AutoTopUpConsent) =>
      send(body, (idempotencyKey) => api.call(saveAutoTopUp, { body }, { idempotencyKey })),
    onSuccess: useRefresh(),
  });
}

/** Withdraws the consent. */
export function useStopAutoTopUp() {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(stopAutoTopUp, {}), onSettled: useRefresh() });
}

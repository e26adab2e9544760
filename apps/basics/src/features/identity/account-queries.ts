import { accountApi } from '@lading/contracts/identity';
import { queryKey } from '@lading/contracts/core';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = accountApi;

/** The status of the second step. */
export function useSecondFactor() {
  return useQuery(callQuery(useApi(), calls.secondFactor));
}

/** The person's sign-ins; refetched whenever the page is opened. */
export function useSessions() {
  return useQuery({ ...callQuery(useApi(), calls.sessions), staleTime: 0 });
}

/** Creates a secret for an authenticator app. */
export function useBeginSecondFactor() {
  const api = useApi();
  return useMutation({
    mutationFn: (password: string) => api.call(calls.beginSecondFactor, { body: { password } }),
  });
}

function useRefreshStatus() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: queryKey(calls.secondFactor) });
}

/** Turns the second step on; yields the recovery codes. */
export function useConfirmSecondFactor() {
  const api = useApi();
  return useMutation({
    mutationFn: async (code: string) =>
      (await api.call(calls.confirmSecondFactor, { body: { code } })).recoveryCodes,
    onSuccess: useRefreshStatus(),
  });
}

/** Changes to an active second step, which require password and code. */
export type SecondFactorAct = 'renew' | 'off';

/** Creates and returns new recovery codes, or turns the second step off and returns none. */
export function useChangeSecondFactor(act: SecondFactorAct) {
  const api = useApi();
  return useMutation({
    mutationFn: async (body: { password: string; code: string }): Promise<string[]> => {
      if (act === 'renew') return (await api.call(calls.renewRecoveryCodes, { body })).recoveryCodes;
      await api.call(calls.endSecondFactor, { body });
      return [];
    },
    onSuccess: useRefreshStatus(),
  });
}

/** Ends one sign-in by its id, or all others. */
export function useEndSessions() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    async mutationFn(which: { sessionId: string } | 'others') {
      if (which === 'others') await api.call(calls.endOtherSessions, {});
      else await api.call(calls.endSession, { params: { sessionId: which.sessionId } });
    },
    // Also after a refusal: the sign-in may have ended by itself meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(calls.sessions) }),
  });
}

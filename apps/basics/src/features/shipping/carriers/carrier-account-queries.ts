import { queryKey } from '@lading/contracts/core';
import {
  carrierAccountsApi,
  ratesApi,
  type AccountCutOff,
  type AccountTerms,
  type CarrierKeys,
} from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = carrierAccountsApi;

/** The organization's carrier accounts, and the networks that it can connect. */
export function useCarrierAccounts() {
  return useQuery({ ...callQuery(useApi(), calls.accountList, {}), staleTime: 0 });
}

/** Changes to accounts; the list is refetched after each, also after a refusal, and rates are asked for again. */
export function useAccountActs() {
  const api = useApi();
  const client = useQueryClient();
  const after = {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey(calls.accountList) }),
        client.invalidateQueries({ queryKey: [queryKey(ratesApi.calls.quote)[0]] }),
      ]),
  };
  return {
    connect: useMutation({
      mutationFn: (body: CarrierKeys) => api.call(calls.connectAccount, { body }),
      ...after,
    }),
    replaceKey: useMutation({
      mutationFn: (body: { accountId: string; apiKey: string }) => api.call(calls.replaceKey, { body }),
      ...after,
    }),
    test: useMutation({
      mutationFn: (accountId: string) => api.call(calls.testAccount, { body: { accountId } }),
      ...after,
    }),
    change: useMutation({
      mutationFn: (body: { accountId: string; isOn: boolean }) => api.call(calls.switchAccount, { body }),
      ...after,
    }),
    saveCutOff: useMutation({
      mutationFn: (body: { accountId: string; cutOff: AccountCutOff | null }) =>
        api.call(calls.saveCutOff, { body }),
      ...after,
    }),
    saveTerms: useMutation({
      mutationFn: (body: AccountTerms & { accountId: string }) => api.call(calls.saveTerms, { body }),
      ...after,
    }),
    saveReportSecret: useMutation({
      mutationFn: (body: { accountId: string; reportSecret: string | null }) =>
        api.call(calls.saveReportSecret, { body }),
      ...after,
    }),
    renew: useMutation({
      mutationFn: (accountId: string) => api.call(calls.renewWebhook, { body: { accountId } }),
      ...after,
    }),
    remove: useMutation({
      mutationFn: (accountId: string) => api.call(calls.removeAccount, { body: { accountId } }),
      ...after,
    }),
  };
}

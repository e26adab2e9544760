import { automationApi, type AutomationRule, type RuleDraft } from '@lading/contracts/automation';
import { queryKey } from '@lading/contracts/core';
import { orderActsApi } from '@lading/contracts/orders';
import { storesApi } from '@lading/contracts/stores';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = automationApi;

/** The rules of the organization, in the order in which they are applied. */
export function useRules() {
  return useQuery({ ...callQuery(useApi(), calls.rules), staleTime: 0 });
}

/** What the active rules would do with the latest orders; with `ruleId` as if that one were active too. */
export function useDryRun(ruleId?: string) {
  const body = ruleId === undefined ? {} : { ruleId };
  return useQuery({ ...callQuery(useApi(), calls.dryRun, { body }), staleTime: 0, retry: false });
}

/** The latest runs. */
export function useRuns() {
  return useQuery({ ...callQuery(useApi(), calls.runs), staleTime: 0 });
}

/** The changes of a run. */
export function useRunTraces(runId: string) {
  return useQuery({ ...callQuery(useApi(), calls.runTraces, { params: { runId } }), staleTime: 0 });
}

/** The changes that rules made to an order. */
export function useOrderTraces(orderId: string) {
  return useQuery({ ...callQuery(useApi(), calls.orderTraces, { params: { orderId } }), staleTime: 0 });
}

/** The stores of the organization. */
export function useRuleStores() {
  return useQuery(callQuery(useApi(), storesApi.calls.storeList));
}

/** The warehouses that orders can be assigned to. */
export function useRuleWarehouses() {
  return useQuery(callQuery(useApi(), orderActsApi.calls.warehouses));
}

/** Changes to rules, which are refetched after each. */
export function useRuleActs() {
  const api = useApi();
  const client = useQueryClient();
  const send = useRequestKey();
  const refresh = () =>
    Promise.all(
      [calls.rules, calls.dryRun, calls.runs, calls.runTraces, calls.orderTraces].map((call) =>
        client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
      ),
    );
  const about = { onSettled: refresh };
  return {
    save: useMutation({
      mutationFn: (body: { ruleId?: string; version?: number; rule: RuleDraft }) =>
        api.call(calls.saveRule, { body }),
      ...about,
    }),
    switch: useMutation({
      mutationFn: (body: { ruleId: string; isOn: boolean }) => api.call(calls.switchRule, { body }),
      ...about,
    }),
    order: useMutation({
      mutationFn: (rules: readonly AutomationRule[]) =>
        api.call(calls.orderRules, { body: { ruleIds: rules.map(({ ruleId }) => ruleId) } }),
      // The list shows the new order while it is being saved.
      onMutate: (rules) => client.setQueryData(queryKey(calls.rules), [...rules]),
      ...about,
    }),
    remove: useMutation({
      mutationFn: (ruleId: string) => api.call(calls.removeRule, { body: { ruleId } }),
      ...about,
    }),
    undo: useMutation({
      mutationFn: (runId: string) => {
        const body = { runId };
        return send(body, (idempotencyKey) => api.call(calls.undoRun, { body }, { idempotencyKey }));
      },
      ...about,
    }),
  };
}

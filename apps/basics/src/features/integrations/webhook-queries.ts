import { queryKey } from '@lading/contracts/core';
import {
  deliveryStates,
  webhooksApi,
  type DeliveryState,
  type WebhookDelivery,
  type WebhookDraft,
} from '@lading/contracts/integrations';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  listChoice,
  listQuery,
  pagingOf,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = webhooksApi;

/** The organization's webhooks. */
export function useWebhooks() {
  return useQuery({ ...callQuery(useApi(), calls.webhookList), staleTime: 0 });
}

/** Changes to webhooks; displayed data is refetched after each, also after a refusal. */
export function useWebhookActs() {
  const api = useApi();
  const client = useQueryClient();
  const after = {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey(calls.webhookList) }),
        client.invalidateQueries({ queryKey: queryKey(calls.deliveryPage) }),
      ]),
  };
  return {
    create: useMutation({
      mutationFn: (body: WebhookDraft) => api.call(calls.createWebhook, { body }),
      ...after,
    }),
    change: useMutation({
      mutationFn: (body: WebhookDraft & { webhookId: string; isOn: boolean }) =>
        api.call(calls.changeWebhook, { body }),
      ...after,
    }),
    rotate: useMutation({
      mutationFn: (webhookId: string) => api.call(calls.rotateSecret, { body: { webhookId } }),
      ...after,
    }),
    remove: useMutation({
      mutationFn: (webhookId: string) => api.call(calls.removeWebhook, { body: { webhookId } }),
      ...after,
    }),
    test: useMutation({
      mutationFn: (webhookId: string) => api.call(calls.testWebhook, { body: { webhookId } }),
      ...after,
    }),
    resend: useMutation({
      mutationFn: (deliveryId: string) => api.call(calls.resendDelivery, { body: { deliveryId } }),
      ...after,
    }),
  };
}

/** Filters of the deliveries of a webhook. */
export type DeliveryFilters = { state: DeliveryState };

/** The URL parameters of the deliveries. */
export const deliveryAddress: ListAddressSpec<'time', DeliveryFilters> = {
  sortable: ['time'],
  defaultSort: 'time:desc',
  filters: { state: deliveryStates },
};

/** Fetches pages of the deliveries of a webhook; polls every few seconds while one is pending. */
export function useDeliveryPages(webhookId: string) {
  const api = useApi();
  return (asked: ListAddress<'time', DeliveryFilters>) => {
    const query = { webhookId, ...pagingOf(asked), ...listChoice(asked) };
    return listQuery<WebhookDelivery>({
      ...callQuery(api, calls.deliveryPage, { query }),
      staleTime: 0,
      refetchInterval: 10_000,
    });
  };
}

/** The host of a webhook's address, by which people recognize it. */
export const hostOf = ({ url }: { url: string }): string => new URL(url).host;

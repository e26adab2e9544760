import { queryKey } from '@lading/contracts/core';
import { apiKeysApi, type ApiKeyDraft } from '@lading/contracts/integrations';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = apiKeysApi;

/** The organization's API keys, and the scopes that a new one can have. */
export function useApiKeys() {
  return useQuery({ ...callQuery(useApi(), calls.keyList), staleTime: 0 });
}

/** Creating and revoking keys; the list is refetched after each, also after a refusal. */
export function useApiKeyActs() {
  const api = useApi();
  const client = useQueryClient();
  const after = {
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(calls.keyList) }),
  };
  return {
    create: useMutation({
      mutationFn: (body: ApiKeyDraft) => api.call(calls.createKey, { body }),
      ...after,
    }),
    revoke: useMutation({
      mutationFn: (apiKeyId: string) => api.call(calls.revokeKey, { body: { apiKeyId } }),
      ...after,
    }),
  };
}

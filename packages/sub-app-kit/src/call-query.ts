import type { CallArguments, DataCallSpec } from '@lading/api-client/call-types';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { type Call, type CallData, type CallInput, queryKey } from '@lading/contracts/core';
import { queryOptions } from '@tanstack/react-query';

/**
 * A declared call as a query, with a key derived from call and input. A missing reply becomes null: the cache does not accept
 * undefined.
 */
export function callQuery<Spec extends DataCallSpec>(
  api: ApiClient,
  call: Call<Spec>,
  input?: CallInput<Spec>,
) {
  return queryOptions({
    queryKey: queryKey(call, input),
    async queryFn({ signal }): Promise<CallData<Spec> | null> {
      const rest = [input ?? {}, { signal }] as unknown as CallArguments<Spec>;
      return (await api.call(call, ...rest)) ?? null;
    },
  });
}

import type { CallArguments, DataCallSpec } from '@lading/api-client/call-types';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { queryKey, type Call, type CallData, type CallInput } from '@lading/contracts/define-service';
import { queryOptions } from '@tanstack/react-query';

/** A declared call as a query, its key derived from call and input. An absent reply becomes null: the cache knows no undefined. */
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

import type { CallArguments, DataCallSpec } from '@lading/api-client/call-types';
import { type Call, type CallData, type CallInput, queryKey } from '@lading/contracts/core';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/**
 * A declared call as a query: key, request and error handling all come from the call. A missing reply becomes null, as the query
 * cache does not accept undefined.
 */
export function callQuery<Spec extends DataCallSpec>(call: Call<Spec>, input?: CallInput<Spec>) {
  return queryOptions({
    queryKey: queryKey(call, input),
    async queryFn({ signal }): Promise<CallData<Spec> | null> {
      const rest = [input ?? {}, { signal }] as unknown as CallArguments<Spec>;
      return (await api.call(call, ...rest)) ?? null;
    },
    meta: { isSilent: call.errors === 'silent' },
  });
}

import type { CallArguments, DataCallSpec } from '@lading/api-client/call-types';
import { queryKey, type Call, type CallData, type CallInput } from '@lading/contracts/define-service';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/**
 * A declared call as a query: key, sending and the way its errors are shown all come from the call. An absent reply
 * becomes null, as the query cache knows no undefined.
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

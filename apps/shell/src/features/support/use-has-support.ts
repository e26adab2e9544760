import { supportApi } from '@lading/contracts/support';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/call-query.ts';

/** Whether a support site is set for this host (decision D21); true for a back end that does not support the call. */
export function useHasSupport(): boolean {
  const { data } = useQuery({
    ...callQuery(supportApi.calls.supportSite),
    staleTime: Infinity,
    retry: false,
    meta: { isSilent: true },
  });
  return data?.isSet ?? true;
}

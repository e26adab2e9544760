import { ratesApi, type QuoteRequest } from '@lading/contracts/shipping';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-context.ts';
import { callQuery } from '../call-query.ts';

/** Rates for a request; requested once, and again only on demand. @param request null: nothing is requested yet */
export function useQuote(request: QuoteRequest | null) {
  return useQuery({
    ...callQuery(useApi(), ratesApi.calls.quote, { body: request ?? { signature: 'none' } }),
    enabled: request !== null,
    staleTime: Infinity,
    retry: false,
  });
}

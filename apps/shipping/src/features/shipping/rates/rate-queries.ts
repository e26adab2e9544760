import { ratesApi, type QuoteRequest } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Rates for a request; requested once, and again only on demand. */
export function useQuote(request: QuoteRequest | null) {
  const api = useApi();
  return useQuery({
    ...callQuery(api, ratesApi.calls.quote, { body: request ?? { signature: 'none' } }),
    enabled: request !== null,
    staleTime: Infinity,
    retry: false,
  });
}

/** The maximum delay of a browser's timer. */
const longestMs = 2_147_000_000;

/** Whether a moment has passed; rerenders when it does. */
export function useIsOver(moment: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = moment === undefined ? Infinity : Date.parse(moment) - now;
  useEffect(() => {
    if (left <= 0 || left > longestMs) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}

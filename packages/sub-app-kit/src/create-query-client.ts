import { ApiError } from '@lading/api-client/api-error';
import { QueryClient } from '@tanstack/react-query';

/** A sub-app's query cache. A request that got lost is sent once more; a refusal is an answer and is not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, fault) => count < 1 && fault instanceof ApiError && fault.kind === 'network',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

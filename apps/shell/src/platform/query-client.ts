import { ApiError } from '@lading/api-client/api-error';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isSilent?: boolean };
    mutationMeta: { isSilent?: boolean };
  }
}

/** Receives every failure of a query or mutation; `isSilent` if the caller shows it itself (spec §8). */
export type FailureHandler = (fault: unknown, isSilent: boolean) => void;

/** Whether a call was not answered at all. */
export const isLost = (fault: unknown): boolean => fault instanceof ApiError && fault.kind === 'network';

/** The shell's query cache. A request that got lost is sent once more; a refusal is an answer and is not. */
export function createQueryClient(onFailure: FailureHandler): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (fault, query) => onFailure(fault, query.meta?.isSilent ?? false),
    }),
    mutationCache: new MutationCache({
      onError: (fault, _variables, _result, mutation) => onFailure(fault, mutation.meta?.isSilent ?? false),
    }),
    defaultOptions: {
      queries: {
        retry: (count, fault) => count < 1 && isLost(fault),
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

import type { ApiClient } from '@lading/api-client/create-api-client';
import { createContext, use } from 'react';

/** Carries the client of the current mount; filled by `createSubApp`. */
export const ApiContext = createContext<ApiClient | null>(null);

/** The client that sends this sub-app's calls. @throws Error outside of a sub-app made by `createSubApp` */
export function useApi(): ApiClient {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi is called outside of a sub-app');
  return api;
}

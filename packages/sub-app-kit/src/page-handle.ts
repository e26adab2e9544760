import type { ApiClient } from '@lading/api-client/create-api-client';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import type { QueryClient } from '@tanstack/react-query';

/** What a page can use to prefetch before it renders. */
export interface PageAsking {
  client: QueryClient;
  api: ApiClient;
  host: SubAppProps;
  /** The query of the page's address. */
  params: URLSearchParams;
}

/** The `handle` of a page's route. */
export interface PageHandle {
  /** Prefetches the page's data, so that it is available when the page renders. */
  ask: (asking: PageAsking) => void;
}

import type { ApiClient } from '@lading/api-client/create-api-client';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import type { QueryClient } from '@tanstack/react-query';

/** What a page can ask with before it is drawn. */
export interface PageAsking {
  client: QueryClient;
  api: ApiClient;
  host: SubAppProps;
  /** What the page's address asks for. */
  params: URLSearchParams;
}

/** The `handle` of a page's route. */
export interface PageHandle {
  /** Asks what the page will ask when it is drawn, so that the answers are there by then. */
  ask: (asking: PageAsking) => void;
}

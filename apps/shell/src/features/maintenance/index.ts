import { late } from '@lading/ui/late';
import { lazy } from 'react';

/** `/maintain`: the product is paused; the server's tip is in the query (spec §2, §8). */
export const MaintainPage = lazy(() =>
  import('./maintain-page.tsx').then((file) => ({ default: file.MaintainPage })),
);

/** `/error`: an error that a reload may fix (spec §2). Loaded eagerly: the connection to the server may be broken. */
export { ErrorPage } from './error-page.tsx';

/** An address without a page. */
export const NotFoundPage = late(async () => (await import('./not-found-page.tsx')).NotFoundPage);

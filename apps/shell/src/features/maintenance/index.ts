import { late, latePage } from '@lading/ui/late';

/** `/maintain`: the product is paused; the server's tip is in the query (spec §2, §8). */
export const MaintainPage = latePage(async () => (await import('./maintain-page.tsx')).MaintainPage);

/** `/error`: an error that a reload may fix (spec §2). Loaded eagerly: the connection to the server may be broken. */
export { ErrorPage } from './error-page.tsx';

/** An address without a page. */
export const NotFoundPage = late(async () => (await import('./not-found-page.tsx')).NotFoundPage);

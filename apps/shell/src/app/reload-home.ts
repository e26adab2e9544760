import { destinations } from '../platform/destinations.ts';
import { isFramed } from '../platform/is-framed.ts';

/**
 * The reload after another tab has changed who is signed in (spec §4, decision D4): loads the order-management home. In another
 * site's frame, where that page cannot be shown, the same page is loaded again.
 */
export function homeReload(framed: boolean): () => void {
  if (framed) return () => location.reload();
  return () => {
    const isThere = location.pathname === new URL(destinations.orderManagement, location.href).pathname;
    location.assign(destinations.orderManagement);
    // Changing only the fragment within its path loads nothing.
    if (isThere) location.reload();
  };
}

export const reloadHome: () => void = homeReload(isFramed);

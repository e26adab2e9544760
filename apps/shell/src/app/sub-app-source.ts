import { createSubAppSource } from '../features/sub-app-host/index.ts';
import { destinations } from '../platform/destinations.ts';

/** Where the shell's sub-applications come from. */
export const subAppSource = createSubAppSource();

/** Fetches the sub-application of the address beside the account, which says who may see it; `/` is the order list (spec §2). */
export function startWithSubApp(): void {
  const { pathname } = new URL(
    location.pathname === '/' ? destinations.orders : location.pathname,
    location.href,
  );
  subAppSource.headStart(pathname);
}

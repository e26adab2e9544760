import { createSubAppSource } from '../features/sub-app-host/index.ts';
import { destinations } from '../platform/destinations.ts';
import { currentLanguage } from '../platform/language.ts';

/** Where the shell's sub-applications come from. */
export const subAppSource = createSubAppSource();

/**
 * Fetches the sub-application of the address in parallel with the account, which determines access; `/` is the order list (spec §2).
 */
export function startWithSubApp(): void {
  const address = location.pathname === '/' ? destinations.orders : location.href;
  subAppSource.headStart(new URL(address, location.href), currentLanguage());
}

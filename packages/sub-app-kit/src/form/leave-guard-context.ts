import { createContext, type ReactNode } from 'react';

/**
 * Renders the confirmation before a page with changes is left; null outside of a sub-application's pages, where a form cannot be
 * left by navigation.
 */
export const LeaveGuardContext = createContext<((onLeave: () => void) => ReactNode) | null>(null);

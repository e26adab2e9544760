import { createContext, type ReactNode } from 'react';

/** Draws what asks before a page with changes is left; null outside of a sub-application's pages, where no way leads on from a form. */
export const LeaveGuardContext = createContext<((onLeave: () => void) => ReactNode) | null>(null);

import { createContext, use } from 'react';

/** The container of floating elements; null means the document's body. */
export const OverlayContainer = createContext<HTMLElement | null>(null);

/** Container for a portal: the sub-app's overlay element if there is one, otherwise the body. */
export function useOverlayContainer(): HTMLElement | undefined {
  return use(OverlayContainer) ?? undefined;
}

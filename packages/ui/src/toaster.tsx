import { useEffect, useSyncExternalStore } from 'react';
import { codeOf, late } from './late.tsx';
import type { ToasterProps } from './create-toaster.ts';

export {
  createToaster,
  type Toaster as ToasterHandle,
  type ToasterProps,
  type ToastOptions,
} from './create-toaster.ts';

const loadPlace = codeOf(async () => (await import('./toast-place.tsx')).ToastPlace);
const ToastPlace = late(loadPlace);

/** The page loads first; the first message may then be that nothing can be fetched. */
const restMs = 5_000;

/**
 * Renders the toasts: at the bottom or, on a phone, below the header; hidden after 5 s (spec §9), except while hovered, focused
 * or in the background.
 */
export function Toaster(props: ToasterProps) {
  const { toaster } = props;
  const isUsed = useSyncExternalStore(toaster.onFirstUse, toaster.isUsed);
  useEffect(() => {
    const timer = setTimeout(() => void loadPlace().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isUsed ? <ToastPlace {...props} /> : null;
}

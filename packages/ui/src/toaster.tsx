import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToasterProps } from './toaster-types.ts';

export { createToaster, type Toaster as ToasterHandle, type ToastOptions } from './create-toaster.ts';

export type { ToasterProps } from './toaster-types.ts';

const ToastPlace = lazy(async () => ({ default: (await import('./toast-place.tsx')).ToastPlace }));

/** Draws the toasts: at the foot, hidden after 5 s (spec §9), waiting while pointed at, focused or in the background. */
export function Toaster(props: ToasterProps) {
  const { toaster } = props;
  const isUsed = useSyncExternalStore(toaster.onFirstUse, toaster.isUsed);
  return isUsed ? (
    <Suspense>
      <ToastPlace {...props} />
    </Suspense>
  ) : null;
}

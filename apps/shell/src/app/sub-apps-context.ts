import { createContext, use } from 'react';
import type { SubAppRuntime } from '../features/sub-app-host/index.ts';

/** Carries the host of sub-applications to what the app puts into the frame: its bus tells lists to refetch. */
export const SubAppsContext = createContext<SubAppRuntime | null>(null);

/** The host of sub-applications. @throws Error outside of the frame */
export function useSubAppBus(): SubAppRuntime['bus'] {
  const runtime = use(SubAppsContext);
  if (!runtime) throw new Error('useSubAppBus is called outside of the frame');
  return runtime.bus;
}

import { createContext, use } from 'react';
import type { SubAppRuntime } from '../features/sub-app-host/index.ts';

/** Provides the sub-application host to components in the frame: its bus makes lists refetch. */
export const SubAppsContext = createContext<SubAppRuntime | null>(null);

/** The host of sub-applications. @throws Error outside of the frame */
export function useSubAppBus(): SubAppRuntime['bus'] {
  const runtime = use(SubAppsContext);
  if (!runtime) throw new Error('useSubAppBus is called outside of the frame');
  return runtime.bus;
}

import type { ToasterHandle } from '@lading/ui/toaster';
import { createContext, use } from 'react';
import type { FailureHandler } from '../platform/query-client.ts';

/** The toaster and the error policy, for components next to the query cache. */
export interface Notices {
  toaster: ToasterHandle;
  onFailure: FailureHandler;
}

export const NoticesContext = createContext<Notices | null>(null);

/** @throws Error outside of the workspace */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('useNotices is called outside of the workspace');
  return notices;
}

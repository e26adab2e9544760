import type { ToasterHandle } from '@lading/ui/toaster';
import { createContext, use } from 'react';
import type { FailureHandler } from '../platform/query-client.ts';

/** The one toaster and the one error policy, for what the app puts into the frame beside the query cache. */
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

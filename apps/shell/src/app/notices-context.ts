import type { ToasterHandle } from '@lading/ui/toaster';
import { createContext, use } from 'react';
import type { FailureHandler } from '../platform/query-client.ts';

/** The toaster, the error policy and what is announced elsewhere, for components next to the query cache. */
export interface Notices {
  toaster: ToasterHandle;
  onFailure: FailureHandler;
  /** Tasks whose end another part of this tab reports, such as the import dialog that started them: no second notice of them. */
  followedTasks: Set<string>;
}

export const NoticesContext = createContext<Notices | null>(null);

/** @throws Error outside of the workspace */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('useNotices is called outside of the workspace');
  return notices;
}

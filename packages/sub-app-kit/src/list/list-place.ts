import { createContext, use, type ReactElement, type ReactNode } from 'react';

/** A short message of a list: what was done, or why not. */
export interface ListNotice {
  tone: 'info' | 'error';
  title: string;
  description?: string;
}

/** The surroundings of a list: its address and its person. A sub-application and the shell each provide their own. */
export interface ListPlace {
  /** Id of the reader; separates the layouts of different people. */
  person: string;
  /** The parameters of the address. */
  params: URLSearchParams;
  /** Changes the address; with `isStep` false it replaces the history entry. */
  setParams: (change: (now: URLSearchParams) => URLSearchParams, isStep: boolean) => void;
  /** A link element without content. */
  link: (to: string) => ReactElement<{ children?: ReactNode; className?: string }>;
  notify: (notice: ListNotice) => void;
  /** Whether views can be saved here, with the calls of a sub-application. */
  hasViews: boolean;
}

/** Provides the {@link ListPlace} of the enclosing list. */
export const ListPlaceContext = createContext<ListPlace | null>(null);

/** The place of the enclosing list. @throws Error outside of a list */
export function useListPlace(): ListPlace {
  const place = use(ListPlaceContext);
  if (!place) throw new Error('useListPlace is called outside of a list');
  return place;
}

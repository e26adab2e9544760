import { useEffect, useRef } from 'react';
import type { Announcement, Listeners } from './announce-import.ts';
import type { ImportKind } from './model/import-kind.ts';

/** Loads what announces an import; the wizard is loaded together with it, so it is there when an import is saved. */
export const loadAnnouncing = () => import('./announce-import.ts');

/** Announces finished imports until the page is left; see `announceImport`. */
export function useAnnounceImport(listeners: Listeners) {
  const life = useRef<AbortController>(null);
  useEffect(() => {
    const begun = (life.current = new AbortController());
    return () => begun.abort();
  }, []);

  return async (kind: ImportKind, announcement: Announcement) => {
    const signal = life.current?.signal ?? AbortSignal.abort();
    const { announceImport } = await loadAnnouncing();
    await announceImport(kind, announcement, listeners, signal);
  };
}

import { useEffect } from 'react';
import { useBrandName } from './brand/brand-logo.tsx';

/** Names the browser tab after the page and the host's brand while the page is shown: `Sign in · Lading`. */
export function useDocumentTitle(page: string): void {
  const name = useBrandName();
  useEffect(() => {
    const before = document.title;
    document.title = page ? `${page} · ${name}` : name;
    return () => {
      document.title = before;
    };
  }, [page, name]);
}

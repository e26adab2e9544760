import { useEffect } from 'react';
import { useBrandName } from './brand/brand-logo.tsx';

/** Names the browser tab after the page and the host's brand: `Sign in · Lading`. */
export function useDocumentTitle(page: string): void {
  const name = useBrandName();
  useEffect(() => {
    document.title = page ? `${page} · ${name}` : name;
  }, [page, name]);
}

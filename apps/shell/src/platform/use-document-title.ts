import { useEffect } from 'react';
import { useBrandName } from './brand/brand-logo.tsx';
import { showTitle, shownPage, shownTitle } from './shown-title.ts';

/** Names the browser tab after the page and the host's brand while the page is shown: `Sign in · Lading`. */
export function useDocumentTitle(page: string): void {
  const name = useBrandName();
  useEffect(() => {
    const [before, pageBefore] = [shownTitle(), shownPage()];
    showTitle(page ? `${page} · ${name}` : name, page);
    return () => showTitle(before, pageBefore);
  }, [page, name]);
}

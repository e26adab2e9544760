import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';

/** Moves the focus to the heading of each page that is come to, so that screen readers tell where one is (WCAG 2.4.3). */
export function FocusedPages() {
  const { pathname } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    // Not at the first page of a mount: there the focus belongs to whoever opened it.
    if (shown.current === pathname) return;
    shown.current = pathname;
    area.current?.querySelector('h1')?.focus();
  }, [pathname]);
  return (
    <div ref={area} className="contents">
      <Outlet />
    </div>
  );
}

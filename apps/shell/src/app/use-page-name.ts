import { useEffect, useState } from 'react';
import type { SubAppRuntime } from '../features/sub-app-host/index.ts';
import { useCurrentUrl } from '../platform/current-url.ts';

/** What a sub-application calls its page, while it is the one that is shown; empty when it says nothing. */
export function usePageName({ bus }: SubAppRuntime): string {
  const [pathname = ''] = useCurrentUrl().split(/[?#]/, 1);
  const [named, setNamed] = useState({ pathname: '', title: '' });
  useEffect(
    () => bus.on('title:change', ({ title }) => setNamed({ pathname: location.pathname, title })),
    [bus],
  );
  return named.pathname === pathname ? named.title : '';
}

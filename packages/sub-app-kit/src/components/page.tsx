import { useHost } from '@lading/bridge/react';
import { cx } from '@lading/ui/cx';
import { useEffect, type ReactNode } from 'react';

export interface PageProps {
  /** Page name for the browser tab; the shell appends the brand. */
  title: string;
  /** Forms and details keep a readable width; lists use the available one. Both start at the same edge. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of every page of a sub-app: its margins and its name. */
export function Page({ title, narrow, children }: PageProps) {
  const { bus } = useHost();
  useEffect(() => bus.emit('title:change', { title }), [bus, title]);
  return <div className={cx('px-6 py-5 max-sm:px-4', narrow && 'max-w-280')}>{children}</div>;
}

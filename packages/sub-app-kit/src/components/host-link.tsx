import { useHost } from '@lading/bridge/react';
import type { ComponentProps } from 'react';

/** A link to another sub-app or to the shell: an ordinary `<a>`, followed without a reload. */
export function HostLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const host = useHost();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
        event.preventDefault();
        host.navigate(href);
      }}
    >
      {children}
    </a>
  );
}

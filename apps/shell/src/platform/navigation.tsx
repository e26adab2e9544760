import { createContext, use, type ComponentProps } from 'react';
import { isPlainClick } from './plain-click.ts';

/** Navigation of the shell; provided by the app, where router and sub-app host meet. */
export interface Navigation {
  /** Goes to a route of the shell or to `prefix/#/path` of a sub-application. */
  go: (url: string, options?: { replace?: boolean }) => void;
  /** Prefetches what a page needs, when the pointer is over its link. */
  prefetch: (url: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

/** Provides the shell's navigation. */
export const NavigationProvider = NavigationContext.Provider;

/** The shell's navigation. @throws Error outside of the shell's frame */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation is called outside of the frame');
  return navigation;
}

/** A link inside the shell: an ordinary `<a>`, so that it can be opened in a new tab, without a reload in this one. */
export function PageLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { go, prefetch } = useNavigation();
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={() => prefetch(href)}
      onFocus={() => prefetch(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        go(href);
      }}
    >
      {children}
    </a>
  );
}

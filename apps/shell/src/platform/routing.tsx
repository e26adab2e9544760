import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { isPlainClick } from './plain-click.ts';

/** The shell's location: the part before the `#`, which alone selects its pages (spec §2). */
interface Place {
  pathname: string;
  search: string;
}

const stepped = new EventTarget();
const here = (): Place => ({ pathname: location.pathname, search: location.search });
const PlaceContext = createContext<Place | null>(null);

/** Goes to a path of the shell, with its query and hash, without a load. */
export function goToPath(path: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  stepped.dispatchEvent(new Event('step'));
}

/**
 * Follows the address for the pages inside. The visible page stays until the next one is loaded. The shell has only a dozen fixed
 * paths, for which a full router would be half of what the sign-in page loads.
 */
export function Routing({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const follow = () =>
      startTransition(() =>
        setPlace((known) => {
          const now = here();
          return now.pathname === known.pathname && now.search === known.search ? known : now;
        }),
      );
    addEventListener('popstate', follow);
    stepped.addEventListener('step', follow);
    follow();
    return () => {
      removeEventListener('popstate', follow);
      stepped.removeEventListener('step', follow);
    };
  }, []);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** The path that the shown page belongs to. */
export function usePathname(): string {
  return (use(PlaceContext) ?? here()).pathname;
}

/** The query with which the shown page was requested. */
export function useQueryText(): URLSearchParams {
  return new URLSearchParams((use(PlaceContext) ?? here()).search);
}

/** A link from one page of the shell to another. */
export function RouteLink({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        goToPath(to);
      }}
    >
      {children}
    </a>
  );
}

/** Redirects immediately; the current address does not stay in the history. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => goToPath(to, { replace: true }), [to]);
  return null;
}

import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ListPlace } from './list-place.ts';

/**
 * The parameters of the address, and a function that changes them. Unlike that of the router, it builds on the newest address: the
 * page is rendered a moment later, and a second change in that moment would otherwise undo the first.
 */
export function useNewestParams(): [URLSearchParams, ListPlace['setParams']] {
  const location = useLocation();
  const [params, setSearch] = useSearchParams();
  /** Addresses on their way to the page. */
  const sent = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const own = sent.current.lastIndexOf(new URLSearchParams(location.search).toString());
    sent.current = own === -1 ? [] : sent.current.slice(own + 1);
  }, [location]);
  const setParams = useCallback<ListPlace['setParams']>(
    (change, isStep) => {
      const next = change(new URLSearchParams(sent.current.at(-1) ?? params));
      sent.current = [...sent.current, next.toString()];
      setSearch(next, { replace: !isStep, preventScrollReset: true });
    },
    [params, setSearch],
  );
  return [params, setParams];
}

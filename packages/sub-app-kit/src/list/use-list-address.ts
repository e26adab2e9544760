import { useCallback, useMemo } from 'react';
import {
  changeListAddress,
  readListAddress,
  type ListAddress,
  type ListAddressSpec,
  type ListChange,
} from './list-address-rules.ts';
import { useListPlace } from './list-place.ts';

/** A list whose page, search, order and filters are in its address: Back, reload and a shared link show the same rows. */
export function useListAddress<Field extends string, Filters extends Record<string, string>>(
  spec: ListAddressSpec<Field, Filters>,
): [ListAddress<Field, Filters>, (change: ListChange<Field, Filters>) => void] {
  const { params, setParams } = useListPlace();
  const address = useMemo(() => readListAddress(params, spec), [params, spec]);
  const change = useCallback(
    (next: ListChange<Field, Filters>): void =>
      // Each pause in typing would otherwise be a step of Back.
      setParams((now) => changeListAddress(now, next, spec), next.search === undefined),
    [setParams, spec],
  );
  return [address, change];
}

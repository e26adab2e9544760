import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  changeListAddress,
  readListAddress,
  type ListAddress,
  type ListAddressSpec,
  type ListChange,
} from './list-address-rules.ts';

/** A list whose page, search, order and filters live in its address: Back, reload and a sent link all show the same rows. */
export function useListAddress<Field extends string, Filters extends Record<string, string>>(
  spec: ListAddressSpec<Field, Filters>,
): [ListAddress<Field, Filters>, (change: ListChange<Field, Filters>) => void] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readListAddress(params, spec), [params, spec]);
  const change = (next: ListChange<Field, Filters>): void =>
    setParams((now) => changeListAddress(now, next, spec), {
      // Each pause in typing would otherwise be a step of Back.
      replace: next.search !== undefined,
    });
  return [address, change];
}

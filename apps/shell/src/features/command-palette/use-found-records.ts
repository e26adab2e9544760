import { order } from '@lading/contracts/services/order';
import { wmsProduct } from '@lading/contracts/services/wms-product';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery } from '../../platform/call-query.ts';
import { systemClock } from '../../platform/clock.ts';

/** Typing rests this long before the server is asked. */
const restMs = 250;
/** One letter is in everything. */
const leastLetters = 2;
const shown = 5;

/** One kind of record as the server found it. */
export interface FoundRecords<Found> {
  records: readonly Found[];
  /** An answer is awaited, for what is typed now. */
  isBusy: boolean;
  hasFailed: boolean;
  retry: () => void;
}

function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => systemClock.after(text === '' ? 0 : restMs, () => setRested(text)), [text]);
  return rested;
}

/**
 * Orders and products that the server finds for what was typed (decision D9). It is asked once typing rests, and what was
 * asked before is called off; undefined while too little is typed.
 */
export function useFoundRecords(typed: string) {
  const text = typed.trim().slice(0, 200);
  const search = useRested(text);
  const isWanted = text.length >= leastLetters;
  const enabled = isWanted && search === text;
  const query = { query: { search, pageSize: shown, pageNo: 1 } };
  const common = { enabled, meta: { isSilent: true }, retry: false };
  const orders = useQuery({ ...callQuery(order.calls.orderPage, query), ...common });
  const products = useQuery({ ...callQuery(wmsProduct.calls.productPage, query), ...common });
  if (!isWanted) return undefined;

  function found<Found>(asked: {
    data: { records: Found[] } | null | undefined;
    isFetching: boolean;
    isError: boolean;
    refetch: () => unknown;
  }): FoundRecords<Found> {
    const isBusy = !enabled || asked.isFetching;
    return {
      records: (enabled ? asked.data?.records : undefined) ?? [],
      isBusy,
      hasFailed: asked.isError && !isBusy,
      retry: () => void asked.refetch(),
    };
  }
  return { orders: found(orders), products: found(products) };
}

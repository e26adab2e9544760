import { ordersApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { shippingApi } from '@lading/contracts/shipping';
import { leastLetters, useRested } from '@lading/sub-app-kit/use-rested';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/call-query.ts';

const shown = 5;
/** Above this number of matches they are not sorted to find the first: the newest rows are read until enough match. */
const countTo = 1_000;

/** One kind of record as the server found it. */
export interface FoundRecords<Found> {
  records: readonly Found[];
  /** A request for the current text is pending. */
  isBusy: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Orders, products and shipments (by tracking number too) that match the typed text on the server (decision D9). Requests wait until
 * typing pauses, and cancel earlier ones; undefined while the text is too short.
 */
export function useFoundRecords(typed: string) {
  const text = typed.trim().slice(0, 200);
  const search = useRested(text);
  const isWanted = text.length >= leastLetters;
  const enabled = isWanted && search === text;
  const query = { query: { search, pageSize: shown, pageNo: 1, countTo } };
  const common = { enabled, meta: { isSilent: true }, retry: false };
  const orders = useQuery({ ...callQuery(ordersApi.calls.orderPage, query), ...common });
  const products = useQuery({ ...callQuery(productsApi.calls.productPage, query), ...common });
  const shipments = useQuery({ ...callQuery(shippingApi.calls.shipmentPage, query), ...common });
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
  return { orders: found(orders), products: found(products), shipments: found(shipments) };
}

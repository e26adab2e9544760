import type { OrderSummary } from '@lading/contracts/orders';
import type { ProductRecord } from '@lading/contracts/products';
import type { SearchDialogItem, SearchDialogSection } from '@lading/ui/search-dialog';
import type { ShipmentSummary } from '@lading/contracts/shipping';
import { ReceiptText, Box, RotateCw, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { destinations } from '../../platform/destinations.ts';
import type { RecentEntry } from '../../platform/session-store.ts';
import { useFoundRecords, type FoundRecords } from './use-found-records.ts';

const kinds = {
  order: { Icon: ReceiptText, page: destinations.orders },
  product: { Icon: Box, page: destinations.products },
  shipment: { Icon: Truck, page: destinations.shipments },
} as const;

/** The page and rendering of a record, by its stored id; undefined if it is not a record. */
export function recordPlace(id: string) {
  const [, kind, record] = /^(order|product|shipment):(.+)$/.exec(id) ?? [];
  if (!record) return undefined;
  const { Icon, page } = kinds[kind as keyof typeof kinds];
  // A shipment has no page of its own; the list finds it by its number.
  const place = kind === 'shipment' ? `?q=${encodeURIComponent(record)}` : `/${encodeURIComponent(record)}`;
  return { icon: <Icon aria-hidden="true" />, address: page + place };
}

const orderEntry = (order: OrderSummary): RecentEntry => ({
  id: `order:${order.orderId}`,
  label: order.orderNo,
  detail: [order.recipientName, order.storeName].filter(Boolean).join(' · '),
});
const productEntry = (product: ProductRecord): RecentEntry => ({
  id: `product:${product.productId}`,
  label: product.skuCode,
  detail: product.skuName,
});

const shipmentEntry = (shipment: ShipmentSummary): RecentEntry => ({
  id: `shipment:${shipment.shipmentNo}`,
  label: shipment.shipmentNo,
  detail: [shipment.trackingNumber, shipment.recipientName].filter(Boolean).join(' · '),
});

/** Orders, products and shipments for the typed text, each with its own loading, empty and error state. */
export function useRecordSections(typed: string, onOpen: (entry: RecentEntry) => void) {
  const { t } = useTranslation('shellPalette');
  const found = useFoundRecords(typed);
  const text = typed.trim();

  function section<Found>(
    id: 'orders' | 'products' | 'shipments',
    { records, isBusy, hasFailed, retry }: FoundRecords<Found>,
    entryOf: (record: Found) => RecentEntry,
  ): SearchDialogSection {
    const items: SearchDialogItem[] = records.map((record) => {
      const entry = entryOf(record);
      return { ...entry, icon: recordPlace(entry.id)?.icon, onSelect: () => onOpen(entry) };
    });
    const again = { id: `${id}-again`, label: t(`failed.${id}`), icon: <RotateCw aria-hidden="true" /> };
    const isNone = records.length === 0 && !isBusy && !hasFailed;
    return {
      id,
      heading: t(`section.${id}`),
      items: hasFailed ? [{ ...again, onSelect: retry }] : items,
      busy: isBusy,
      ...(isNone ? { note: t(`none.${id}`, { text }) } : {}),
    };
  }
  if (!found) return { sections: [], isBusy: false, count: 0 };
  return {
    sections: [
      section('orders', found.orders, orderEntry),
      section('products', found.products, productEntry),
      section('shipments', found.shipments, shipmentEntry),
    ],
    isBusy: found.orders.isBusy || found.products.isBusy || found.shipments.isBusy,
    count: found.orders.records.length + found.products.records.length + found.shipments.records.length,
  };
}

import type { OrderSummary } from '@lading/contracts/entities/order';
import type { ProductRecord } from '@lading/contracts/entities/product';
import type { SearchDialogItem, SearchDialogSection } from '@lading/ui/search-dialog';
import { ReceiptText, Box, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { destinations } from '../../platform/destinations.ts';
import type { RecentEntry } from '../../platform/session-store.ts';
import { useFoundRecords, type FoundRecords } from './use-found-records.ts';

const kinds = {
  order: { Icon: ReceiptText, page: destinations.orders },
  product: { Icon: Box, page: destinations.products },
} as const;

/** Where a record's page is and how it is drawn, by the id under which it is kept; undefined for what is no record. */
export function recordPlace(id: string) {
  const [, kind, record] = /^(order|product):(.+)$/.exec(id) ?? [];
  if (!record) return undefined;
  const { Icon, page } = kinds[kind as keyof typeof kinds];
  return { icon: <Icon aria-hidden="true" />, address: `${page}/${encodeURIComponent(record)}` };
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

/** Orders and products for what is typed, each with its own word for loading, nothing found and failed. */
export function useRecordSections(typed: string, onOpen: (entry: RecentEntry) => void) {
  const { t } = useTranslation('palette');
  const found = useFoundRecords(typed);
  const text = typed.trim();

  function section<Found>(
    id: 'orders' | 'products',
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
    ],
    isBusy: found.orders.isBusy || found.products.isBusy,
    count: found.orders.records.length + found.products.records.length,
  };
}

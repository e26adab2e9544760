import { useHostState } from '@lading/bridge/react';
import {
  holdReasons,
  orderTabs,
  withoutWarehouse,
  type OrderSummary,
  type OrderType,
} from '@lading/contracts/orders';
import type { ListDefinition, ListFilter } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { ClipboardList, Store } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { dues } from './due-rules.ts';
import { useOrderColumns } from './order-columns.tsx';
import {
  orderListAddress,
  useOrderExport,
  useOrderStatusCounts,
  useOrderPages,
  useOrderTags,
  useStores,
  type OrderFilters,
  type OrderSort,
} from './order-queries.ts';

const OrderSelectionBar = late(
  async () => (await import('./acts/order-selection-bar.tsx')).OrderSelectionBar,
);
const OrderPeek = late(async () => (await import('./order-peek.tsx')).OrderPeek);

/** A filter by one of a few values, if available. */
const choice = (
  isOffered: boolean,
  name: keyof OrderFilters,
  label: string,
  anyLabel: string,
  options: { value: string; label: string }[],
): ListFilter<keyof OrderFilters>[] =>
  isOffered ? [{ kind: 'choice', name, label, anyLabel, options }] : [];

const orderLink = ({ orderId }: Pick<OrderSummary, 'orderId'>) => `/orders/${encodeURIComponent(orderId)}`;

/** Sums by currency, since amounts in different currencies are never added up. */
function sumsOf(orders: readonly OrderSummary[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { currency, totalAmount } of orders)
    if (totalAmount != null) sums.set(currency ?? '', (sums.get(currency ?? '') ?? 0) + totalAmount);
  return [...sums];
}

/** The query and row names of the order list, as used by detail pages. */
export function useOrderSource(orderType?: OrderType) {
  const page = useOrderPages(orderType);
  const id = orderType === 'VENDOR' ? 'vendor-orders' : 'orders';
  return { id, address: orderListAddress, page, rowId, rowLink: orderLink };
}

/**
 * The list of orders, or of one type of them.
 * @param emptyAction what a seller without orders can do
 */
export function useOrderList(
  orderType?: OrderType,
  emptyAction?: ReactNode,
): ListDefinition<OrderSummary, OrderSort, OrderFilters> {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const isVendor = orderType === 'VENDOR';
  const stores = useStores(!isVendor).data ?? [];
  const warehouses = useHostState(({ user }) => user?.warehouseList);
  const known = useOrderTags();
  const [params] = useSearchParams();
  const tab = params.get('status') ?? '';
  // A tag that no order has anymore is listed too, so that it can be removed.
  const tags = [...new Set([...known, ...params.getAll('tag')])];
  const columns = useOrderColumns(tab);
  const exportOrders = useOrderExport(orderType);
  // Vendor orders have no store.
  const shown = useMemo(
    () => (isVendor ? columns.filter(({ id }) => id !== 'storeName') : columns),
    [columns, isVendor],
  );
  return {
    ...useOrderSource(orderType),
    title: isVendor ? t('orders.vendorTitle') : t('orders.title'),
    label: isVendor ? t('orders.vendorTitle') : t('orders.label'),
    export: exportOrders,
    exportChosen: exportOrders,
    failedTitle: t('orders.failed'),
    empty: (
      <EmptyState
        icon={isVendor ? <Store /> : <ClipboardList />}
        title={isVendor ? t('orders.vendorEmpty') : t('orders.empty')}
        action={emptyAction}
      >
        {isVendor ? t('orders.vendorEmptyHint') : t('orders.emptyHint')}
      </EmptyState>
    ),
    rowName,
    columns: shown,
    search: { label: t('orders.search'), placeholder: t('orders.searchHint') },
    tabs: {
      name: 'status',
      label: t('orders.statusLabel'),
      allLabel: t('orders.allStatuses'),
      items: orderTabs.map((value) => ({ value, label: t(`status.${value}`) })),
      counts: useOrderStatusCounts(orderType),
    },
    filters: [
      ...choice(
        stores.length > 1,
        'store',
        t('orders.store'),
        t('orders.allStores'),
        stores.map(({ storeId: value, name }) => ({ value, label: name ?? value })),
      ),
      // Shown only if such orders can exist, or to remove the filter.
      ...choice(
        !!warehouses?.length || params.has('warehouse'),
        'warehouse',
        t('order.shipsFrom'),
        t('orders.anywhere'),
        [
          ...(warehouses ?? []).map(({ warehouseId: value, warehouseName }) => ({
            value,
            label: warehouseName ?? value,
          })),
          { value: withoutWarehouse, label: t('order.none') },
        ],
      ),
      ...choice(
        tab === 'ON_HOLD' || params.has('reason'),
        'reason',
        t('column.holdReason'),
        t('orders.allReasons'),
        holdReasons.map((value) => ({ value, label: t(`reason.${value}`) })),
      ),
      ...choice(
        tags.length > 0,
        'tag',
        t('orders.tag'),
        t('orders.allTags'),
        tags.map((value) => ({ value, label: value })),
      ),
      ...choice(
        (tab !== 'SHIPPED' && tab !== 'CANCELLED') || params.has('due'),
        'due',
        t('column.shipBy'),
        t('orders.anyDue'),
        dues.map((value) => ({ value, label: t(`due.${value}`) })),
      ),
      {
        kind: 'days',
        from: 'from',
        to: 'to',
        labels: { from: t('created.from'), to: t('created.to') },
        fold: t('created.days'),
      },
    ],
    selectionBar: OrderSelectionBar,
    totals: (rows) => ({
      quantity: formats.number(rows.reduce((sum, { quantity }) => sum + quantity, 0)),
      totalAmount: sumsOf(rows)
        .map(([currency, sum]) => formats.money(sum, currency))
        .join(' + '),
    }),
    peek: {
      title: (order) => t('order.title', { no: order.orderNo }),
      body: (order) => <OrderPeek order={order} />,
    },
  };
}

const rowId = ({ orderId }: OrderSummary): string => orderId;
const rowName = ({ orderNo }: OrderSummary): string => orderNo;

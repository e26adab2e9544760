import type { OrderSummary } from '@lading/contracts/entities/order';
import { storeChannel } from '@lading/contracts/entities/store-channel';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Badge } from '@lading/ui/badge';
import { ChannelIcon } from '@lading/ui/channel-icon';
import type { TableColumn } from '@lading/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { serviceName } from '../../service-name.ts';

/** Columns of the order list. Sortable ones bear the wire's field as their id. */
export function useOrderColumns(): TableColumn<OrderSummary>[] {
  const { t } = useTranslation(['basics', 'common']);
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'orderNo',
        header: t('column.orderNo'),
        sortable: true,
        cell: (order) => <span className="whitespace-nowrap">{order.orderNo}</span>,
      },
      {
        id: 'status',
        header: t('column.status'),
        cell: (order) => <OrderStatusBadge status={order.orderStatus} />,
      },
      {
        id: 'storeName',
        header: t('column.store'),
        sortable: true,
        width: 150,
        share: 17,
        cell: ({ channel, storeName, orderType }) => {
          if (!storeName && orderType === 'VENDOR') return <Badge tone="brand">{t('order.vendor')}</Badge>;
          const { name, zhName } = storeChannel(channel);
          return (
            <span className="flex items-center gap-2">
              <ChannelIcon code={channel ?? 0} label={formats.pick(name, zhName)} size="small" />
              <span className="truncate" title={storeName ?? ''}>
                {storeName}
              </span>
            </span>
          );
        },
      },
      {
        id: 'recipient',
        header: t('column.recipient'),
        width: 190,
        share: 24,
        cell: (order) => {
          const place = [order.recipientCity, order.recipientStateCode, order.recipientCountryCode];
          return (
            <span
              className="flex items-baseline gap-2 max-sm:block"
              title={[order.recipientName, ...place].filter(Boolean).join(', ')}
            >
              <span className="max-w-full shrink-0 truncate max-sm:block">{order.recipientName}</span>
              <span className="min-w-0 truncate text-xs text-ink-faint max-sm:block">
                {place.filter(Boolean).join(', ')}
              </span>
            </span>
          );
        },
      },
      {
        id: 'quantity',
        header: t('column.quantity'),
        numeric: true,
        cell: (order) => formats.number(order.quantity),
      },
      {
        id: 'totalAmount',
        header: t('column.total'),
        numeric: true,
        sortable: true,
        cell: (order) => formats.money(order.totalAmount, order.currency),
      },
      {
        id: 'service',
        header: t('column.service'),
        hideOnPhone: true,
        width: 110,
        share: 14,
        cell: ({ carrierName, serviceCode }) => (
          <span className="block truncate text-ink-muted" title={serviceName(carrierName, serviceCode)}>
            {serviceName(carrierName, serviceCode) || t('common:state.none')}
          </span>
        ),
      },
      {
        id: 'createTime',
        header: t('column.created'),
        sortable: true,
        cell: (order) => (
          <time dateTime={order.createTime} className="whitespace-nowrap text-ink-muted">
            {formats.time(order.createTime)}
          </time>
        ),
      },
    ],
    [t, formats],
  );
}

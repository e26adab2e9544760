import { useHostState } from '@lading/bridge/react';
import type { OrderSummary } from '@lading/contracts/orders';
import { storeChannel } from '@lading/contracts/stores';
import { formatTime } from '@lading/i18n/format-time';
import { Ago } from '@lading/sub-app-kit/components/ago';
import type { ListColumn } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { quarterHourMs, useNow } from '@lading/sub-app-kit/use-now';
import { Badge } from '@lading/ui/badge';
import { ChannelIcon } from '@lading/ui/channel-icon';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../service-name.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** Whole days between two moments; 0 on the first day. */
const daysSince = (moment: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(moment)) / 86_400_000));

/**
 * The columns of the list of orders. Unfinished orders show their due date and age, held ones also
 * the reason and end of the hold, instead of the status that they all have.
 * @param tab the status or queue that the list is narrowed to, or an empty text
 */
export function useOrderColumns(tab: string): ListColumn<OrderSummary>[] {
  const { t } = useTranslation(['orders', 'common']);
  const formats = useFormats();
  const timeZone = useHostState((state) => state.timeZone);
  const now = new Date(useNow(quarterHourMs)).toISOString();
  const today = formatTime(now, timeZone).slice(0, 10);
  return useMemo(() => {
    const isToDo = tab === 'UNSHIPPED' || tab === 'PARTIALLY_SHIPPED' || tab === 'AWAITING_LABEL';
    const isHeld = tab === 'ON_HOLD';
    const textOf = (given: string | readonly string[] | null | undefined) => {
      const text = [given ?? []].flat().join(', ');
      return (
        <span className="block truncate text-ink-muted" title={text}>
          {text || t('common:state.none')}
        </span>
      );
    };
    return [
      {
        id: 'orderNo',
        header: t('column.orderNo'),
        sortable: true,
        width: 118,
        cell: ({ orderNo }) => <span title={orderNo}>{orderNo}</span>,
      },
      {
        id: 'status',
        header: t('column.status'),
        isHidden: isHeld,
        width: 124,
        cell: (order) => <OrderStatusBadge status={order.orderStatus} />,
      },
      {
        id: 'storeName',
        header: t('column.store'),
        sortable: true,
        width: 140,
        grow: 5,
        phone: 'none',
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
        width: 160,
        grow: 7,
        card: ({ recipientName }) => recipientName,
        cell: (order) => {
          const place = [order.recipientCity, order.recipientStateCode, order.recipientCountryCode];
          return (
            <span
              className="flex items-baseline gap-2"
              title={[order.recipientName, ...place].filter(Boolean).join(', ')}
            >
              <span className="max-w-full shrink-0 truncate">{order.recipientName}</span>
              <span className="min-w-0 truncate text-xs text-ink-faint">
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
        width: 60,
        phone: 'none',
        cell: (order) => formats.number(order.quantity),
      },
      {
        id: 'totalAmount',
        header: t('column.total'),
        numeric: true,
        sortable: true,
        width: 92,
        phone: 'end',
        cell: (order) => formats.money(order.totalAmount, order.currency),
      },
      {
        id: 'holdReason',
        header: t('column.holdReason'),
        isHidden: !isHeld,
        width: 196,
        phone: 'none',
        cell: ({ holdReason }) =>
          holdReason ? <span className="block truncate">{t(`reason.${holdReason}`)}</span> : null,
      },
      {
        id: 'holdUntil',
        header: t('column.holdUntil'),
        isHidden: !isHeld,
        width: 96,
        phone: 'none',
        cell: ({ holdUntil }) => (
          <span className="whitespace-nowrap text-ink-muted" title={formats.time(holdUntil)}>
            {formats.time(holdUntil).slice(0, 10) || t('common:state.none')}
          </span>
        ),
      },
      {
        id: 'shipBy',
        header: t('column.shipBy'),
        sortable: true,
        isHidden: !isToDo && !isHeld,
        width: 112,
        phone: 'none',
        cell: ({ shipBy }) =>
          shipBy ? (
            <time
              dateTime={shipBy}
              className={
                shipBy < today && (isToDo || isHeld)
                  ? 'font-medium whitespace-nowrap text-danger-ink'
                  : 'whitespace-nowrap text-ink-muted'
              }
              title={shipBy < today ? t('orders.overdue', { day: shipBy }) : undefined}
            >
              {shipBy}
            </time>
          ) : (
            <span className="text-ink-faint">{t('common:state.none')}</span>
          ),
      },
      {
        id: 'age',
        header: t('column.age'),
        isHidden: !isToDo && !isHeld,
        numeric: true,
        width: 64,
        phone: 'none',
        cell: ({ createTime }) => (
          <span className="text-ink-muted" title={formats.time(createTime)}>
            {formats.number(daysSince(createTime, now), {
              style: 'unit',
              unit: 'day',
              unitDisplay: 'narrow',
            })}
          </span>
        ),
      },
      {
        id: 'service',
        header: t('column.service'),
        isHidden: isHeld,
        width: 124,
        grow: 3,
        phone: 'none',
        cell: ({ carrierName, serviceCode }) => textOf(serviceName(carrierName, serviceCode)),
      },
      ...(['tags', 'warehouseName'] as const).map((id) => ({
        id,
        header: t(id === 'tags' ? 'column.tags' : 'order.shipsFrom'),
        isHidden: true,
        width: 124,
        phone: 'none' as const,
        cell: (order: OrderSummary) => textOf(order[id]),
      })),
      {
        id: 'createTime',
        header: t('column.created'),
        sortable: true,
        isHidden: isToDo || isHeld,
        width: 128,
        cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
      },
      {
        id: 'updateTime',
        header: t('column.updated'),
        sortable: true,
        isHidden: true,
        width: 128,
        phone: 'none',
        cell: ({ updateTime }) => <Ago moment={updateTime} className="text-ink-muted" />,
      },
    ];
  }, [t, formats, tab, today, now]);
}

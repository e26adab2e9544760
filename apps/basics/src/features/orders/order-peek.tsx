import type { OrderSummary } from '@lading/contracts/orders';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { DescriptionList } from '@lading/ui/description-list';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../service-name.ts';
import { addressLines } from '@lading/contracts/core';
import { knownFacts } from './known-facts.ts';
import { useOrder } from './order-detail-queries.ts';
import { OrderLinesNotPacked } from './order-lines-not-packed.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** An order next to the list: its status, goods, recipient and service. */
export function OrderPeek({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const query = useOrder(order.orderId);
  const { data } = query;
  const recipient = data ? addressLines(data.recipient, formats.country(data.recipient.countryCode)) : [];
  const facts = knownFacts([
    {
      term: t('column.holdReason'),
      detail: order.holdReason ? t(`reason.${order.holdReason}`) : null,
    },
    { term: t('column.holdUntil'), detail: formats.time(order.holdUntil) },
    { term: t('column.shipBy'), detail: order.shipBy },
    { term: t('column.store'), detail: order.storeName },
    { term: t('column.created'), detail: formats.time(order.createTime) },
    { term: t('column.service'), detail: serviceName(order.carrierName, order.serviceCode) },
    { term: t('column.total'), detail: formats.money(order.totalAmount, order.currency) },
    {
      term: t('order.recipient'),
      detail:
        recipient.length > 0
          ? recipient.map((line, at) => (
              <span key={`${at}-${line}`} className="block">
                {line}
              </span>
            ))
          : order.recipientName,
    },
    {
      term: t('order.tracking'),
      detail: data?.shipments
        .map((one) => one.trackingNumber)
        .filter(Boolean)
        .join(', '),
    },
  ]);
  return (
    <div className="grid gap-4">
      <div>
        <OrderStatusBadge status={order.orderStatus} />
      </div>
      <DescriptionList items={facts} />
      <section aria-label={t('order.lines')}>
        <h3 className="mb-1 text-sm font-semibold text-ink">{t('order.lines')}</h3>
        {data ? (
          <ul className="divide-y divide-line border-y border-line text-sm">
            {data.lines.map((line, at) => (
              <li key={`${at}-${line.skuCode}`} className="flex gap-3 py-2">
                <span className="min-w-0 flex-1">
                  <span className="block">{line.skuName || line.skuCode}</span>
                  <span className="block text-xs text-ink-faint">{line.skuCode}</span>
                </span>
                <span className="shrink-0 text-right tabular-nums">
                  <span className="block">× {formats.number(line.quantity)}</span>
                  <span className="block text-xs text-ink-muted">
                    {formats.unitPrice(line.unitPrice, line.currency ?? order.currency)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <NotLoaded
            compact
            query={query}
            title={t('order.failed')}
            waiting={<Skeleton className="h-16 w-full" />}
          />
        )}
        {data ? <OrderLinesNotPacked order={data} /> : null}
      </section>
    </div>
  );
}

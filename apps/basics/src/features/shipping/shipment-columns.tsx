import { attentionDays, type AttentionKind, type ShipmentSummary } from '@lading/contracts/shipping';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { ShipmentStatusBadge } from '@lading/sub-app-kit/components/shipment-status-badge';
import type { ListColumn } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shippedBy } from '../../service-name.ts';

const placeOf = (one: ShipmentSummary): string =>
  [one.recipientCity, one.recipientStateCode, one.recipientCountryCode].filter(Boolean).join(', ');

/**
 * The columns of the list of shipments. A sign next to the status marks those that need attention; only a list of these has a column
 * for the reasons, in place of service and postage.
 */
export function useShipmentColumns(showsReasons: boolean): ListColumn<ShipmentSummary>[] {
  const { t } = useTranslation(['shippingShipments', 'shippingAttention', 'orders', 'common']);
  const formats = useFormats();
  return useMemo(() => {
    const none = t('common:state.none');
    const reasonOf = (kind: AttentionKind) =>
      t(`shippingAttention:kind.${kind}`, { days: attentionDays.STUCK });
    return [
      {
        id: 'shipmentNo',
        header: t('shipmentNo'),
        sortable: true,
        width: 124,
        cell: ({ shipmentNo }) => <span title={shipmentNo}>{shipmentNo}</span>,
      },
      {
        id: 'status',
        header: t('orders:column.status'),
        width: 152,
        phone: 'end',
        cell: ({ shipmentStatus, attention }) => (
          <span className="flex items-center gap-1">
            <ShipmentStatusBadge status={shipmentStatus} />
            {attention ? (
              <span title={reasonOf(attention)} className="text-warning-ink">
                <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
                <span className="sr-only">{reasonOf(attention)}</span>
              </span>
            ) : null}
          </span>
        ),
      },
      {
        id: 'attention',
        header: t('shippingAttention:column'),
        isHidden: !showsReasons,
        width: 232,
        phone: 'none',
        cell: ({ attention }) =>
          attention ? <span className="block truncate">{reasonOf(attention)}</span> : null,
      },
      {
        id: 'orderNo',
        header: t('orders:column.orderNo'),
        sortable: true,
        width: 114,
        grow: 1,
        phone: 'none',
        cell: ({ orderNo }) => (
          <span className="block truncate" title={orderNo ?? undefined}>
            {orderNo || none}
          </span>
        ),
      },
      {
        id: 'tracking',
        header: t('tracking'),
        width: 206,
        phone: 'none',
        cell: ({ trackingNumber }) => (
          <span className="block truncate select-all" title={trackingNumber ?? undefined}>
            {trackingNumber || none}
          </span>
        ),
      },
      {
        id: 'recipient',
        header: t('orders:column.recipient'),
        width: 144,
        grow: 3,
        card: ({ recipientName }) => recipientName,
        cell: (one) => (
          <span
            className="flex items-baseline gap-2"
            title={[one.recipientName, placeOf(one)].filter(Boolean).join(', ')}
          >
            <span className="max-w-full shrink-0 truncate">{one.recipientName}</span>
            <span className="min-w-0 truncate text-xs text-ink-faint @max-[90rem]:hidden">
              {placeOf(one)}
            </span>
          </span>
        ),
      },
      {
        id: 'service',
        header: t('orders:column.service'),
        isHidden: showsReasons,
        width: 160,
        grow: 2,
        phone: 'none',
        cell: (one) => (
          <span className="block truncate text-ink-muted" title={shippedBy(one, formats)}>
            {shippedBy(one, formats) || none}
          </span>
        ),
      },
      {
        id: 'packages',
        header: t('packages'),
        numeric: true,
        isExtra: true,
        width: 88,
        phone: 'none',
        cell: (one) => formats.number(one.packageCount),
      },
      {
        id: 'weight',
        header: t('weight'),
        numeric: true,
        isExtra: true,
        width: 92,
        phone: 'none',
        cell: ({ weight, weightUnit }) =>
          weight == null || !weightUnit
            ? none
            : `${formats.number(weight, { maximumFractionDigits: 2 })} ${weightUnit}`,
      },
      {
        id: 'postage',
        header: t('postage'),
        isHidden: showsReasons,
        numeric: true,
        sortable: true,
        width: 94,
        cell: (one) => formats.money(one.postage, one.currency) || none,
      },
      {
        id: 'shipDate',
        header: t('shipDate'),
        sortable: true,
        isExtra: true,
        width: 112,
        phone: 'none',
        cell: ({ shipDate }) => shipDate ?? none,
      },
      {
        id: 'createTime',
        header: t('orders:column.created'),
        sortable: true,
        width: 118,
        cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
      },
    ];
  }, [t, formats, showsReasons]);
}

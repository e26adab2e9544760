import type { ShipmentStatus, ShipmentSummary } from '@lading/contracts/entities/shipment';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import type { TableColumn } from '@lading/ui/data-table';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../service-name.ts';

const looks: Record<ShipmentStatus, Status> = {
  AWAITING_LABEL: 'waiting',
  LABEL_CREATED: 'waiting',
  IN_TRANSIT: 'progress',
  DELIVERED: 'success',
  EXCEPTION: 'danger',
  VOIDED: 'info',
};

/** Columns of the shipment list. Sortable ones bear the wire's field as their id. */
export function useShipmentColumns(): TableColumn<ShipmentSummary>[] {
  const { t } = useTranslation(['basics', 'common']);
  const formats = useFormats();
  return useMemo(() => {
    const none = t('common:state.none');
    return [
      {
        id: 'shipmentNo',
        header: t('shipments.shipmentNo'),
        sortable: true,
        cell: (one) => <span className="whitespace-nowrap">{one.shipmentNo}</span>,
      },
      {
        id: 'status',
        header: t('column.status'),
        cell: ({ shipmentStatus }) => (
          <StatusBadge status={looks[shipmentStatus]}>{t(`shipmentStatus.${shipmentStatus}`)}</StatusBadge>
        ),
      },
      {
        id: 'orderNo',
        header: t('column.orderNo'),
        sortable: true,
        cell: (one) => <span className="whitespace-nowrap">{one.orderNo || none}</span>,
      },
      {
        id: 'tracking',
        header: t('shipments.tracking'),
        cell: (one) => <span className="select-all">{one.trackingNumber || none}</span>,
      },
      {
        id: 'recipient',
        header: t('column.recipient'),
        cell: (one) => (
          <span className="flex max-w-56 items-baseline gap-2 max-sm:block @max-[90rem]:max-w-40">
            <span className="truncate max-sm:block" title={one.recipientName ?? ''}>
              {one.recipientName}
            </span>
            <span className="truncate text-xs text-ink-faint max-sm:block @max-[90rem]:hidden">
              {[one.recipientCity, one.recipientStateCode, one.recipientCountryCode]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
        ),
      },
      {
        id: 'service',
        header: t('column.service'),
        hideOnPhone: true,
        cell: ({ carrierName, serviceCode }) => (
          <span
            className="block max-w-40 truncate text-ink-muted @max-[90rem]:max-w-32"
            title={serviceName(carrierName, serviceCode)}
          >
            {serviceName(carrierName, serviceCode) || none}
          </span>
        ),
      },
      {
        id: 'packages',
        header: t('shipments.packages'),
        numeric: true,
        isExtra: true,
        cell: (one) => formats.number(one.packageCount),
      },
      {
        id: 'weight',
        header: t('shipments.weight'),
        numeric: true,
        isExtra: true,
        hideOnPhone: true,
        cell: ({ weight, weightUnit }) =>
          weight == null || !weightUnit
            ? none
            : `${formats.number(weight, { maximumFractionDigits: 2 })} ${weightUnit}`,
      },
      {
        id: 'postage',
        header: t('shipments.postage'),
        numeric: true,
        sortable: true,
        cell: (one) => formats.money(one.postage, one.currency) || none,
      },
      {
        id: 'createTime',
        header: t('column.created'),
        sortable: true,
        cell: (one) => (
          <time dateTime={one.createTime} className="whitespace-nowrap text-ink-muted">
            {formats.time(one.createTime)}
          </time>
        ),
      },
    ];
  }, [t, formats]);
}

import { limits } from '@lading/contracts/core';
import { mostManifested } from '@lading/contracts/shipment-service';
import type { LabelStatus, ShipmentSummary } from '@lading/contracts/shipping';
import { copyAct, type ListAct } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { late } from '@lading/ui/late';
import { Check, ClipboardList, Printer, ReceiptText, Tags, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelRefresh } from '@lading/sub-app-kit/use-label-refresh';
import { isForSecondLabel, useHandle, useVoidEach } from './attention/attention-queries.ts';
import { usePrintShipments } from './shipment-queries.ts';

const ManifestDialog = late(async () => (await import('./manifests/manifest-dialog.tsx')).ManifestDialog);
const PackingSlipDialog = late(
  async () => (await import('@lading/sub-app-kit/printing/packing-slip-dialog')).PackingSlipDialog,
);

const labelled: readonly (LabelStatus | null | undefined)[] = ['PURCHASED', 'PRINTED'];
const hasLabel = ({ labelStatus }: ShipmentSummary): boolean => labelled.includes(labelStatus);
/** Maximum rows of one call. */
const most = limits.list.pageSizeMaximum;

/** A dialog that changes the tags of orders. */
export type TagOrders = (orderIds: string[], onClose: (isStarted: boolean) => void) => ReactNode;

const ordersOf = (rows: readonly ShipmentSummary[]): string[] => [
  ...new Set(rows.flatMap(({ orderId }) => orderId ?? [])),
];

/**
 * The actions on the selected shipments.
 * @param tagOrders for the tags of their orders
 */
export function useShipmentActs(tagOrders: TagOrders): ListAct<ShipmentSummary>[] {
  const { t } = useTranslation(['shippingShipments', 'shippingAttention', 'shippingManifests', 'orders']);
  const formats = useFormats();
  const print = usePrintShipments();
  const handle = useHandle();
  const voidEach = useVoidEach();
  const refresh = useLabelRefresh();
  return [
    {
      id: 'print',
      label: t('act.print'),
      icon: Printer,
      can: hasLabel,
      most,
      together: (rows) => print(rows.map(({ shipmentId }) => shipmentId)),
      done: (count) => t('act.printed', { count }),
    },
    {
      id: 'slips',
      label: t('act.slips'),
      icon: ReceiptText,
      can: ({ orderId }) => Boolean(orderId),
      most,
      dialog: ({ rows }, onClose) => (
        <PackingSlipDialog orderIds={ordersOf(rows)} onClose={() => onClose(false)} />
      ),
    },
    {
      id: 'tag',
      label: t('act.tag'),
      icon: Tags,
      isExtra: true,
      can: ({ orderId }) => Boolean(orderId),
      most,
      dialog: ({ rows }, onClose) => tagOrders(ordersOf(rows), onClose),
    },
    {
      id: 'manifest',
      label: t('shippingManifests:act'),
      icon: ClipboardList,
      can: ({ shipmentStatus }) => shipmentStatus === 'LABEL_CREATED',
      most: mostManifested,
      dialog: ({ rows }, onClose) => <ManifestDialog shipments={rows} onClose={onClose} />,
    },
    {
      id: 'handle',
      label: t('shippingAttention:handle'),
      icon: Check,
      can: ({ attention }) => Boolean(attention),
      most,
      together: (rows) =>
        handle.mutateAsync({ shipmentIds: rows.map(({ shipmentId }) => shipmentId), isHandled: true }),
      done: (count) => t('shippingAttention:handledMany', { count }),
    },
    {
      id: 'void',
      label: t('shippingAttention:void.act'),
      icon: Undo2,
      isDanger: true,
      isExtra: true,
      // Once it was scanned the carrier refuses.
      can: (one) => hasLabel(one) && one.shipmentStatus === 'LABEL_CREATED' && !one.voidRefusal,
      cannot: ({ voidRefusal }) =>
        voidRefusal ? formats.pick(voidRefusal.message, voidRefusal.zhMessage) : undefined,
      each: ({ shipmentId }) => voidEach(shipmentId),
      waitsForOthers: isForSecondLabel,
      after: () => void refresh(),
      confirm: (count) => ({
        title: t('shippingAttention:void.title', { count }),
        text: t('shippingAttention:void.text'),
        button: t('shippingAttention:void.act'),
      }),
    },
    copyAct(
      t('copyTracking'),
      ({ trackingNumber }) => trackingNumber,
      (count) => t('orders:orders.copied', { count }),
    ),
  ];
}

import { useHost, useHostState } from '@lading/bridge/react';
import { limits } from '@lading/contracts/core';
import {
  mergedMost,
  type OrderBulkRequest,
  type OrderStatus,
  type OrderSummary,
} from '@lading/contracts/orders';
import { batchMost } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { copyAct, type ListAct, type SelectionBarProps } from '@lading/sub-app-kit/list';
import { SelectionBar } from '@lading/sub-app-kit/list/selection-bar';
import { late } from '@lading/ui/late';
import {
  Ban,
  Bookmark,
  CalendarClock,
  CalendarCog,
  MapPinCheck,
  MapPinHouse,
  Merge,
  Package,
  PackageCheck,
  PauseCircle,
  Plane,
  PlayCircle,
  ReceiptText,
  RotateCcw,
  ShieldCheck,
  Signature,
  Stamp,
  StickyNote,
  Tag,
  Tags,
  Truck,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

const BulkActDialog = late(async () => (await import('../bulk/bulk-act-dialog.tsx')).BulkActDialog);

const PackingSlipDialog = late(
  async () => (await import('@lading/sub-app-kit/printing/packing-slip-dialog')).PackingSlipDialog,
);

const MergeDialog = late(async () => (await import('../merge/merge-dialogs.tsx')).MergeDialog);

/** An action on many orders; one without states is always allowed. */
interface BulkAct {
  icon: LucideIcon;
  from?: readonly OrderStatus[];
  isDanger?: true;
  isExtra?: true;
}

const unfinished = ['UNSHIPPED', 'PARTIALLY_SHIPPED', 'ON_HOLD'] as const;

/** The actions that the server applies to many orders, in the order of the bar. Suggestions are taken on the page of their check. */
const bulkActs: Readonly<Record<Exclude<OrderBulkRequest['act'], 'take-suggestion'>, BulkAct>> = {
  fulfill: { icon: PackageCheck, from: ['UNSHIPPED'] },
  hold: { icon: PauseCircle, from: ['UNSHIPPED', 'PARTIALLY_SHIPPED'] },
  release: { icon: PlayCircle, from: ['ON_HOLD'] },
  'change-hold': { icon: CalendarCog, isExtra: true, from: ['ON_HOLD'] },
  tag: { icon: Tags, isExtra: true },
  note: { icon: StickyNote, isExtra: true },
  preset: { icon: Bookmark, isExtra: true, from: unfinished },
  service: { icon: Plane, isExtra: true, from: unfinished },
  signature: { icon: Signature, isExtra: true, from: unfinished },
  insurance: { icon: ShieldCheck, isExtra: true, from: unfinished },
  sender: { icon: MapPinHouse, isExtra: true, from: unfinished },
  customs: { icon: Stamp, isExtra: true, from: unfinished },
  package: { icon: Package, isExtra: true, from: unfinished },
  'ship-by': { icon: CalendarClock, isExtra: true, from: unfinished },
  'mark-shipped': { icon: Truck, isExtra: true, from: ['UNSHIPPED', 'PARTIALLY_SHIPPED'] },
  assign: { icon: Warehouse, isExtra: true, from: unfinished },
  'check-address': { icon: MapPinCheck, isExtra: true, from: unfinished },
  cancel: { icon: Ban, isDanger: true, isExtra: true, from: unfinished },
  restore: { icon: RotateCcw, from: ['CANCELLED'], isExtra: true },
};

/** The actions on the selected orders. */
export function OrderSelectionBar(props: SelectionBarProps<OrderSummary>) {
  const { t } = useTranslation(['ordersBulk', 'ordersMerge', 'orders']);
  const api = useApi();
  const host = useHost();
  const hasWarehouse = useHostState(({ user }) => (user?.warehouseList?.length ?? 0) > 0);
  const isVendor = useLocation().pathname.startsWith('/vendor-orders');
  const acts: ListAct<OrderSummary>[] = [
    {
      id: 'labels',
      label: t('act.labels'),
      icon: Tag,
      can: ({ orderStatus }) => orderStatus === 'UNSHIPPED' || orderStatus === 'PARTIALLY_SHIPPED',
      most: batchMost,
      async together(rows) {
        const { startBatch } = await import('../labels/start-batch.ts');
        host.navigate(
          await startBatch(
            api,
            rows.map(({ orderId }) => orderId),
          ),
        );
      },
      done: (count) => t('batched', { count }),
    },
    {
      id: 'slips',
      label: t('act.slips'),
      icon: ReceiptText,
      can: ({ orderStatus }) => orderStatus !== 'CANCELLED',
      most: limits.list.pageSizeMaximum,
      dialog: ({ rows }, onClose) => (
        <PackingSlipDialog orderIds={rows.map(({ orderId }) => orderId)} onClose={() => onClose(false)} />
      ),
    },
    ...(Object.keys(bulkActs) as (keyof typeof bulkActs)[])
      .filter((act) => act !== 'fulfill' || hasWarehouse)
      .map((act): ListAct<OrderSummary> => {
        const { icon, from, isDanger = false, isExtra = false } = bulkActs[act];
        return {
          id: act,
          label: t(`act.${act}`),
          icon,
          isDanger,
          isExtra,
          ...(from && { can: ({ orderStatus }) => from.includes(orderStatus) }),
          dialog: (chosen, onClose) => (
            <BulkActDialog act={act} chosen={chosen} isVendor={isVendor} onClose={onClose} />
          ),
        };
      }),
    {
      id: 'merge',
      label: t('ordersMerge:act'),
      icon: Merge,
      isExtra: true,
      can: ({ orderStatus }) => orderStatus === 'UNSHIPPED' || orderStatus === 'ON_HOLD',
      most: mergedMost,
      fits: (count) => count >= 2,
      dialog: ({ rows }, onClose) => <MergeDialog orders={rows} onClose={onClose} />,
    },
    {
      ...copyAct(
        t('copyNumbers'),
        ({ orderNo }: OrderSummary) => orderNo,
        (count) => t('orders:orders.copied', { count }),
      ),
      isExtra: true,
    },
  ];
  return <SelectionBar {...props} acts={acts} />;
}

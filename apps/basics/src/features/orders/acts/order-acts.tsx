import { useHost } from '@lading/bridge/react';
import type { OrderAct, OrderActRequest, OrderDetail } from '@lading/contracts/orders';
import { crossesCustoms } from '@lading/contracts/shipping';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { failureText } from '@lading/sub-app-kit/use-failure-text';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { late } from '@lading/ui/late';
import { Menu, type MenuEntry } from '@lading/ui/menu';
import { useIsPhone } from '@lading/ui/use-media-query';
import {
  Ban,
  CalendarCog,
  Copy,
  Ellipsis,
  PackageCheck,
  PauseCircle,
  Pencil,
  PlayCircle,
  ReceiptText,
  RotateCcw,
  Split,
  Stamp,
  Undo2,
  Warehouse,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderAct, useOwnWarehouses } from './order-act-queries.ts';

const PackingSlipDialog = late(
  async () => (await import('@lading/sub-app-kit/printing/packing-slip-dialog')).PackingSlipDialog,
);
const CustomsFormDialog = late(async () => (await import('../customs-form-dialog.tsx')).CustomsFormDialog);
const HoldDialog = late(async () => (await import('./order-act-dialogs.tsx')).HoldDialog);
const ChangeHoldDialog = late(async () => (await import('./change-hold-dialog.tsx')).ChangeHoldDialog);
const CancelOrderDialog = late(async () => (await import('./order-act-dialogs.tsx')).CancelOrderDialog);
const SplitDialog = late(async () => (await import('./split-dialog.tsx')).SplitDialog);
const UndoMergeDialog = late(async () => (await import('../merge/merge-dialogs.tsx')).UndoMergeDialog);
const MarkShippedDialog = late(async () => (await import('./mark-shipped-dialogs.tsx')).MarkShippedDialog);
const WithdrawMarkDialog = late(async () => (await import('./mark-shipped-dialogs.tsx')).WithdrawMarkDialog);
const AssignDialog = late(async () => (await import('./order-act-dialogs.tsx')).AssignDialog);

/** The actions that an order's state allows; further input is requested in a dialog. */
export function OrderActs({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['ordersWork', 'orders', 'ordersCustoms', 'ordersMerge', 'commonSubApp']);
  const { bus } = useHost();
  const language = useLanguage();
  const act = useOrderAct(order.orderId);
  const warehouses = useOwnWarehouses();
  // If they could not be loaded, the dialog shows an error with a retry.
  const hasWarehouses = warehouses.data ? warehouses.data.length > 0 : warehouses.isError;
  const [opened, setOpened] = useState<OrderAct | 'slip' | 'customs' | 'mark' | 'withdraw' | null>(null);
  const isPhone = useIsPhone();
  const can = (name: OrderAct): boolean => order.allowedActs?.includes(name) ?? false;
  const close = () => setOpened(null);

  const doNow = (request: OrderActRequest, name: 'release' | 'restore') => () =>
    act.mutate(request, {
      onSuccess: () => bus.emit('notice:show', { tone: 'info', title: t(`${name}.done`) }),
      onError: (fault) =>
        bus.emit('notice:show', {
          tone: 'error',
          title: t(`${name}.failed`),
          description: failureText(fault, language, {
            unexpected: t('commonSubApp:unexpected'),
            unreachable: t('commonSubApp:unreachable'),
          }).text,
        }),
    });
  const isDoing = (name: OrderAct) => act.isPending && act.variables.act === name;

  /** Acts with a button of their own; on a phone they are in the menu, so that the next step stands in one line. */
  const beside = [
    { id: 'slip', label: t('orders:packingSlip.act'), Icon: ReceiptText, isOffered: true },
    {
      id: 'customs',
      label: t('ordersCustoms:act'),
      Icon: Stamp,
      isOffered: crossesCustoms(order.sender, order.recipient),
    },
    { id: 'cancel', label: t('cancel.act'), Icon: Ban, isOffered: can('cancel') },
    { id: 'hold', label: t('hold.act'), Icon: PauseCircle, isOffered: can('hold') },
    { id: 'change-hold', label: t('changeHold.act'), Icon: CalendarCog, isOffered: can('change-hold') },
  ] as const;
  const within = [
    { id: 'mark', label: t('mark.act'), Icon: PackageCheck, isOffered: can('label') },
    {
      id: 'withdraw',
      label: t('withdraw.act'),
      Icon: Undo2,
      isOffered: order.shipments.some(({ isMarked }) => isMarked),
    },
    { id: 'split', label: t('split.act'), Icon: Split, isOffered: can('split') && order.quantity > 1 },
    { id: 'undo-merge', label: t('ordersMerge:undo'), Icon: Undo2, isOffered: can('undo-merge') },
    {
      id: 'assign',
      label: t('assign.act'),
      Icon: Warehouse,
      isOffered: can('assign') && hasWarehouses && !isUnknownCall(warehouses.error),
    },
  ] as const;
  const buttons = beside.filter(({ isOffered }) => isOffered && !isPhone);
  const entries: MenuEntry[] = [
    ...(order.allowedActs
      ? [
          {
            label: t('copy.act'),
            icon: <Copy aria-hidden="true" />,
            render: <Link to={`/orders/new?copy=${encodeURIComponent(order.orderId)}`} />,
          },
        ]
      : []),
    ...[...(isPhone ? beside : []), ...(order.allowedActs ? within : [])]
      .filter(({ isOffered }) => isOffered)
      .map(({ id, label, Icon }) => ({
        label,
        icon: <Icon aria-hidden="true" />,
        onSelect: () => setOpened(id),
      })),
  ];

  return (
    <>
      {buttons.map(({ id, label, Icon }) => (
        <Button key={id} icon={<Icon aria-hidden="true" />} onClick={() => setOpened(id)}>
          {label}
        </Button>
      ))}
      {can('edit') ? (
        <Button
          icon={<Pencil aria-hidden="true" />}
          render={<Link to={`/orders/${encodeURIComponent(order.orderId)}/edit`}>{t('edit.act')}</Link>}
        />
      ) : null}
      {entries.length > 0 ? (
        <Menu
          align="end"
          trigger={<IconButton label={t('more')} icon={<Ellipsis aria-hidden="true" />} />}
          items={entries}
        />
      ) : null}
      {can('release') ? (
        <Button
          variant="primary"
          icon={<PlayCircle aria-hidden="true" />}
          loading={isDoing('release')}
          onClick={doNow({ act: 'release' }, 'release')}
        >
          {t('release.act')}
        </Button>
      ) : null}
      {can('restore') ? (
        <Button
          variant="primary"
          icon={<RotateCcw aria-hidden="true" />}
          loading={isDoing('restore')}
          onClick={doNow({ act: 'restore' }, 'restore')}
        >
          {t('restore.act')}
        </Button>
      ) : null}
      {opened === 'slip' ? <PackingSlipDialog orderIds={[order.orderId]} onClose={close} /> : null}
      {opened === 'customs' ? <CustomsFormDialog order={order} onClose={close} /> : null}
      {opened === 'hold' ? <HoldDialog order={order} onClose={close} /> : null}
      {opened === 'change-hold' ? <ChangeHoldDialog order={order} onClose={close} /> : null}
      {opened === 'cancel' ? <CancelOrderDialog order={order} onClose={close} /> : null}
      {opened === 'split' ? <SplitDialog order={order} onClose={close} /> : null}
      {opened === 'undo-merge' ? <UndoMergeDialog order={order} onClose={close} /> : null}
      {opened === 'mark' ? <MarkShippedDialog order={order} onClose={close} /> : null}
      {opened === 'withdraw' ? <WithdrawMarkDialog order={order} onClose={close} /> : null}
      {opened === 'assign' ? <AssignDialog order={order} onClose={close} /> : null}
    </>
  );
}

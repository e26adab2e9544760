import { useHost } from '@lading/bridge/react';
import type { OrderAct, OrderActRequest, OrderDetail } from '@lading/contracts/orders';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { failureText } from '@lading/sub-app-kit/use-failure-text';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { late } from '@lading/ui/late';
import { Menu } from '@lading/ui/menu';
import {
  Ban,
  CalendarCog,
  Copy,
  Ellipsis,
  PackageCheck,
  PauseCircle,
  Pencil,
  PlayCircle,
  RotateCcw,
  Split,
  Undo2,
  Warehouse,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderAct, useOwnWarehouses } from './order-act-queries.ts';

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
  const { t } = useTranslation(['ordersWork', 'ordersMerge', 'commonSubApp']);
  const { bus } = useHost();
  const language = useLanguage();
  const act = useOrderAct(order.orderId);
  const warehouses = useOwnWarehouses();
  // If they could not be loaded, the dialog shows an error with a retry.
  const hasWarehouses = warehouses.data ? warehouses.data.length > 0 : warehouses.isError;
  const [opened, setOpened] = useState<OrderAct | 'mark' | 'withdraw' | null>(null);
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

  return (
    <>
      {order.allowedActs ? (
        <Menu
          align="end"
          trigger={<IconButton label={t('more')} icon={<Ellipsis aria-hidden="true" />} />}
          items={[
            {
              label: t('copy.act'),
              icon: <Copy aria-hidden="true" />,
              render: <Link to={`/orders/new?copy=${encodeURIComponent(order.orderId)}`} />,
            },
            ...(can('label')
              ? [
                  {
                    label: t('mark.act'),
                    icon: <PackageCheck aria-hidden="true" />,
                    onSelect: () => setOpened('mark'),
                  },
                ]
              : []),
            ...(order.shipments.some(({ isMarked }) => isMarked)
              ? [
                  {
                    label: t('withdraw.act'),
                    icon: <Undo2 aria-hidden="true" />,
                    onSelect: () => setOpened('withdraw'),
                  },
                ]
              : []),
            ...(can('split') && order.quantity > 1
              ? [
                  {
                    label: t('split.act'),
                    icon: <Split aria-hidden="true" />,
                    onSelect: () => setOpened('split'),
                  },
                ]
              : []),
            ...(can('undo-merge')
              ? [
                  {
                    label: t('ordersMerge:undo'),
                    icon: <Undo2 aria-hidden="true" />,
                    onSelect: () => setOpened('undo-merge'),
                  },
                ]
              : []),
            ...(can('assign') && hasWarehouses && !isUnknownCall(warehouses.error)
              ? [
                  {
                    label: t('assign.act'),
                    icon: <Warehouse aria-hidden="true" />,
                    onSelect: () => setOpened('assign'),
                  },
                ]
              : []),
          ]}
        />
      ) : null}
      {can('edit') ? (
        <Button
          icon={<Pencil aria-hidden="true" />}
          render={<Link to={`/orders/${encodeURIComponent(order.orderId)}/edit`}>{t('edit.act')}</Link>}
        />
      ) : null}
      {can('cancel') ? (
        <Button icon={<Ban aria-hidden="true" />} onClick={() => setOpened('cancel')}>
          {t('cancel.act')}
        </Button>
      ) : null}
      {can('hold') ? (
        <Button icon={<PauseCircle aria-hidden="true" />} onClick={() => setOpened('hold')}>
          {t('hold.act')}
        </Button>
      ) : null}
      {can('change-hold') ? (
        <Button icon={<CalendarCog aria-hidden="true" />} onClick={() => setOpened('change-hold')}>
          {t('changeHold.act')}
        </Button>
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

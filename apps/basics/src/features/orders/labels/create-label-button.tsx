import type { OrderDetail } from '@lading/contracts/orders';
import { Button } from '@lading/ui/button';
import { late } from '@lading/ui/late';
import { Tag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { labelPanel, withLabelInput, withoutLabel } from './label-address-rules.ts';

const CreateLabelDrawer = late(async () => (await import('./create-label-drawer.tsx')).CreateLabelDrawer);

type Shipment = OrderDetail['shipments'][number];

/** Neither a return nor a second label is what its order awaits. */
const isAwaiting = ({ shipmentStatus, isReturn, isRelabel }: Shipment): boolean =>
  shipmentStatus === 'AWAITING_LABEL' && !isReturn && !isRelabel;
const hasLabel = ({ shipmentStatus, isReturn }: Shipment): boolean =>
  shipmentStatus !== 'AWAITING_LABEL' && shipmentStatus !== 'VOIDED' && !isReturn;

/** Whether a label can be bought: the order is open, no warehouse ships it, and it has none, or its rest awaits one. */
function canCreate({ orderStatus, shipments, allowedActs }: OrderDetail): boolean {
  if (allowedActs && !allowedActs.includes('label')) return false;
  const isOpen = orderStatus === 'UNSHIPPED' || orderStatus === 'PARTIALLY_SHIPPED';
  return isOpen && (shipments.some(isAwaiting) || !shipments.some(hasLabel));
}

/**
 * Whether the panel of the page's address is open. It stays open after the purchase, to show the labels; an address that is opened once the
 * order has them, as by a reload, loses its part about the panel: nothing can be bought there.
 */
function usePanel(order: OrderDetail): boolean {
  const [params, setParams] = useSearchParams();
  const [openFor, setOpenFor] = useState<string | null>(null);
  const { orderId } = order;
  const isAsked = params.get(labelPanel) === 'new';
  const isOpen = isAsked && (openFor === orderId || canCreate(order));
  const now = isOpen ? orderId : null;
  if (now !== openFor) setOpenFor(now);
  const isOver = isAsked && !isOpen;
  useEffect(() => {
    if (isOver) setParams(withoutLabel, { replace: true, preventScrollReset: true });
  }, [isOver, setParams]);
  return isOpen;
}

/** Opens the panel in which the label of an order is created. */
export function CreateLabelButton({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const [, setParams] = useSearchParams();
  const isOpen = usePanel(order);
  return (
    <>
      {canCreate(order) ? (
        <Button
          variant="primary"
          icon={<Tag aria-hidden="true" />}
          onClick={() => setParams((before) => withLabelInput(before), { preventScrollReset: true })}
        >
          {t('order.createLabel')}
        </Button>
      ) : null}
      {isOpen ? (
        <CreateLabelDrawer
          key={order.orderId}
          order={order}
          onMissing={() => setParams((before) => withoutLabel(before))}
        />
      ) : null}
    </>
  );
}

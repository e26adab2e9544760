import type { OrderStatus } from '@lading/contracts/orders';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';

const looks: Record<OrderStatus, Status> = {
  UNSHIPPED: 'waiting',
  PARTIALLY_SHIPPED: 'progress',
  SHIPPED: 'success',
  ON_HOLD: 'warning',
  CANCELLED: 'danger',
};

/** The status of an order. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <StatusBadge status={looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

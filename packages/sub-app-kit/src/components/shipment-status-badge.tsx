import type { ShipmentStatus } from '@lading/contracts/shipping';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';

const looks: Record<ShipmentStatus, Status> = {
  AWAITING_LABEL: 'waiting',
  LABEL_CREATED: 'waiting',
  IN_TRANSIT: 'progress',
  DELIVERED: 'success',
  EXCEPTION: 'danger',
  VOIDED: 'info',
};

/** The status of a shipment. */
export function ShipmentStatusBadge({ status }: { status: ShipmentStatus }) {
  const { t } = useTranslation('shippingShipments');
  return <StatusBadge status={looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

import type {
  CrossdockStatus,
  DiscrepancyStatus,
  InboundStatus,
  OutboundStatus,
  ReturnStatus,
  WarehouseState,
  WorkOrderStatus,
} from '@lading/contracts/warehouse';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';

const looks: Record<WarehouseState, Status> = {
  DRAFT: 'waiting',
  SUBMITTED: 'info',
  ARRIVED: 'info',
  RECEIVING: 'progress',
  RECEIVED: 'progress',
  CLOSED: 'success',
  CANCELLED: 'danger',
  BACKORDERED: 'warning',
  ALLOCATED: 'info',
  PICKING: 'progress',
  PACKED: 'progress',
  SHIPPED: 'success',
  CANCEL_REQUESTED: 'warning',
  PUTTING_BACK: 'progress',
  AWAITING: 'waiting',
  INSPECTING: 'progress',
  COMPLETED: 'success',
  OPEN: 'warning',
  RECOUNT: 'progress',
  CLAIMED: 'progress',
  ACCEPTED: 'success',
  SETTLED: 'success',
  IN_PROGRESS: 'progress',
  DONE: 'success',
  REJECTED: 'danger',
};

/** The status of an inbound. */
export function InboundBadge({ status }: { status: InboundStatus }) {
  const { t } = useTranslation('warehouse');
  return <StatusBadge status={looks[status]}>{t(`inboundStatus.${status}`)}</StatusBadge>;
}

/** The status of an outbound. */
export function OutboundBadge({ status }: { status: OutboundStatus }) {
  const { t } = useTranslation('warehouse');
  return <StatusBadge status={looks[status]}>{t(`outboundStatus.${status}`)}</StatusBadge>;
}

/** The status of a return. */
export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation('warehouseReturns');
  return <StatusBadge status={looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The status of a discrepancy. */
export function DiscrepancyBadge({ status }: { status: DiscrepancyStatus }) {
  const { t } = useTranslation('warehouseDiscrepancies');
  return <StatusBadge status={looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The status of a work order. */
export function WorkOrderBadge({ status }: { status: WorkOrderStatus }) {
  const { t } = useTranslation('warehouseWork');
  return <StatusBadge status={looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The status of a crossdock. */
export function CrossdockBadge({ status }: { status: CrossdockStatus }) {
  const { t } = useTranslation('warehouseCrossdock');
  return <StatusBadge status={looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

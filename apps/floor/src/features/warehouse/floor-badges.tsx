import type {
  CrossdockStatus,
  InboundStatus,
  OutboundStatus,
  ReturnStatus,
  WaveStatus,
  WorkOrderStatus,
} from '@lading/contracts/warehouse';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';

const inboundLooks: Record<InboundStatus, Status> = {
  DRAFT: 'waiting',
  SUBMITTED: 'waiting',
  ARRIVED: 'info',
  RECEIVING: 'progress',
  RECEIVED: 'progress',
  CLOSED: 'success',
  CANCELLED: 'danger',
};
const outboundLooks: Record<OutboundStatus, Status> = {
  SUBMITTED: 'waiting',
  BACKORDERED: 'warning',
  ALLOCATED: 'waiting',
  PICKING: 'progress',
  CANCEL_REQUESTED: 'warning',
  PUTTING_BACK: 'progress',
  PACKED: 'progress',
  SHIPPED: 'success',
  CANCELLED: 'danger',
};

/** The status of an inbound. */
export function InboundBadge({ status }: { status: InboundStatus }) {
  const { t } = useTranslation('warehouseFloor');
  return <StatusBadge status={inboundLooks[status]}>{t(`inboundStatus.${status}`)}</StatusBadge>;
}

/** The status of an outbound. */
export function OutboundBadge({ status }: { status: OutboundStatus }) {
  const { t } = useTranslation('warehouseFloor');
  return <StatusBadge status={outboundLooks[status]}>{t(`outboundStatus.${status}`)}</StatusBadge>;
}

const returnLooks: Record<ReturnStatus, Status> = {
  AWAITING: 'waiting',
  ARRIVED: 'info',
  INSPECTING: 'progress',
  COMPLETED: 'success',
  CANCELLED: 'danger',
};

/** The status of a return. */
export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation('warehouseFloor');
  return <StatusBadge status={returnLooks[status]}>{t(`returnStatus.${status}`)}</StatusBadge>;
}

const workLooks: Record<WorkOrderStatus, Status> = {
  SUBMITTED: 'waiting',
  IN_PROGRESS: 'progress',
  DONE: 'success',
  REJECTED: 'danger',
  CANCELLED: 'danger',
};

/** The status of a work order. */
export function WorkOrderBadge({ status }: { status: WorkOrderStatus }) {
  const { t } = useTranslation('warehouseWork');
  return <StatusBadge status={workLooks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

const crossdockLooks: Record<CrossdockStatus, Status> = {
  DRAFT: 'waiting',
  SUBMITTED: 'waiting',
  ARRIVED: 'info',
  IN_PROGRESS: 'progress',
  CLOSED: 'success',
  CANCELLED: 'danger',
};

/** The status of a crossdock. */
export function CrossdockBadge({ status }: { status: CrossdockStatus }) {
  const { t } = useTranslation('warehouseCrossdock');
  return <StatusBadge status={crossdockLooks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

const waveLooks: Record<WaveStatus, Status> = {
  DRAFT: 'waiting',
  IN_PROGRESS: 'progress',
  DONE: 'success',
  CANCELLED: 'danger',
};

/** The status of a wave. */
export function WaveBadge({ status }: { status: WaveStatus }) {
  const { t } = useTranslation('warehouseWaves');
  return <StatusBadge status={waveLooks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

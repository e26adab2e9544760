import type { VoidState } from '@lading/contracts/shipping';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';

const looks: Record<VoidState, Status> = {
  REQUESTED: 'progress',
  ACCEPTED: 'waiting',
  REJECTED: 'danger',
  NOT_APPLICABLE: 'info',
  REFUNDED: 'success',
  DISPUTED: 'warning',
};

/** The status of a void. */
export function VoidBadge({ state }: { state: VoidState }) {
  const { t } = useTranslation('shippingVoids');
  return <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>;
}

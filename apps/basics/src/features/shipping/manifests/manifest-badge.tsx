import type { ManifestState } from '@lading/contracts/shipment-service';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';

const looks: Record<ManifestState, Status> = { CREATING: 'progress', CREATED: 'success', FAILED: 'danger' };

/** The status of a manifest. */
export function ManifestBadge({ state }: { state: ManifestState }) {
  const { t } = useTranslation('shippingManifests');
  return <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>;
}

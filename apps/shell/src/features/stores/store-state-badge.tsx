import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import type { StoreState } from './store-rules.ts';

const looks: Record<StoreState, Status> = {
  init: 'waiting',
  loading: 'progress',
  success: 'success',
  failed: 'danger',
};

/** How a pull stands, as icon, word and colour. */
export function StoreStateBadge({ state }: { state: StoreState }) {
  const { t } = useTranslation('stores');
  return <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>;
}

import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import type { StoreState } from './store-rules.ts';

const looks: Record<StoreState, Status> = {
  init: 'waiting',
  loading: 'progress',
  success: 'success',
  failed: 'danger',
};

/** The state of a pull, as icon, word and color. */
export function StoreStateBadge({ state }: { state: StoreState }) {
  const { t } = useTranslation('stores');
  return <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>;
}

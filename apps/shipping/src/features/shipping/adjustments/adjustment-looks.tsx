import type { Adjustment, AdjustmentState, RatedPackage } from '@lading/contracts/shipping';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const looks: Record<AdjustmentState, Status> = {
  POSTED: 'warning',
  DISPUTED: 'progress',
  CREDITED: 'success',
  UPHELD: 'danger',
};

/** The status of an adjustment. */
export function AdjustmentBadge({ state }: { state: AdjustmentState }) {
  const { t } = useTranslation('shippingAdjustments');
  return <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** Formats the measured part of a package: its weight, or its sides. */
export function useMeasured(): (one: RatedPackage, reason: Adjustment['reason']) => string {
  const formats = useFormats();
  return useCallback(
    (one, reason) => {
      const weight = `${formats.number(one.weight, { maximumFractionDigits: 2 })} ${one.unit === 'in/lb' ? 'lb' : 'kg'}`;
      return reason === 'weight' ? weight : `${formats.size(one)} · ${weight}`;
    },
    [formats],
  );
}

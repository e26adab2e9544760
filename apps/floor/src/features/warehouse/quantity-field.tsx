import { CountField } from '@lading/sub-app-kit/form';
import type { NumberFieldProps } from '@lading/ui/number-field';
import { useTranslation } from 'react-i18next';

interface QuantityFieldProps extends Pick<NumberFieldProps, 'name' | 'error' | 'required'> {
  /** Default: the quantity of the next scan. */
  label?: string;
  value: number | null;
  onValueChange: (quantity: number | null) => void;
  min?: number;
  max?: number;
  /** Has space for a longer label. */
  isWide?: boolean;
}

/** A quantity with buttons large enough for a thumb. An emptied field is no number, and says so. */
export function QuantityField({ label, isWide, max = 999_999, error, ...rest }: QuantityFieldProps) {
  const { t } = useTranslation('warehouseFloor');
  return (
    <CountField
      {...rest}
      error={error ?? (rest.value === null ? t('quantityMissing') : undefined)}
      label={label ?? t('quantity')}
      max={max}
      stepLabels={{ decrease: t('less'), increase: t('more') }}
      className={isWide ? 'w-48' : 'w-40'}
    />
  );
}

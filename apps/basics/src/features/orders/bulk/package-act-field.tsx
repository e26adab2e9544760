import type { MeasureUnit } from '@lading/contracts/shipping';
import { PackageFields, type PackageInput } from '@lading/sub-app-kit/rates';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { useTranslation } from 'react-i18next';

interface PackageActFieldProps {
  unit: MeasureUnit;
  value: PackageInput;
  error: string | undefined;
  onChange: (change: { unit?: MeasureUnit; package?: PackageInput }) => void;
}

/** Sides and weight for many orders, either or both. */
export function PackageActField({ unit, value, error, onChange }: PackageActFieldProps) {
  const { t } = useTranslation('shippingRates');
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t('size.units')}
        items={[
          { value: 'in/lb', label: t('size.imperial') },
          { value: 'cm/kg', label: t('size.metric') },
        ]}
        value={unit}
        onValueChange={(next) => onChange({ unit: next })}
        className="justify-self-start"
      />
      <PackageFields no={1} unit={unit} value={value} onChange={(next) => onChange({ package: next })} />
      {error ? (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      ) : null}
    </div>
  );
}

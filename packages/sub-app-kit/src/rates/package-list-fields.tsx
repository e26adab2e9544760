import type { MeasureUnit } from '@lading/contracts/shipping';
import { Button } from '@lading/ui/button';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PackageFields } from './package-fields.tsx';
import { completePackage, emptyPackage, mostPackages, type PackageInput } from './package-input-rules.ts';

export interface PackageListFieldsProps {
  unit: MeasureUnit;
  packages: readonly PackageInput[];
  onChange: (change: { unit?: MeasureUnit; packages?: readonly PackageInput[] }) => void;
  /** Shows that packages are incomplete. */
  isMissing: boolean;
}

/** The packages of a shipment with the unit of their sides and weights. */
export function PackageListFields({ unit, packages, onChange, isMissing }: PackageListFieldsProps) {
  const { t } = useTranslation('shippingRates');
  const setPackages = (next: readonly PackageInput[]) => onChange({ packages: next });
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
      {packages.map((one, at) => (
        <PackageFields
          key={`package-${at}`}
          no={at + 1}
          unit={unit}
          value={one}
          isMissing={isMissing && !completePackage(one, unit)}
          onChange={(next) => setPackages(packages.with(at, next))}
          onDuplicate={
            packages.length < mostPackages ? () => setPackages(packages.toSpliced(at + 1, 0, one)) : undefined
          }
          onRemove={packages.length > 1 ? () => setPackages(packages.toSpliced(at, 1)) : undefined}
        />
      ))}
      {isMissing ? (
        <p role="alert" className="text-sm text-danger-ink">
          {t('size.missing')}
        </p>
      ) : null}
      {packages.length < mostPackages ? (
        <Button
          size="small"
          variant="ghost"
          className="-ml-2 justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setPackages([...packages, emptyPackage])}
        >
          {t('size.add')}
        </Button>
      ) : null}
    </div>
  );
}

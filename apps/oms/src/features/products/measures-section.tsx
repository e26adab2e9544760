import { packageTypes } from '@lading/contracts/entities/product';
import { measureUnits } from '@lading/contracts/rules/weight';
import { Card } from '@lading/ui/card';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import { NumberInput } from './number-input.tsx';
import type { SectionProps } from './section-props.ts';

/** How large, how heavy and how packed the product is. */
export function MeasuresSection(props: SectionProps) {
  const { form, errors, onChange } = props;
  const { t } = useTranslation('oms');
  const isMetric = form.unit === 'cm/kg';
  const lengthUnit = isMetric ? 'cm' : 'in';
  const [large, small] = isMetric ? (['kg', 'g'] as const) : (['lb', 'oz'] as const);
  return (
    <Card
      title={t('product.measures')}
      actions={
        <SegmentedControl
          label={t('field.unit')}
          items={measureUnits.map((unit) => ({
            value: unit,
            label: t(unit === 'cm/kg' ? 'product.metric' : 'product.imperial'),
          }))}
          value={isMetric ? 'cm/kg' : 'in/lb'}
          onValueChange={(unit) => onChange({ unit })}
          className="-my-1"
        />
      }
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-3 gap-3">
          {(['length', 'width', 'height'] as const).map((field) => (
            <NumberInput key={field} {...props} field={field} unit={lengthUnit} />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <NumberInput {...props} field="weight1" label={t(`weightIn.${large}`)} unit={large} />
          <NumberInput {...props} field="weight2" label={t(`weightIn.${small}`)} unit={small} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('field.packageType')}
            required
            options={packageTypes.map((type) => ({
              value: type,
              label: t(type === 'Ready To Ship' ? 'packaging.readyToShip' : 'packaging.packageNeeded'),
            }))}
            value={packageTypes.find((type) => type === form.packageType) ?? null}
            onValueChange={(packageType) => onChange({ packageType })}
            {...(errors.packageType ? { error: errors.packageType } : {})}
          />
          <NumberInput {...props} field="qtyInOnePackage" decimals={0} />
        </div>
      </div>
    </Card>
  );
}

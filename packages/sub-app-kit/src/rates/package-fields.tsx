import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '../use-language.ts';
import type { MeasureUnit } from '@lading/contracts/shipping';
import { IconButton } from '@lading/ui/icon-button';
import { NumberField } from '@lading/ui/number-field';
import { CopyPlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { packageNumberMaximum, type PackageInput, type PackageNumber } from './package-input-rules.ts';

export interface PackageFieldsProps {
  /** From 1. */
  no: number;
  unit: MeasureUnit;
  value: PackageInput;
  onChange: (value: PackageInput) => void;
  /** Marks it as a group with an error, so that a form that was submitted finds it. */
  isMissing?: boolean;
  /** Absent when the maximum number of packages is reached. */
  onDuplicate?: (() => void) | undefined;
  /** Absent for the only package. */
  onRemove?: (() => void) | undefined;
}

/** Sides and weight of one package. */
export function PackageFields(props: PackageFieldsProps) {
  const { no, unit, value, onChange, isMissing, onDuplicate, onRemove } = props;
  const { t } = useTranslation('shippingRates');
  const locale = languageTag(useLanguage());
  const isMetric = unit === 'cm/kg';
  const units: Record<PackageNumber, string> = {
    length: isMetric ? 'cm' : 'in',
    width: isMetric ? 'cm' : 'in',
    height: isMetric ? 'cm' : 'in',
    weight1: isMetric ? 'kg' : 'lb',
    weight2: isMetric ? 'g' : 'oz',
  };
  // Both parts of the weight are labeled by their unit: "pounds" and "ounces" need no other word.
  const label = (name: PackageNumber): string => {
    if (name === 'weight1') return t(isMetric ? 'size.kilograms' : 'size.pounds');
    if (name === 'weight2') return t(isMetric ? 'size.grams' : 'size.ounces');
    return t(`size.${name}`);
  };
  const field = (name: PackageNumber) => (
    <NumberField
      key={name}
      label={label(name)}
      value={value[name]}
      onValueChange={(next) => onChange({ ...value, [name]: next })}
      min={0}
      max={packageNumberMaximum}
      decimals={2}
      locale={locale}
      unit={units[name]}
    />
  );
  return (
    <fieldset className="grid gap-2" data-invalid={isMissing ? '' : undefined}>
      <legend className="sr-only">{t('package', { no })}</legend>
      <div className="flex h-7 items-center gap-1">
        <span aria-hidden="true" className="flex-1 text-sm font-semibold text-ink">
          {t('package', { no })}
        </span>
        {onDuplicate ? (
          <IconButton
            size="small"
            label={t('size.duplicate', { no })}
            icon={<CopyPlus aria-hidden="true" />}
            onClick={onDuplicate}
          />
        ) : null}
        {onRemove ? (
          <IconButton
            size="small"
            label={t('size.remove', { no })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        ) : null}
      </div>
      <div className="grid grid-cols-3 gap-3">{(['length', 'width', 'height'] as const).map(field)}</div>
      <div className="grid grid-cols-2 gap-3">{(['weight1', 'weight2'] as const).map(field)}</div>
    </fieldset>
  );
}

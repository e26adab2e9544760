import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { NumberField } from '@lading/ui/number-field';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import { numberMaximum, parcelNumbers, type ParcelInput, type ParcelNumber } from './parcel-input-rules.ts';

export interface ParcelFormProps {
  parcel: ParcelInput;
  onChange: (parcel: ParcelInput) => void;
}

/** Sides, weight and units of a parcel. Nothing is sent: every change is judged at once. */
export function ParcelForm({ parcel, onChange }: ParcelFormProps) {
  const { t } = useTranslation(['shipping', 'common']);
  const locale = languageTag(useLanguage());
  const isMetric = parcel.unit === 'cm/kg';
  const units: Record<ParcelNumber, string> = {
    length: isMetric ? 'cm' : 'in',
    width: isMetric ? 'cm' : 'in',
    height: isMetric ? 'cm' : 'in',
    weight1: isMetric ? 'kg' : 'lb',
    weight2: isMetric ? 'g' : 'oz',
  };
  // Both parts of the weight are called by their unit: "pounds" and "ounces" need no further word.
  const label = (name: ParcelNumber): string => {
    if (name === 'weight1') return t(isMetric ? 'check.kilograms' : 'check.pounds');
    if (name === 'weight2') return t(isMetric ? 'check.grams' : 'check.ounces');
    return t(`check.${name}`);
  };
  const field = (name: ParcelNumber) => (
    <NumberField
      key={name}
      label={label(name)}
      value={parcel[name]}
      onValueChange={(value) => onChange({ ...parcel, [name]: value })}
      min={0}
      max={numberMaximum}
      decimals={2}
      locale={locale}
      unit={units[name]}
    />
  );
  const isEmpty = parcelNumbers.every((name) => parcel[name] === null);

  return (
    <Card
      className="lg:sticky lg:top-4"
      title={t('check.parcel')}
      actions={
        <Button
          size="small"
          variant="ghost"
          className="-my-1 -mr-2"
          disabled={isEmpty}
          onClick={() =>
            onChange({ ...parcel, length: null, width: null, height: null, weight1: null, weight2: null })
          }
        >
          {t('common:action.clear')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label={t('check.units')}
          items={[
            { value: 'in/lb', label: t('check.imperial') },
            { value: 'cm/kg', label: t('check.metric') },
          ]}
          value={parcel.unit}
          onValueChange={(unit) => onChange({ ...parcel, unit })}
          className="justify-self-start"
        />
        <div className="grid grid-cols-3 gap-3">{(['length', 'width', 'height'] as const).map(field)}</div>
        <div className="grid grid-cols-2 gap-3">{(['weight1', 'weight2'] as const).map(field)}</div>
        <p className="text-xs text-ink-faint">{t('check.rounding')}</p>
      </div>
    </Card>
  );
}

import { countries } from '@lading/contracts/rules/countries';
import { customsUnits } from '@lading/contracts/rules/customs-units';
import { pickText } from '@lading/i18n/localized';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Card } from '@lading/ui/card';
import { Checkbox } from '@lading/ui/checkbox';
import { Combobox } from '@lading/ui/combobox';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from './number-input.tsx';
import type { SectionProps } from './section-props.ts';
import { TextInput } from './text-input.tsx';

/** What customs ask about the goods. */
export function CustomsSection(props: SectionProps) {
  const { form, errors, onChange } = props;
  const { t } = useTranslation('oms');
  const language = useLanguage();
  const options = useMemo(() => {
    const named = ({ code, en, zh }: { code: string; en: string; zh: string }) => ({
      value: code,
      label: pickText(language, en, zh),
      keywords: `${en} ${zh}`,
      detail: code,
    });
    return { countries: countries.map(named), units: customsUnits.map(named) };
  }, [language]);
  const list = {
    emptyText: t('product.nothingFound'),
    openLabel: t('product.openList'),
    clearLabel: t('product.clearChoice'),
  };
  return (
    <Card title={t('product.customs')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput {...props} field="declaredValue" unit="USD" />
        <TextInput {...props} field="scheduleB" />
        <Combobox
          {...list}
          label={t('field.originCountry')}
          placeholder={t('product.chooseCountry')}
          options={options.countries}
          value={form.originCountry || null}
          onValueChange={(code) => onChange({ originCountry: code ?? '' })}
          {...(errors.originCountry ? { error: errors.originCountry } : {})}
        />
        <Combobox
          {...list}
          label={t('field.quantityUnit')}
          placeholder={t('product.chooseUnit')}
          options={options.units}
          value={form.quantityUnit || null}
          onValueChange={(code) => onChange({ quantityUnit: code ?? '' })}
          {...(errors.quantityUnit ? { error: errors.quantityUnit } : {})}
        />
        <TextInput {...props} field="custDescription" className="sm:col-span-2" />
        <Checkbox
          label={t('field.batteryFlag')}
          checked={form.batteryFlag === 'Yes'}
          onCheckedChange={(hasBattery) => onChange({ batteryFlag: hasBattery ? 'Yes' : 'No' })}
          className="sm:col-span-2"
        />
      </div>
    </Card>
  );
}

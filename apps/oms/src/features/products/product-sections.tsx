import { packageTypes } from '@lading/contracts/products';
import { customsUnits, measureUnits } from '@lading/contracts/shipping';
import { pickText } from '@lading/i18n/localized';
import { useCountryOptions } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Card } from '@lading/ui/card';
import { Checkbox } from '@lading/ui/checkbox';
import { Combobox } from '@lading/ui/combobox';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput, TextInput, type SectionProps } from './product-inputs.tsx';
import { SkuField } from './sku-field.tsx';

/** The names of the product. */
function IdentitySection(props: SectionProps) {
  const { t } = useTranslation('products');
  return (
    <Card title={t('product.identity')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SkuField
          label={t('field.skuCode')}
          field={props.form.field('skuCode')}
          use="PRODUCT"
          id={props.productId}
        />
        <TextInput {...props} field="brand" />
        <TextInput {...props} field="skuName" className="sm:col-span-2" />
        <TextInput {...props} field="skuNameCN" className="sm:col-span-2" />
      </div>
    </Card>
  );
}

/** Size, weight and packaging of the product. */
function MeasuresSection({ form }: SectionProps) {
  const { t } = useTranslation('products');
  const isMetric = form.values.unit === 'cm/kg';
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
          onValueChange={(unit) => form.set({ unit })}
          className="-my-1"
        />
      }
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-3 gap-3">
          {(['length', 'width', 'height'] as const).map((field) => (
            <NumberInput key={field} form={form} field={field} unit={lengthUnit} />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <NumberInput form={form} field="weight1" label={t(`weightIn.${large}`)} unit={large} />
          <NumberInput form={form} field="weight2" label={t(`weightIn.${small}`)} unit={small} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            {...form.field('packageType')}
            label={t('field.packageType')}
            options={packageTypes.map((type) => ({
              value: type as string,
              label: t(type === 'Ready To Ship' ? 'packaging.readyToShip' : 'packaging.packageNeeded'),
            }))}
          />
          <NumberInput form={form} field="qtyInOnePackage" decimals={0} />
        </div>
      </div>
    </Card>
  );
}

/** Codes that a scanner may find on the goods. */
function CodesSection(props: SectionProps) {
  const { t } = useTranslation('products');
  return (
    <Card title={t('product.codes')} description={t('product.codesHint')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['upc', 'ean', 'asin', 'fnSku', 'extraBarcode1'] as const).map((field) => (
          <TextInput key={field} {...props} field={field} />
        ))}
      </div>
    </Card>
  );
}

/** Customs details of the goods. */
function CustomsSection({ form }: SectionProps) {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const originCountry = useCountryOptions();
  const quantityUnit = useMemo(
    () =>
      customsUnits.map(({ code, en, zh }) => ({
        value: code,
        label: pickText(language, en, zh),
        keywords: `${en} ${zh}`,
        detail: code,
      })),
    [language],
  );
  const options = { originCountry, quantityUnit };
  const choice = (field: 'originCountry' | 'quantityUnit') => (
    <Combobox
      {...form.field(field)}
      label={t(`field.${field}`)}
      placeholder={t(field === 'originCountry' ? 'product.chooseCountry' : 'product.chooseUnit')}
      options={options[field]}
      value={form.values[field] || null}
      onValueChange={(code) => form.set({ [field]: code ?? '' })}
      emptyText={t('product.nothingFound')}
      openLabel={t('product.openList')}
      clearLabel={t('product.clearChoice')}
    />
  );
  return (
    <Card title={t('product.customs')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput form={form} field="declaredValue" unit="USD" />
        <TextInput form={form} field="scheduleB" />
        {choice('originCountry')}
        {choice('quantityUnit')}
        <TextInput form={form} field="custDescription" className="sm:col-span-2" />
        <Checkbox
          label={t('field.batteryFlag')}
          checked={form.values.batteryFlag === 'Yes'}
          onCheckedChange={(hasBattery) => form.set({ batteryFlag: hasBattery ? 'Yes' : 'No' })}
          className="sm:col-span-2"
        />
      </div>
    </Card>
  );
}

/** Details for the seller only. */
function OtherSection({ form }: SectionProps) {
  const { t } = useTranslation('products');
  return (
    <Card title={t('product.other')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput form={form} field="purchasingCost" unit="USD" />
        <TextArea {...form.field('note')} label={t('field.note')} rows={3} className="sm:col-span-2" />
      </div>
    </Card>
  );
}

/** All input fields of a product, in the order in which goods are described. */
export function ProductSections(props: SectionProps) {
  return (
    <>
      <IdentitySection {...props} />
      <MeasuresSection {...props} />
      <CodesSection {...props} />
      <CustomsSection {...props} />
      <OtherSection {...props} />
    </>
  );
}

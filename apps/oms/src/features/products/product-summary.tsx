import type { ProductRecord } from '@lading/contracts/entities/product';
import { totalWeight } from '@lading/contracts/rules/weight';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { DescriptionList } from '@lading/ui/description-list';
import { useTranslation } from 'react-i18next';
import type { ProductForm } from './product-form-rules.ts';

/** What follows from the form as it stands, and when the product was made and changed. */
export function ProductSummary({ product, form }: { product: ProductRecord | null; form: ProductForm }) {
  const { t } = useTranslation(['oms', 'common']);
  const formats = useFormats();
  const { length, width, height, unit } = form;
  const [lengthUnit, weightUnit] = unit === 'cm/kg' ? ['cm', 'kg'] : ['in', 'lb'];
  const weight = totalWeight(form.weight1, form.weight2, unit === 'cm/kg' ? 'cm/kg' : 'in/lb');
  const volume = length && width && height ? length * width * height : null;
  const none = t('common:state.none');
  const amount = (value: number | null, of: string): string =>
    value === null ? none : `${formats.number(value, { maximumFractionDigits: 3 })} ${of}`;
  return (
    <Card title={t('product.summary')} className="lg:sticky lg:top-4">
      <DescriptionList
        items={[
          { term: t('product.totalWeight'), detail: amount(weight, weightUnit ?? '') },
          { term: t('product.volume'), detail: amount(volume, `${lengthUnit}³`) },
          ...(product
            ? [
                { term: t('product.created'), detail: formats.time(product.createTime) || none },
                { term: t('product.updated'), detail: formats.time(product.updateTime) || none },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

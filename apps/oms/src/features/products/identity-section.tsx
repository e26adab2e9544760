import { Card } from '@lading/ui/card';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props.ts';
import { TextInput } from './text-input.tsx';

/** What the product is called. */
export function IdentitySection(props: SectionProps) {
  const { t } = useTranslation('oms');
  return (
    <Card title={t('product.identity')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...props} field="skuCode" />
        <TextInput {...props} field="brand" />
        <TextInput {...props} field="skuName" className="sm:col-span-2" />
        <TextInput {...props} field="skuNameCN" className="sm:col-span-2" />
      </div>
    </Card>
  );
}

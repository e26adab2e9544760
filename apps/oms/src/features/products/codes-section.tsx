import { Card } from '@lading/ui/card';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props.ts';
import { TextInput } from './text-input.tsx';

/** What a scanner may find on the goods. */
export function CodesSection(props: SectionProps) {
  const { t } = useTranslation('oms');
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

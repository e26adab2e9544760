import { Card } from '@lading/ui/card';
import { TextArea } from '@lading/ui/text-area';
import { useTranslation } from 'react-i18next';
import { NumberInput } from './number-input.tsx';
import type { SectionProps } from './section-props.ts';

/** What only the seller needs to know. */
export function OtherSection(props: SectionProps) {
  const { form, errors, onChange } = props;
  const { t } = useTranslation('oms');
  return (
    <Card title={t('product.other')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput {...props} field="purchasingCost" unit="USD" />
        <TextArea
          label={t('field.note')}
          rows={3}
          value={form.note}
          onValueChange={(note) => onChange({ note })}
          className="sm:col-span-2"
          {...(errors.note ? { error: errors.note } : {})}
        />
      </div>
    </Card>
  );
}

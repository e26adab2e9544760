import { eeiFileChoice, eeiPapers, type EeiRecord } from '@lading/contracts/shipping';
import { languages } from '@lading/i18n/languages';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Select } from '@lading/ui/select';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEeiFile } from './eei-queries.ts';

export interface EeiFileDialogProps {
  one: EeiRecord;
  onClose: () => void;
}

/** Downloads the document of an export; its paper and language are chosen first. */
export function EeiFileDialog({ one, onClose }: EeiFileDialogProps) {
  const { t } = useTranslation('shippingEei');
  const file = useEeiFile();
  const form = useForm({
    schema: eeiFileChoice,
    defaults: { paper: 'LETTER', language: useLanguage() },
    async submit(query) {
      await file.mutateAsync({ one, query });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('file.title', { no: one.shipmentNo })}
      description={t('file.text')}
      submitLabel={t('file.submit')}
      submitIcon={<Download aria-hidden="true" />}
      failureTitle={t('file.failed')}
      width={440}
      onClose={onClose}
    >
      <Select
        {...form.field('paper')}
        label={t('file.paper')}
        options={eeiPapers.map((value) => ({ value, label: t(`file.${value}`) }))}
      />
      <Select
        {...form.field('language')}
        label={t('file.language')}
        options={Object.values(languages).map(({ code, name }) => ({ value: code, label: name }))}
      />
    </FormDialog>
  );
}

import { eeiApi, eeiCitation, type EeiRecord } from '@lading/contracts/shipping';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useEnterCitation } from './eei-queries.ts';

export interface CitationDialogProps {
  one: EeiRecord;
  onClose: () => void;
}

/** Enters the ITN of an export, or why none was required, after its label was bought; earlier citations stay on record. */
export function CitationDialog({ one, onClose }: CitationDialogProps) {
  const { t } = useTranslation('shippingEei');
  const enter = useEnterCitation();
  const { recordId, shipmentNo } = one;
  const form = useForm({
    schema: eeiApi.calls.enterCitation.body,
    defaults: { citation: '' },
    wire: (values) => ({ ...values, recordId }),
    async submit(body) {
      await enter.mutateAsync(body);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('enter.title', { no: shipmentNo })}
      description={t('enter.text', { cited: eeiCitation(one) })}
      submitLabel={t('enter.submit')}
      failureTitle={t('enter.failed')}
      isDisabled={form.values.citation.trim() === ''}
      width={440}
      onClose={onClose}
    >
      <TextField
        {...form.field('citation')}
        label={t('enter.label')}
        description={t('enter.hint')}
        autoComplete="off"
      />
    </FormDialog>
  );
}

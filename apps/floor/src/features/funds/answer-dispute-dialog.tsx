import { providerInvoicesApi, type InvoiceDispute } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { TextArea } from '@lading/ui/text-area';
import { useTranslation } from 'react-i18next';
import { useKeepInvoice } from './invoice-queries.ts';

interface AnswerDisputeDialogProps {
  dispute: InvoiceDispute;
  decision: 'CREDITED' | 'DECLINED';
  onClose: () => void;
}

const { answerDispute } = providerInvoicesApi.calls;

/** Accepts a dispute with a credit note, or declines it; either with an answer that the client reads. */
export function AnswerDisputeDialog({ dispute, decision, onClose }: AnswerDisputeDialogProps) {
  const { t } = useTranslation('fundsInvoices');
  const api = useApi();
  const keep = useKeepInvoice();
  const { disputeId } = dispute;
  const form = useForm({
    schema: answerDispute.body,
    defaults: { answer: '' },
    wire: ({ answer }) => ({ disputeId, decision, answer }),
    async submit(body) {
      keep(await api.call(answerDispute, { body }));
      onClose();
    },
  });
  const isCredit = decision === 'CREDITED';
  return (
    <FormDialog
      form={form}
      title={isCredit ? t('dispute.creditTitle') : t('dispute.declineTitle')}
      description={isCredit ? t('dispute.creditText') : t('dispute.declineText')}
      submitLabel={isCredit ? t('dispute.submitCredit') : t('dispute.submitDecline')}
      failureTitle={t('dispute.answerFailed')}
      width={480}
      onClose={onClose}
    >
      <TextArea {...form.field('answer')} label={t('dispute.answer')} maxLength={1000} />
    </FormDialog>
  );
}

import { useHost } from '@lading/bridge/react';
import { invoicesApi, type InvoiceDetail, type InvoiceLine } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useFeeName } from '@lading/sub-app-kit/invoices';
import { TextArea } from '@lading/ui/text-area';
import { useTranslation } from 'react-i18next';
import { useKeepInvoice } from './invoice-queries.ts';

interface DisputeDialogProps {
  invoice: Pick<InvoiceDetail, 'invoiceId' | 'providerName'>;
  line: Pick<InvoiceLine, 'lineNo' | 'fee'>;
  /** Some charges of the line; without them, all. */
  chargeIds?: string[];
  onClose: (isSent: boolean) => void;
}

const { disputeLine } = invoicesApi.calls;

/** Disputes a line of an invoice, or some of its charges. */
export function DisputeDialog({ invoice, line, chargeIds, onClose }: DisputeDialogProps) {
  const { t } = useTranslation('fundsInvoices');
  const { bus } = useHost();
  const api = useApi();
  const keep = useKeepInvoice();
  const feeName = useFeeName();
  const { invoiceId, providerName } = invoice;
  const form = useForm({
    schema: disputeLine.body,
    defaults: { reason: '' },
    wire: ({ reason }) => ({ invoiceId, lineNo: line.lineNo, reason, ...(chargeIds ? { chargeIds } : {}) }),
    async submit(body) {
      keep(await api.call(disputeLine, { body }));
      bus.emit('notice:show', { tone: 'info', title: t('dispute.done', { provider: providerName }) });
      onClose(true);
    },
  });
  return (
    <FormDialog
      form={form}
      title={
        chargeIds
          ? t('dispute.chargesTitle', { count: chargeIds.length })
          : t('dispute.lineTitle', { fee: feeName(line) })
      }
      description={chargeIds ? t('dispute.textCharges') : t('dispute.text')}
      submitLabel={t('dispute.submit')}
      failureTitle={t('dispute.failed')}
      width={480}
      onClose={() => onClose(false)}
    >
      <TextArea {...form.field('reason')} label={t('dispute.what')} maxLength={1000} />
    </FormDialog>
  );
}

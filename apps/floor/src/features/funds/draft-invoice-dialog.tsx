import { useHostState } from '@lading/bridge/react';
import { providerInvoicesApi } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, LoadedField, useForm } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useKeepInvoice } from './invoice-queries.ts';
import { lastMonth } from './money-days.ts';
import { useClients } from './money-queries.ts';

const { draftInvoice } = providerInvoicesApi.calls;

/** Creates a draft from a client's charges in a period, and opens it for review. */
export function DraftInvoiceDialog({ warehouseId, onClose }: { warehouseId: string; onClose: () => void }) {
  const { t } = useTranslation('fundsInvoices');
  const api = useApi();
  const keep = useKeepInvoice();
  const navigate = useNavigate();
  const clients = useClients(warehouseId);
  const timeZone = useHostState((state) => state.timeZone);
  const form = useForm({
    schema: draftInvoice.body,
    defaults: { orgId: '', ...lastMonth(timeZone) },
    wire: ({ orgId, ...days }) => ({ warehouseId, orgId: orgId === '' ? undefined : orgId, ...days }),
    async submit(body) {
      const draft = await api.call(draftInvoice, { body });
      keep(draft);
      await navigate(`/money/invoices/${draft.invoiceId}`);
    },
  });
  const { values, errors } = form;
  return (
    <FormDialog
      form={form}
      title={t('draft.title')}
      description={t('draft.text')}
      submitLabel={t('draft.submit')}
      failureTitle={t('draft.failed')}
      width={460}
      onClose={onClose}
    >
      <LoadedField label={t('draft.client')} query={clients}>
        <Select
          {...form.field('orgId')}
          label={t('draft.client')}
          placeholder={t('draft.choose')}
          options={(clients.data ?? []).map(({ orgId, orgName }) => ({ value: orgId, label: orgName }))}
        />
      </LoadedField>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['fromDay', 'toDay'] as const).map((name) => (
          <div key={name}>
            <DayFilter
              label={t(name === 'fromDay' ? 'draft.from' : 'draft.to')}
              value={values[name]}
              onChange={(day) => form.set({ [name]: day ?? '' })}
            />
            {errors[name] ? <p className="mt-1 text-sm text-danger-ink">{errors[name]}</p> : null}
          </div>
        ))}
      </div>
    </FormDialog>
  );
}

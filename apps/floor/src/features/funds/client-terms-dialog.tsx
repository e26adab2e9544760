import { moneyApi } from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import type { ClientDialogProps } from './client-payment-dialog.tsx';
import { useKeepClients } from './money-queries.ts';

const { saveTerms } = moneyApi.calls;

/** What happens if a client's balance is too low, and when its invoices are due. */
export function ClientTermsDialog({ warehouseId, client, onClose }: ClientDialogProps) {
  const { t } = useTranslation('fundsMoney');
  const api = useApi();
  const locale = languageTag(useLanguage());
  const keep = useKeepClients(warehouseId);
  const { orgId, orgName } = client;
  const defaults: { whenShort: 'WARN' | 'BLOCK'; dueDays: number | null } = {
    whenShort: client.whenShort,
    dueDays: client.dueDays,
  };
  const form = useForm({
    schema: saveTerms.body,
    defaults,
    wire: (values) => ({ warehouseId, orgId, ...values }),
    async submit(body) {
      keep(await api.call(saveTerms, { body }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('terms.title', { client: orgName })}
      submitLabel={t('terms.submit')}
      failureTitle={t('failed')}
      width={420}
      onClose={onClose}
    >
      <Select
        {...form.field('whenShort')}
        label={t('terms.whenShort')}
        options={(['WARN', 'BLOCK'] as const).map((value) => ({ value, label: t(`terms.${value}`) }))}
      />
      <NumberField
        {...form.field('dueDays')}
        label={t('terms.dueDays')}
        min={0}
        max={120}
        decimals={0}
        locale={locale}
        unit={t('terms.days')}
        className="max-w-40"
      />
    </FormDialog>
  );
}

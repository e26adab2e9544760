import { useHost } from '@lading/bridge/react';
import { decimalPlaces, moneyOf } from '@lading/contracts/core';
import { moneyApi, type WarehouseClient } from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useKeepClients } from './money-queries.ts';

export interface ClientDialogProps {
  warehouseId: string;
  client: WarehouseClient;
  onClose: () => void;
}

const { recordPayment } = moneyApi.calls;

/** Credits an external payment of a client. */
export function ClientPaymentDialog({ warehouseId, client, onClose }: ClientDialogProps) {
  const { t } = useTranslation('fundsMoney');
  const { bus } = useHost();
  const api = useApi();
  const amountText = useAmount();
  const locale = languageTag(useLanguage());
  const keep = useKeepClients(warehouseId);
  const { orgId, orgName } = client;
  const { currency } = client.balance;
  const decimals = decimalPlaces(currency);
  const defaults: { amount: number | null; reference: string } = { amount: null, reference: '' };
  const form = useForm({
    schema: recordPayment.body,
    defaults,
    wire: ({ amount, reference }) => ({
      warehouseId,
      orgId,
      reference,
      amount: amount === null ? undefined : moneyOf(amount.toFixed(decimals), currency),
    }),
    async submit(body) {
      keep(await api.call(recordPayment, { body }));
      const title = t('pay.done', { amount: amountText(body.amount), client: orgName });
      bus.emit('notice:show', { tone: 'info', title });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('pay.title', { client: orgName })}
      description={t('pay.text')}
      submitLabel={t('pay.submit')}
      failureTitle={t('failed')}
      width={420}
      onClose={onClose}
    >
      <NumberField
        {...form.field('amount')}
        label={t('pay.amount')}
        min={0}
        decimals={decimals}
        locale={locale}
        unit={currency}
        className="max-w-48"
      />
      <TextField
        {...form.field('reference')}
        label={t('pay.reference')}
        description={t('pay.referenceHint')}
        maxLength={80}
        autoComplete="off"
      />
    </FormDialog>
  );
}

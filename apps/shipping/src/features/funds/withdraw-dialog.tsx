import { useHost } from '@lading/bridge/react';
import {
  accountForms,
  withdrawalMessages,
  withdrawalsApi,
  type AccountForm,
  type WithdrawalOffer,
} from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { NumberField } from '@lading/ui/number-field';
import { RadioGroup } from '@lading/ui/radio-group';
import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyOrNothing } from './top-up-rules.ts';
import { useWithdraw, useWithdrawalOffer } from './withdrawal-queries.ts';

/** Opens the dialog, for those who may withdraw while no withdrawal waits. */
export function WithdrawButton() {
  const { t } = useTranslation('fundsWithdrawals');
  const { data } = useWithdrawalOffer();
  const [isOpen, setOpen] = useState(false);
  if (!data?.isAllowed) return null;
  return (
    <>
      {data.waiting ? null : <Button onClick={() => setOpen(true)}>{t('act')}</Button>}
      {isOpen ? <WithdrawDialog offer={data} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Asks for money out of the wallet: how much, and to which bank account. */
function WithdrawDialog({ offer, onClose }: { offer: WithdrawalOffer; onClose: () => void }) {
  const { t } = useTranslation('fundsWithdrawals');
  const { bus } = useHost();
  const write = useAmount();
  const locale = languageTag(useLanguage());
  const { mutateAsync } = useWithdraw();
  const { most, kept } = offer;
  const { currency } = most;
  const defaults: {
    amount: number | null;
    holder: string;
    accountForm: AccountForm;
    accountNumber: string;
    bankCode: string;
  } = { amount: null, holder: '', accountForm: 'number', accountNumber: '', bankCode: '' };
  const form = useForm({
    schema: withdrawalsApi.calls.withdraw.body,
    catalogs: [withdrawalMessages],
    defaults,
    wire: (values) => ({ ...values, amount: moneyOrNothing(values.amount, currency) }),
    async submit(body) {
      await mutateAsync(body);
      bus.emit('notice:show', { tone: 'info', title: t('asked') });
      onClose();
    },
  });
  const { amount, accountForm } = form.values;
  const entered = moneyOrNothing(amount, currency);
  const isIban = accountForm === 'iban';
  return (
    <FormDialog
      form={form}
      title={t('title')}
      description={most.minor > 0 ? t('text', { most: write(most) }) : t('nothing')}
      submitLabel={t('submit', { amount: entered ? write(entered) : '' })}
      isDisabled={most.minor === 0}
      failureTitle={t('failed')}
      onClose={onClose}
    >
      {kept.minor > 0 ? <p className="text-sm text-ink-muted">{t('kept', { kept: write(kept) })}</p> : null}
      <NumberField
        {...form.field('amount')}
        label={t('amount')}
        min={0}
        decimals={2}
        locale={locale}
        unit={currency}
        className="max-w-48"
      />
      <TextField {...form.field('holder')} label={t('holder')} autoComplete="off" />
      <RadioGroup
        label={t('accountForm')}
        options={accountForms.map((value) => ({ value, label: t(`forms.${value}`) }))}
        value={accountForm}
        onValueChange={(chosen) => form.set({ accountForm: chosen })}
      />
      <TextField
        {...form.field('accountNumber')}
        required
        label={t(isIban ? 'iban' : 'accountNumber')}
        description={t('masked')}
        autoComplete="off"
      />
      <TextField
        {...form.field('bankCode')}
        required={!isIban}
        label={t('bankCode')}
        description={isIban ? t('bankCodeHint') : undefined}
        autoComplete="off"
      />
    </FormDialog>
  );
}

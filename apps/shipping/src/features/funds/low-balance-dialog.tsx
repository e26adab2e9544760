import { useHost } from '@lading/bridge/react';
import { decimalText } from '@lading/contracts/core';
import { fundsApi, type WalletBalance } from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Checkbox } from '@lading/ui/checkbox';
import { NumberField } from '@lading/ui/number-field';
import { useTranslation } from 'react-i18next';
import { useSaveLowBalance } from './postage-queries.ts';
import { moneyOrNothing } from './top-up-rules.ts';

export interface LowBalanceDialogProps {
  balance: WalletBalance;
  onClose: () => void;
}

/** Sets the balance below which a message is sent and the page warns. */
export function LowBalanceDialog({ balance, onClose }: LowBalanceDialogProps) {
  const { t } = useTranslation('funds');
  const { bus } = useHost();
  const locale = languageTag(useLanguage());
  const { lowBalance, available } = balance;
  const save = useSaveLowBalance();
  const defaults: { isOn: boolean; lowBalance: number | null } = {
    isOn: true,
    lowBalance: lowBalance ? Number(decimalText(lowBalance)) : 50,
  };
  const form = useForm({
    schema: fundsApi.calls.setLowBalance.body,
    defaults,
    wire: ({ isOn, lowBalance: limit }) => ({
      lowBalance: isOn ? moneyOrNothing(limit, available.currency) : null,
    }),
    async submit({ lowBalance: limit }) {
      await save.mutateAsync(limit);
      bus.emit('notice:show', { tone: 'info', title: limit ? t('low.saved') : t('low.savedOff') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('low.act')}
      description={t('low.dialogText')}
      submitLabel={t('low.save')}
      failureTitle={t('low.failed')}
      width={420}
      onClose={onClose}
    >
      <Checkbox
        label={t('low.isOn')}
        checked={form.values.isOn}
        onCheckedChange={(isOn) => form.set({ isOn })}
      />
      {form.values.isOn ? (
        <NumberField
          {...form.field('lowBalance')}
          label={t('low.amount')}
          min={0}
          decimals={2}
          locale={locale}
          unit={available.currency}
          className="max-w-48"
        />
      ) : null}
    </FormDialog>
  );
}

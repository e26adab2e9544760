import { useHost, useHostState } from '@lading/bridge/react';
import { decimalText, type Money } from '@lading/contracts/core';
import { autoTopUpConsent, fundsMessages, type AutoTopUpOffer } from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Checkbox } from '@lading/ui/checkbox';
import { NumberField } from '@lading/ui/number-field';
import { RadioGroup } from '@lading/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { useSaveAutoTopUp } from './auto-top-up-queries.ts';
import { moneyOrNothing } from './top-up-rules.ts';

export interface AutoTopUpDialogProps {
  offer: AutoTopUpOffer;
  currency: string;
  onClose: () => void;
}

/** A suggestion that suits most sellers. */
const suggested = { threshold: 50, amount: 100, monthlyCap: 1_000 } as const;
const amounts = ['threshold', 'amount', 'monthlyCap'] as const;

/** The threshold and the amount to add, and the payer's consent to it. */
export function AutoTopUpDialog({ offer, currency, onClose }: AutoTopUpDialogProps) {
  const { t } = useTranslation('funds');
  const { bus } = useHost();
  const timeZone = useHostState((state) => state.timeZone);
  const locale = languageTag(useLanguage());
  const write = useAmount();
  const save = useSaveAutoTopUp();
  const { setting, methods } = offer;
  const whole = (saved: Money | undefined, other: number): number | null =>
    saved ? Number(decimalText(saved)) : other;
  const form = useForm({
    schema: autoTopUpConsent,
    catalogs: [fundsMessages],
    defaults: {
      threshold: whole(setting?.threshold, suggested.threshold),
      amount: whole(setting?.amount, suggested.amount),
      monthlyCap: whole(setting?.monthlyCap, suggested.monthlyCap),
      method: setting?.method ?? methods[0] ?? 'demo',
      // Cleared at each change: another amount requires another consent.
      isConsented: false,
    },
    wire: (values) => ({
      ...values,
      timeZone,
      ...Object.fromEntries(amounts.map((name) => [name, moneyOrNothing(values[name], currency)])),
    }),
    async submit(consent) {
      await save.mutateAsync(consent);
      bus.emit('notice:show', { tone: 'info', title: t('auto.saved') });
      onClose();
    },
  });
  const { values } = form;
  const shown = (value: number | null) => {
    const money = moneyOrNothing(value, currency);
    return money ? write(money) : '…';
  };
  return (
    <FormDialog
      form={form}
      title={t('auto.title')}
      description={t('auto.text')}
      submitLabel={t('auto.save')}
      failureTitle={t('auto.failed')}
      width={480}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {amounts.map((name) => (
          <NumberField
            key={name}
            {...form.field(name)}
            label={t(`auto.${name}`)}
            min={0}
            decimals={2}
            locale={locale}
            unit={currency}
          />
        ))}
      </div>
      {methods.length > 1 ? (
        <RadioGroup
          label={t('add.method')}
          options={methods.map((value) => ({ value, label: t(`add.methods.${value}`) }))}
          value={values.method}
          onValueChange={(method) => form.set({ method })}
        />
      ) : null}
      <div className="grid gap-1">
        <Checkbox
          name="isConsented"
          label={t('auto.consent', {
            method: t(`add.methods.${values.method}`),
            threshold: shown(values.threshold),
            amount: shown(values.amount),
            monthlyCap: shown(values.monthlyCap),
          })}
          checked={values.isConsented}
          onCheckedChange={(isConsented) => form.set({ isConsented })}
        />
        {form.errors.isConsented ? (
          <p role="alert" className="pl-6 text-sm text-danger-ink">
            {form.errors.isConsented}
          </p>
        ) : null}
      </div>
    </FormDialog>
  );
}

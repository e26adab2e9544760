import {
  fundsApi,
  fundsMessages,
  topUpBounds,
  type Payment,
  type PaymentMethod,
} from '@lading/contracts/funds';
import { moneyOf } from '@lading/contracts/core';
import { languageTag } from '@lading/i18n/languages';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { FormFailure, useForm } from '@lading/sub-app-kit/form';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { NumberField } from '@lading/ui/number-field';
import { RadioGroup } from '@lading/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { useTopUp, useTopUpMethods } from './postage-queries.ts';
import { commonAmounts, moneyOrNothing, suggestedAmount } from './top-up-rules.ts';

export interface TopUpFormProps {
  currency: string;
  /** The amount missing for a label. */
  initial: number | null;
  onStarted: (payment: Payment) => void;
}

/** The amount and the payment method. */
export function TopUpForm({ currency, initial, onStarted }: TopUpFormProps) {
  const { t } = useTranslation('funds');
  const write = useAmount();
  const locale = languageTag(useLanguage());
  const methods = useTopUpMethods();
  const { mutateAsync } = useTopUp();
  const bound = (whole: number) => write(moneyOf(whole.toFixed(2), currency));
  const preferred = methods.data?.at(-1) ?? null;
  const defaults: { amount: number | null; method: PaymentMethod | null } = {
    amount: suggestedAmount(initial),
    method: null,
  };
  const form = useForm({
    schema: fundsApi.calls.topUp.body,
    catalogs: [fundsMessages],
    defaults,
    wire: ({ amount, method }) => ({
      amount: moneyOrNothing(amount, currency),
      method: method ?? preferred,
    }),
    say: (field) =>
      field === 'amount'
        ? t('add.amountError', { min: bound(topUpBounds.min), max: bound(topUpBounds.max) })
        : undefined,
    async submit(body) {
      const payment = await mutateAsync(body);
      if (payment) onStarted(payment);
    },
  });

  if (methods.error && !methods.data)
    return (
      <Card>
        <FailureState
          compact
          title={t('add.methodsFailed')}
          fault={methods.error}
          onRetry={() => void methods.refetch()}
          retrying={methods.isFetching}
        />
      </Card>
    );
  if (methods.data?.length === 0) return <Banner tone="warning">{t('add.noMethods')}</Banner>;

  const { amount, method } = form.values;
  const entered = moneyOrNothing(amount, currency);
  return (
    <Card>
      <form {...form.props} className="grid max-w-160 gap-4">
        <FormFailure failure={form.failure} title={t('add.failed')} />
        <div className="flex flex-wrap items-end gap-3">
          <NumberField
            {...form.field('amount')}
            label={t('add.amount')}
            min={0}
            decimals={2}
            locale={locale}
            unit={currency}
            className="w-44"
          />
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t('add.quick')}</legend>
            {commonAmounts.map((one) => (
              <Button key={one} aria-pressed={amount === one} onClick={() => form.set({ amount: one })}>
                {bound(one).replace(/\.00$/, '')}
              </Button>
            ))}
          </fieldset>
        </div>
        <RadioGroup
          label={t('add.method')}
          options={(methods.data ?? []).map((one) => ({
            value: one,
            label: t(`add.methods.${one}`),
            description: t(`add.methodHints.${one}`),
          }))}
          value={method ?? preferred}
          onValueChange={(chosen) => form.set({ method: chosen })}
          error={form.errors.method}
        />
        <div>
          <Button type="submit" variant="primary" loading={form.isPending} disabled={!methods.data}>
            {t('add.submit', { amount: entered ? write(entered) : '' })}
          </Button>
        </div>
      </form>
    </Card>
  );
}

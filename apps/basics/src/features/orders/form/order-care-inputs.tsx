import { limits } from '@lading/contracts/core';
import { lithiumAnswers } from '@lading/contracts/orders';
import { languageTag } from '@lading/i18n/languages';
import type { Form } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import type { OrderValues } from './order-form-rules.ts';

interface CareInputsProps {
  form: Form<OrderValues>;
}

/** The insured value of an order, the amount collected on delivery, and whether it contains batteries. */
export function CareInputs({ form }: CareInputsProps) {
  const { t } = useTranslation('ordersWork');
  const locale = languageTag(useLanguage());
  const amount = { min: 0, max: limits.amount.maximum, decimals: 2, locale };
  return (
    <>
      <NumberField
        {...form.field('insuranceDeclared')}
        {...amount}
        label={t('field.insuranceDeclared')}
        description={t('form.insuredHint', { currency: form.values.currency })}
      />
      <NumberField
        {...form.field('codAmount')}
        {...amount}
        label={t('field.codAmount')}
        description={t('form.inCurrency', { currency: form.values.currency })}
      />
      <Select
        {...form.field('lithium')}
        label={t('field.lithium')}
        options={[
          { value: '', label: t('form.lithium.unknown') },
          ...lithiumAnswers.map((value) => ({ value, label: t(`form.lithium.${value}`) })),
        ]}
      />
    </>
  );
}

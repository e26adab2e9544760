import { limits } from '@lading/contracts/core';
import { signatureTypes } from '@lading/contracts/shipping';
import { languageTag } from '@lading/i18n/languages';
import { AddressFields, AddressPicker } from '@lading/sub-app-kit/addresses';
import type { FieldWiring, Form } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Checkbox } from '@lading/ui/checkbox';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { addressValues } from '../form/order-form-rules.ts';
import type { BulkValues } from './bulk-act-rules.ts';

/** The signature option for many orders. */
export function SignatureField(field: FieldWiring<string>) {
  const { t } = useTranslation(['ordersBulk', 'ordersWork']);
  return (
    <Select
      {...field}
      label={t('ordersWork:form.signatureType')}
      placeholder={t('chooseSignature')}
      options={signatureTypes.map((value) => ({ value, label: t(`ordersWork:form.signatures.${value}`) }))}
    />
  );
}

/** The insured value of each of many orders. */
export function InsuranceField(field: FieldWiring<number | null>) {
  const { t } = useTranslation(['ordersBulk', 'ordersWork']);
  return (
    <NumberField
      {...field}
      required={false}
      label={t('ordersWork:field.insuranceDeclared')}
      description={t('ofEachOrder')}
      min={0}
      max={limits.amount.maximum}
      decimals={limits.amount.decimals}
      locale={languageTag(useLanguage())}
    />
  );
}

/** The sender of many orders: an address, from the address book or typed, or the last used sender. */
export function SenderFields({ form }: { form: Form<BulkValues> }) {
  const { t } = useTranslation(['ordersBulk', 'ordersWork']);
  const { usesLast } = form.values;
  return (
    <div className="grid gap-3">
      <Checkbox
        label={t('lastSender')}
        checked={usesLast}
        onCheckedChange={(next) => form.set({ usesLast: next })}
      />
      {usesLast ? null : (
        <>
          <div className="justify-self-start">
            <AddressPicker onPick={(address) => form.set(addressValues('sender', address))} />
          </div>
          <AddressFields field={(part) => form.field(`sender.${part}`)} canClearCountry>
            <TextField
              {...form.field('sender.email')}
              label={t('ordersWork:address.email')}
              autoComplete="off"
              className="sm:col-span-2"
            />
          </AddressFields>
        </>
      )}
    </div>
  );
}

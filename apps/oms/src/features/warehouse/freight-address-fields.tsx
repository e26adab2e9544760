import { countries } from '@lading/contracts/core';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Combobox } from '@lading/ui/combobox';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';

const parts = [
  ...(['name', 'company', 'addressLine1', 'addressLine2', 'city', 'stateCode'] as const),
  ...(['zipCode', 'countryCode', 'phone'] as const),
] as const;
type Part = (typeof parts)[number];

/** A recipient as it is typed: a field of the form for each part. */
export type RecipientValues = Record<`recipient.${Part}`, string>;

export const emptyRecipient = Object.fromEntries(
  parts.map((part) => [`recipient.${part}`, part === 'countryCode' ? 'US' : '']),
) as RecipientValues;

/** The recipient as it is sent. */
export const recipientOf = (values: RecipientValues): Record<Part, string> =>
  Object.fromEntries(parts.map((part) => [part, values[`recipient.${part}`]])) as Record<Part, string>;

/** What the form kit gives for one part of the address. */
interface PartField {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
}

/** To whom freight goes. */
export function FreightAddressFields({ field }: { field: (part: Part) => PartField }) {
  const { t } = useTranslation('ordersWork');
  const formats = useFormats();
  const text = (part: Part, className?: string) => (
    <TextField
      {...field(part)}
      label={t(`address.${part}`)}
      autoComplete="off"
      {...(className && { className })}
    />
  );
  const { value, onValueChange, ...country } = field('countryCode');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {text('name')}
      {text('company')}
      {text('addressLine1', 'sm:col-span-2')}
      {text('addressLine2', 'sm:col-span-2')}
      {text('city')}
      <div className="grid grid-cols-2 gap-4">
        {text('stateCode')}
        {text('zipCode')}
      </div>
      <Combobox
        {...country}
        label={t('address.countryCode')}
        value={value || null}
        onValueChange={(next) => onValueChange(next ?? '')}
        options={countries.map(({ code, en, zh }) => ({
          ...{ value: code, label: formats.pick(en, zh), keywords: `${en} ${zh}`, detail: code },
        }))}
        emptyText={t('form.noCountry')}
        openLabel={t('form.openCountries')}
      />
      {text('phone')}
    </div>
  );
}

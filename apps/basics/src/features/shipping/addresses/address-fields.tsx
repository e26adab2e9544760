import { CountryField, type FieldWiring } from '@lading/sub-app-kit/form';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';

const texts = ['name', 'company', 'addressLine1', 'addressLine2', 'city', 'stateCode', 'zipCode'] as const;
const contacts = ['phone', 'email'] as const;
const wide: ReadonlySet<string> = new Set(['addressLine1', 'addressLine2']);

/** The typed parts of an address; its country is chosen. */
export type AddressText = (typeof texts)[number] | (typeof contacts)[number];

interface AddressFieldsProps {
  /** The form's props for a part. */
  field: (part: AddressText) => FieldWiring<string>;
  /** The country field may be empty while one is chosen. */
  country: FieldWiring<string | null>;
}

/** The fields of an address. */
export function AddressFields({ field, country }: AddressFieldsProps) {
  const { t } = useTranslation('shippingAddresses');
  const text = (part: AddressText) => (
    <TextField
      key={part}
      {...field(part)}
      label={t(`form.${part}`)}
      autoComplete="off"
      maxLength={part === 'email' ? 254 : 100}
      {...(wide.has(part) ? { className: 'sm:col-span-2' } : {})}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {texts.map(text)}
      <CountryField {...country} label={t('form.country')} />
      {contacts.map(text)}
    </div>
  );
}

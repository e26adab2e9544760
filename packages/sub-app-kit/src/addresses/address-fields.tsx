import { TextField } from '@lading/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryField, type FieldWiring } from '../form/index.ts';

/** The parts of every address, in typing order. */
export const addressParts = [
  ...(['name', 'company', 'addressLine1', 'addressLine2', 'city', 'stateCode'] as const),
  ...(['zipCode', 'countryCode', 'phone'] as const),
] as const;
export type AddressPart = (typeof addressParts)[number];

interface AddressFieldsProps {
  /** The form's props for a part. */
  field: (part: AddressPart) => FieldWiring<string>;
  /** The country may be left empty if it is known from elsewhere. */
  canClearCountry?: boolean;
  /** More fields. */
  children?: ReactNode;
}

/** The parts of an address in a form. */
export function AddressFields({ field, canClearCountry, children }: AddressFieldsProps) {
  const { t } = useTranslation('ordersWork');
  const text = (part: AddressPart, className?: string) => (
    <TextField
      {...field(part)}
      label={t(`address.${part}`)}
      autoComplete="off"
      {...(className && { className })}
    />
  );
  const { value, onValueChange, ...country } = field('countryCode');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {text('name')}
      {text('company')}
      {text('addressLine1', 'sm:col-span-2')}
      {text('addressLine2', 'sm:col-span-2')}
      {text('city')}
      <div className="grid grid-cols-2 gap-3">
        {text('stateCode')}
        {text('zipCode')}
      </div>
      <CountryField
        {...country}
        label={t('address.countryCode')}
        value={value || null}
        onValueChange={(next) => onValueChange(next ?? '')}
        {...(canClearCountry && { clearLabel: t('form.clearCountry') })}
      />
      {text('phone')}
      {children}
    </div>
  );
}

import { addressLines } from '@lading/contracts/core';
import {
  addressChangeDraft,
  shipmentServiceMessages,
  type AddressChange,
  type AddressChangeDraft,
  type AddressChangeKind,
  type AddressChangeOptions,
} from '@lading/contracts/shipment-service';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { RadioGroup } from '@lading/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { AddressFields, type AddressText } from '../addresses/address-fields.tsx';
import { useChangeActs } from './address-change-queries.ts';

const parts: readonly AddressText[] = [
  ...(['name', 'company', 'addressLine1', 'addressLine2', 'city', 'stateCode', 'zipCode'] as const),
  ...(['phone', 'email'] as const),
];
type AddressValues = Record<`to.${AddressText}`, string> & { 'to.countryCode': string | null };

/** The input, kept while the fee is shown. */
export type EnteredChange = AddressValues & { kind: AddressChangeKind };

const addressOf = (values: AddressValues) => ({
  ...Object.fromEntries(parts.map((part) => [part, values[`to.${part}`]])),
  countryCode: values['to.countryCode'],
});
const valuesOf = (address: AddressChangeOptions['recipient']): AddressValues =>
  ({
    ...Object.fromEntries(parts.map((part) => [`to.${part}`, address?.[part] ?? ''])),
    'to.countryCode': address?.countryCode ?? 'US',
  }) as AddressValues;

interface ChangeFormProps {
  options: AddressChangeOptions;
  entered: EnteredChange | null;
  onOffer: (offer: AddressChange, entered: EnteredChange) => void;
  onClose: () => void;
}

/** Warns that a carrier may be too late. */
export function NotGuaranteed() {
  const { t } = useTranslation('shippingAddressChanges');
  return (
    <Banner tone="warning" title={t('guarantee.title')}>
      {t('guarantee.text')}
    </Banner>
  );
}

/** The change for a parcel; its fee is requested on submit. */
export function ChangeForm({ options, entered, onOffer, onClose }: ChangeFormProps) {
  const { t } = useTranslation('shippingAddressChanges');
  const formats = useFormats();
  const { offer } = useChangeActs();
  const { shipmentId, shipmentNo, kinds, recipient } = options;
  const defaults: EnteredChange = { ...valuesOf(recipient), kind: kinds[0] ?? 'REDIRECT' };
  const form = useForm<EnteredChange, AddressChangeDraft>({
    schema: addressChangeDraft,
    catalogs: [shipmentServiceMessages],
    defaults,
    initial: entered ?? undefined,
    wire: ({ kind, ...values }) => {
      // The form finds the required fields with every value empty, including the kind.
      const asked = kind || 'REDIRECT';
      return { shipmentId, kind: asked, to: asked === 'REDIRECT' ? addressOf(values) : null };
    },
    async submit(body) {
      const made = await offer.mutateAsync(body);
      if (made) onOffer(made, form.values);
    },
  });
  const { kind } = form.values;
  const lines = recipient ? addressLines(recipient, formats.country(recipient.countryCode)) : [];
  return (
    <FormDialog
      form={form}
      title={t('dialog.title', { no: shipmentNo })}
      failureTitle={t('dialog.failed')}
      submitLabel={t('dialog.submit')}
      onClose={onClose}
      width={600}
    >
      <p className="text-sm text-ink-muted">{t('dialog.now', { address: lines.join(', ') })}</p>
      <RadioGroup
        label={t('dialog.kinds')}
        value={kind}
        onValueChange={(chosen) => form.set({ kind: chosen })}
        options={kinds.map((value) => ({
          value,
          label: t(`kind.${value}`),
          description: t(`kindHint.${value}`),
        }))}
      />
      {kind === 'REDIRECT' ? (
        <AddressFields field={(part) => form.field(`to.${part}`)} country={form.field('to.countryCode')} />
      ) : null}
      <NotGuaranteed />
    </FormDialog>
  );
}

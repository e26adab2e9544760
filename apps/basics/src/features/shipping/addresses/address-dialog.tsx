import { bookAddress, type BookEntry } from '@lading/contracts/shipping';
import { CountryField, FormDialog, useForm } from '@lading/sub-app-kit/form';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useAddressActs } from './address-queries.ts';

const texts = ['name', 'company', 'addressLine1', 'addressLine2', 'city', 'stateCode', 'zipCode'] as const;
const contacts = ['phone', 'email'] as const;
const wide: ReadonlySet<string> = new Set(['addressLine1', 'addressLine2']);

/** The box of the country may be empty while one is chosen. */
const countryOf = (address: { countryCode?: string | null | undefined } | undefined): string | null =>
  address?.countryCode ?? 'US';

/** Adds an address to the book, or changes one. */
export function AddressDialog({ entry, onClose }: { entry: BookEntry | null; onClose: () => void }) {
  const { t } = useTranslation('shippingAddresses');
  const { save } = useAddressActs();
  const known = entry?.address;
  const form = useForm({
    schema: bookAddress,
    defaults: {
      ...{ name: known?.name ?? '', company: known?.company ?? '' },
      ...{ addressLine1: known?.addressLine1 ?? '', addressLine2: known?.addressLine2 ?? '' },
      ...{ city: known?.city ?? '', stateCode: known?.stateCode ?? '', zipCode: known?.zipCode ?? '' },
      countryCode: countryOf(known),
      ...{ phone: known?.phone ?? '', email: known?.email ?? '' },
    },
    async submit(address) {
      await save.mutateAsync({ ...(entry && { entryId: entry.entryId }), address });
      onClose();
    },
  });
  const field = (name: (typeof texts)[number] | (typeof contacts)[number]) => (
    <TextField
      key={name}
      {...form.field(name)}
      label={t(`form.${name}`)}
      autoComplete="off"
      maxLength={name === 'email' ? 254 : 100}
      {...(wide.has(name) ? { className: 'sm:col-span-2' } : {})}
    />
  );
  return (
    <FormDialog
      form={form}
      title={t(entry ? 'form.editTitle' : 'form.addTitle')}
      failureTitle={t('form.failed')}
      submitLabel={t('form.submit')}
      onClose={onClose}
      width={560}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {texts.map(field)}
        <CountryField {...form.field('countryCode')} label={t('form.country')} />
        {contacts.map(field)}
      </div>
    </FormDialog>
  );
}

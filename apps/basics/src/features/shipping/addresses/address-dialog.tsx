import { ApiError } from '@lading/api-client/api-error';
import { bookAddress, shippingMessages, type BookEntry } from '@lading/contracts/shipping';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields.tsx';
import { useAddressActs } from './address-queries.ts';

/** The country field may be empty while one is chosen. */
const countryOf = (address: { countryCode?: string | null | undefined } | undefined): string | null =>
  address?.countryCode ?? 'US';

/** Adds an address to the book, or changes one. */
export function AddressDialog({ entry, onClose }: { entry: BookEntry | null; onClose: () => void }) {
  const { t } = useTranslation('shippingAddresses');
  const { save } = useAddressActs();
  const known = entry?.address;
  /** The state of the entry that the change is based on. */
  const [base, setBase] = useState(entry?.updateTime);
  const form = useForm({
    schema: bookAddress,
    defaults: {
      name: known?.name ?? '',
      company: known?.company ?? '',
      addressLine1: known?.addressLine1 ?? '',
      addressLine2: known?.addressLine2 ?? '',
      city: known?.city ?? '',
      stateCode: known?.stateCode ?? '',
      zipCode: known?.zipCode ?? '',
      countryCode: countryOf(known),
      phone: known?.phone ?? '',
      email: known?.email ?? '',
    },
    async submit(address) {
      try {
        await save.mutateAsync({
          ...(entry && base !== undefined && { entryId: entry.entryId, updateTime: base }),
          address,
        });
        onClose();
      } catch (fault) {
        // The person has been shown the other change, and replaces it by saving again.
        if (fault instanceof ApiError && fault.reason === shippingMessages.addressEdited.code) {
          const { updateTime } = fault.params;
          if (typeof updateTime === 'string') setBase(updateTime);
        }
        throw fault;
      }
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(entry ? 'form.editTitle' : 'form.addTitle')}
      failureTitle={t('form.failed')}
      submitLabel={t('form.submit')}
      onClose={onClose}
      width={560}
    >
      <AddressFields field={(part) => form.field(part)} country={form.field('countryCode')} />
    </FormDialog>
  );
}

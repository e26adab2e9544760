import type { Address } from '@lading/contracts/core';
import { bookAddress, type BookAddress, type BookEntry } from '@lading/contracts/shipping';
import { AddressFields, addressParts, AddressPicker } from '@lading/sub-app-kit/addresses';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { Button } from '@lading/ui/button';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { RateParty } from './rate-input-rules.ts';

/** The first five digits: an estimate needs no more of a ZIP code. */
const zip5 = (zipCode: string | null | undefined): string => (zipCode ?? '').trim().slice(0, 5);

/** The address that a sender's form starts with: the default sender, unless the estimate is for another ZIP code. */
export function usualSender(
  usual: Pick<BookEntry, 'address'> | null | undefined,
  place: { zipCode: string; countryCode: string },
): Address {
  if (!usual) return place;
  const isThere = place.zipCode === '' || zip5(usual.address.zipCode) === zip5(place.zipCode);
  return isThere ? usual.address : place;
}

const fields = [...addressParts, 'email'] as const;
const valuesOf = (address: Address): Record<(typeof fields)[number], string> =>
  Object.fromEntries(fields.map((field) => [field, address[field] ?? ''])) as Record<
    (typeof fields)[number],
    string
  >;

export interface PartyDialogProps {
  party: RateParty;
  /** The address so far; null if only its code and country are known. */
  address: BookAddress | null;
  /** Code and country as entered for the estimate. */
  place: { zipCode: string; countryCode: string };
  /** @param address null to go back to the code alone */
  onSet: (address: BookAddress | null) => void;
  onClose: () => void;
}

/** The full address of the sender or the recipient: typed, or from the address book. A new sender starts with the default one. */
export function PartyDialog(props: PartyDialogProps) {
  const { party, address, place } = props;
  const { data, isLoading } = useShippingDefaults();
  if (address) return <PartyForm {...props} start={address} />;
  if (party === 'recipient') return <PartyForm {...props} start={place} />;
  return isLoading ? null : <PartyForm {...props} start={usualSender(data?.sender, place)} />;
}

function PartyForm({ party, address, start, onSet, onClose }: PartyDialogProps & { start: Address }) {
  const { t } = useTranslation(['shippingParcels', 'ordersWork']);
  function set(next: BookAddress | null) {
    onSet(next);
    onClose();
  }
  const form = useForm({
    schema: bookAddress,
    defaults: valuesOf(start),
    submit(next) {
      set(next);
      return Promise.resolve();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`rates.party.${party}`)}
      failureTitle={t('rates.party.failed')}
      submitLabel={t('rates.party.submit')}
      otherSubmit={
        address ? <Button onClick={() => set(null)}>{t('rates.party.codeOnly')}</Button> : undefined
      }
      onClose={onClose}
      width={560}
    >
      <div>
        <AddressPicker onPick={(picked) => form.set(valuesOf(picked))} />
      </div>
      <AddressFields field={(part) => form.field(part)}>
        <TextField
          {...form.field('email')}
          label={t('ordersWork:address.email')}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </AddressFields>
    </FormDialog>
  );
}

import type { Address } from '@lading/contracts/core';
import { addressUses, type BookAddress, type BookEntry } from '@lading/contracts/shipping';
import { AddressCheckResult } from '@lading/sub-app-kit/addresses';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Switch } from '@lading/ui/switch';
import { useTranslation } from 'react-i18next';
import { useAddressActs } from './address-queries.ts';

/** As in the address book: unknown values are empty texts. */
const bookAddressOf = (one: Address): BookAddress => ({
  name: one.name ?? '',
  company: one.company ?? '',
  addressLine1: one.addressLine1 ?? '',
  addressLine2: one.addressLine2 ?? '',
  city: one.city ?? '',
  stateCode: one.stateCode ?? '',
  zipCode: one.zipCode ?? '',
  countryCode: one.countryCode ?? '',
  phone: one.phone ?? '',
  email: one.email ?? '',
});

/** A carrier's check of an address. Its suggestion is saved if the user accepts it. */
function EntryCheck({ entry: { entryId, address, check, updateTime } }: { entry: BookEntry }) {
  const { t } = useTranslation('shippingAddresses');
  const { save } = useAddressActs();
  if (!check) return null;
  return (
    <div className="mt-4 grid gap-2">
      {save.error ? <FailureBanner title={t('check.notTaken')} fault={save.error} /> : null}
      <AddressCheckResult
        check={check}
        address={address}
        isBusy={save.isPending}
        onTake={(suggestion) => save.mutate({ entryId, updateTime, address: bookAddressOf(suggestion) })}
      />
    </div>
  );
}

function UseSwitches({ entry }: { entry: BookEntry }) {
  const { t } = useTranslation('shippingAddresses');
  const { use } = useAddressActs();
  const labels = { sender: t('makeSender'), return: t('makeReturn') };
  return (
    <div className="mt-4 grid gap-2">
      {addressUses.map((one) => (
        <Switch
          key={one}
          label={labels[one]}
          checked={entry.uses.includes(one)}
          disabled={use.isPending}
          onCheckedChange={(isOn) => use.mutate({ entryId: entry.entryId, use: one, isOn })}
        />
      ))}
    </div>
  );
}

/** One address of the book: the address, the carrier's check, and its defaults. */
export function AddressPeek({ entry, place }: { entry: BookEntry; place: string }) {
  const { company, phone, email } = entry.address;
  return (
    <>
      <p className="text-sm text-ink">{place}</p>
      <p className="text-sm text-ink-muted">{[company, phone, email].filter(Boolean).join(' · ')}</p>
      <EntryCheck entry={entry} />
      <UseSwitches entry={entry} />
    </>
  );
}

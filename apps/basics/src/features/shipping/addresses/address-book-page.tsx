import { addressStates, type BookEntry } from '@lading/contracts/shipping';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { ListPage, type ListDefinition } from '@lading/sub-app-kit/list';
import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { BookUser, MapPinCheck, Merge, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressDialog } from './address-dialog.tsx';
import { AddressPeek } from './address-peek.tsx';
import {
  addressListAddress,
  useAddressActs,
  useAddressExport,
  useAddressPages,
  type AddressFilters,
  type AddressSort,
} from './address-queries.ts';

const nameOf = ({ address }: BookEntry): string => address.name ?? '';
const placeOf = ({ address }: BookEntry): string =>
  [
    address.addressLine1,
    address.addressLine2,
    address.city,
    [address.stateCode, address.zipCode].filter(Boolean).join(' '),
    address.countryCode,
  ]
    .filter(Boolean)
    .join(', ');

const checkTones = {
  VERIFIED: 'success',
  CHANGED: 'warning',
  NOT_FOUND: 'danger',
  UNCHECKED: 'neutral',
} as const;

/** The address book of the organization (spec §2, "Address Book"): search, add, import, check, merge duplicates, and the default sender. */
export function AddressBookPage() {
  const { t } = useTranslation(['shippingAddresses', 'shellMenu']);
  const page = useAddressPages();
  const { remove, merge, merged, check, refresh } = useAddressActs();
  const [opened, open] = useState<{ entry: BookEntry | null } | null>(null);
  const exportAddresses = useAddressExport();
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => open({ entry: null })}>
      {t('add')}
    </Button>
  );
  const list: ListDefinition<BookEntry, AddressSort, AddressFilters> = {
    id: 'addresses',
    address: addressListAddress,
    page,
    title: t('shellMenu:settings.addressBook'),
    label: t('label'),
    failedTitle: t('failed'),
    export: exportAddresses,
    exportChosen: exportAddresses,
    empty: (
      <EmptyState icon={<BookUser />} title={t('empty')} action={add}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: ({ entryId }) => entryId,
    rowName: nameOf,
    columns: [
      {
        id: 'name',
        header: t('column.name'),
        width: 200,
        grow: 2,
        cell: (entry) => (
          <span className="flex flex-wrap items-center gap-1.5">
            <span>{nameOf(entry)}</span>
            {entry.uses.map((one) => (
              <Badge key={one} tone="brand">
                {t(`use.${one}`)}
              </Badge>
            ))}
            {entry.check ? (
              <Badge tone={checkTones[entry.check.status]}>{t(`check.badge.${entry.check.status}`)}</Badge>
            ) : null}
            {entry.alike > 1 ? <Badge tone="warning">{t('alike')}</Badge> : null}
          </span>
        ),
      },
      {
        id: 'place',
        header: t('column.place'),
        width: 260,
        grow: 4,
        cell: (entry) => (
          <span className="block truncate" title={placeOf(entry)}>
            {placeOf(entry)}
          </span>
        ),
      },
      {
        id: 'contact',
        header: t('column.contact'),
        width: 160,
        grow: 1,
        phone: 'none',
        cell: ({ address }) => address.phone ?? address.email ?? '',
      },
      {
        id: 'updateTime',
        header: t('column.updated'),
        sortable: true,
        width: 128,
        phone: 'none',
        cell: ({ updateTime }) => <Ago moment={updateTime} />,
      },
    ],
    search: { label: t('search'), placeholder: t('searchHint') },
    filters: [
      {
        kind: 'choice',
        name: 'state',
        label: t('state.label'),
        anyLabel: t('state.any'),
        options: addressStates.map((value) => ({ value, label: t(`state.${value}`) })),
      },
    ],
    rowActions: {
      label: t('actions'),
      width: 56,
      buttons: (entry) => (
        <IconButton
          label={t('edit', { name: nameOf(entry) })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => open({ entry })}
        />
      ),
    },
    acts: [
      {
        id: 'check',
        label: t('check.bulk'),
        icon: MapPinCheck,
        each: ({ entryId }) => check(entryId),
        after: refresh,
      },
      {
        id: 'merge',
        label: t('merge.act'),
        icon: Merge,
        can: ({ alike }) => alike > 1,
        each: merge,
        after: merged,
        confirm: (count) => ({
          title: t('merge.title', { count }),
          text: t('merge.text'),
          button: t('merge.act'),
        }),
      },
      {
        id: 'remove',
        label: t('remove.act'),
        icon: Trash2,
        isDanger: true,
        each: ({ entryId }) => remove(entryId),
        after: refresh,
        confirm: (count) => ({
          title: t('remove.title', { count }),
          text: t('remove.text'),
          button: t('remove.act'),
        }),
      },
    ],
    peek: {
      title: nameOf,
      body: (entry) => <AddressPeek entry={entry} place={placeOf(entry)} />,
    },
  };
  return (
    <>
      <ListPage
        list={list}
        actions={
          <>
            <ImportButton kind="address" label={t('importFile')} />
            {add}
          </>
        }
      />
      {opened ? <AddressDialog entry={opened.entry} onClose={() => open(null)} /> : null}
    </>
  );
}

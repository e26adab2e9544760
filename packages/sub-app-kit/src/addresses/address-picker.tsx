import { addressLines, type Address } from '@lading/contracts/core';
import { addressBookApi } from '@lading/contracts/shipping';
import { useApi } from '../api-context.ts';
import { callQuery } from '../call-query.ts';
import { leastLetters, useRested } from '../use-rested.ts';
import { Button } from '@lading/ui/button';
import { SearchDialog } from '@lading/ui/search-dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Maximum number of suggested addresses. */
const shownMost = 20;

interface AddressPickerProps {
  onPick: (address: Address) => void;
}

/** Finds an address of the address book by typing. */
function PickerDialog({ onPick, onClose }: AddressPickerProps & { onClose: () => void }) {
  const { t } = useTranslation('shippingAddresses');
  const [text, setText] = useState('');
  const rested = useRested(text.trim());
  const search = rested.length >= leastLetters ? rested : '';
  const query = { pageSize: shownMost, ...(search ? { search } : {}) };
  const book = useQuery({
    ...callQuery(useApi(), addressBookApi.calls.addressPage, { query }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const found = book.data?.records ?? [];
  const none = book.error ? t('failed') : t(search ? 'pick.notFound' : 'empty');
  return (
    <SearchDialog
      label={t('pick.title')}
      placeholder={t('searchHint')}
      closeLabel={t('pick.close')}
      text={text}
      onTextChange={setText}
      onClose={onClose}
      status={book.isPending ? '' : found.length > 0 ? t('pick.found', { count: found.length }) : none}
      sections={[
        {
          id: 'addresses',
          heading: t('label'),
          busy: book.isPending,
          ...(!book.isPending && found.length === 0 && { note: none }),
          items: found.map(({ entryId, address }) => {
            const [name = '', ...rest] = addressLines(address, address.countryCode ?? '');
            return {
              id: entryId,
              label: name,
              detail: rest.join(', '),
              onSelect() {
                onPick(address);
                onClose();
              },
            };
          }),
        },
      ]}
    />
  );
}

/** Fills in an address from the address book. */
export function AddressPicker({ onPick }: AddressPickerProps) {
  const { t } = useTranslation('shippingAddresses');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('pick.act')}
      </Button>
      {isOpen ? <PickerDialog onPick={onPick} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

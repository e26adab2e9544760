import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { limits } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import { addressBookApi, type BookEntry } from '@lading/contracts/shipping';
import { leastLetters, useRested } from '@lading/sub-app-kit/use-rested';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Combobox } from '@lading/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callQuery } from '../../../../platform/call-query.ts';
import type { FieldSources } from '../../model/mapping-rules.ts';
import { isSender, senderSources } from '../../model/ship-from.ts';
import type { FieldSource } from '../../model/wizard-state.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface ShipFromProps {
  definition: ImportDefinition;
  sources: FieldSources;
  disabled: boolean;
  onFill: (field: string, source: FieldSource) => void;
}

const { addressPage } = addressBookApi.calls;
/** Offered before anything is typed. */
const offered = { pageSize: limits.list.pageSizeMaximum, sort: 'updateTime:desc' } as const;
/** Search results in a larger book. */
const foundMost = 50;
/** A failure is shown in the step itself. */
const quietly = { retry: false, meta: { isSilent: true } } as const;

/** The latest addresses of the book, and with a typed text what the server finds in a larger one. */
function useAddresses() {
  const [typed, setTyped] = useState('');
  const search = useRested(typed.trim());
  const first = useQuery({ ...callQuery(addressPage, { query: offered }), ...quietly });
  const hasMore = (first.data?.total ?? 0) > (first.data?.records.length ?? 0);
  const more = useQuery({
    ...callQuery(addressPage, { query: { pageSize: foundMost, search } }),
    ...quietly,
    enabled: hasMore && search.length >= leastLetters,
  });
  return { first, found: more.data?.records ?? [], isSearchFailed: more.isError, search, onSearch: setTyped };
}

/**
 * Fills the sender of every row from the address book, usual senders first. These are values for every row, so they can be
 * changed below and are stored with the draft. Without addresses nothing is offered; a failure to load them is shown.
 */
export function ShipFrom({ definition, sources, disabled, onFill }: ShipFromProps) {
  const { t } = useWizardTexts();
  const { t: common } = useTranslation('common');
  const { first, found, isSearchFailed, search, onSearch } = useAddresses();
  const [picked, pick] = useState<BookEntry>();
  const { data, error, isFetching, refetch } = first;
  const rank = (uses: readonly string[]) => (uses.includes('sender') ? 0 : 1);
  const latest = (data?.records ?? []).toSorted((one, other) => rank(one.uses) - rank(other.uses));
  const byId = new Map(
    [...latest, ...(picked ? [picked] : []), ...found].map((entry) => [entry.entryId, entry]),
  );
  const entries = [...byId.values()];
  // The server also searches what the field does not know.
  const isFound = new Set(found.map(({ entryId }) => entryId));
  if (!data && error && !isUnknownCall(error))
    return (
      <Banner
        live
        tone="danger"
        title={t('mapping.shipFromFailed')}
        actions={
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        }
      />
    );
  if (entries.length === 0) return null;
  const chosen = entries.find(({ address }) => isSender(definition, sources, address));
  return (
    <Combobox
      className="max-w-150"
      label={t('mapping.shipFrom')}
      description={t('mapping.shipFromText')}
      disabled={disabled}
      onSearch={onSearch}
      options={entries.map(({ entryId, address: { company, name, addressLine1, city, countryCode } }) => ({
        value: entryId,
        label: [company || name, addressLine1, city].filter(Boolean).join(', '),
        keywords: [name, isFound.has(entryId) ? search : ''].filter(Boolean).join(' '),
        detail: countryCode ?? '',
      }))}
      value={chosen?.entryId ?? null}
      onValueChange={(id) => {
        const entry = byId.get(id ?? '');
        pick(entry);
        for (const { field, source } of senderSources(definition, sources, entry?.address ?? null))
          onFill(field, source);
      }}
      placeholder={t('mapping.shipFromChoose')}
      emptyText={t(isSearchFailed ? 'mapping.shipFromFailed' : 'mapping.noMatch')}
      openLabel={t('mapping.openList')}
      clearLabel={t('mapping.shipFromClear')}
    />
  );
}

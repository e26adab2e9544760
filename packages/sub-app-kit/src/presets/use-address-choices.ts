import { addressLines } from '@lading/contracts/core';
import { addressBookApi, type BookEntry } from '@lading/contracts/shipping';
import type { ComboboxOption } from '@lading/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api-context.ts';
import { callQuery } from '../call-query.ts';
import { leastLetters, useRested } from '../use-rested.ts';

const { addressPage } = addressBookApi.calls;
/** Offered before anything is typed: the latest of the book. */
const offered = { pageNo: 1, pageSize: 200 } as const;
/** Search results in a larger book. */
const foundMost = 50;

/** An entry of the address book on one line. */
export function bookEntryName({ address }: BookEntry): string {
  const [name, ...rest] = addressLines(address, '');
  return [name, rest.join(', ')].filter(Boolean).join(' · ');
}

/**
 * Addresses of the book to choose from (spec §2, "Address Book"): the latest 200, and what the server finds for a typed text if there
 * are more.
 * @param chosenId the chosen entry, which stays a choice when another search no longer finds it
 * @param own entries that are always choices, such as the saved one
 */
export function useAddressChoices(
  chosenId: string | null,
  own: readonly (BookEntry | null | undefined)[] = [],
) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [kept, keep] = useState<BookEntry>();
  const query = useQuery({ ...callQuery(api, addressPage, { query: offered }), staleTime: 0 });
  const latest = query.data?.records ?? [];
  const hasMore = (query.data?.total ?? 0) > latest.length;
  // A choice writes its name into the field, which is no search.
  const search = useRested(kept && typed === bookEntryName(kept) ? '' : typed.trim());
  const more = useQuery({
    ...callQuery(api, addressPage, { query: { pageSize: foundMost, search } }),
    enabled: hasMore && search.length >= leastLetters,
    staleTime: 0,
    retry: false,
  });
  const found = more.data?.records ?? [];
  const byId = new Map<string, BookEntry>();
  for (const entry of [...latest, ...found, ...own, kept])
    if (entry && !byId.has(entry.entryId)) byId.set(entry.entryId, entry);
  const chosen = byId.get(chosenId ?? '');
  if (chosen && chosen !== kept) keep(chosen);
  // The server also searches what the field does not show.
  const isFound = new Set(found.map(({ entryId }) => entryId));
  const entries = [...byId.values()];
  return {
    query,
    entries,
    entryOf: (entryId: string | null) => byId.get(entryId ?? ''),
    options: entries.map((entry): ComboboxOption<string> => ({
      value: entry.entryId,
      label: bookEntryName(entry),
      keywords: isFound.has(entry.entryId) ? search : '',
    })),
    /** A text of `common:state` for when nothing matches; undefined when the search has ended. */
    note: more.isFetching ? ('loading' as const) : more.isError ? ('loadFailed' as const) : undefined,
    onSearch: setTyped,
  };
}

import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { listQuery, type ListDefinition } from '../list-definition.ts';
import { ListPlaceContext, type ListNotice } from '../list-place.ts';
import { ListView } from '../list-view.tsx';

export interface Parcel {
  id: string;
  name: string;
  kg: number;
}
type Filters = { state: 'open' | 'shut' };
type ParcelList = ListDefinition<Parcel, 'name', Filters>;

const texts = await createTexts('en', ['commonSubApp', 'commonLists']);
export const parcels = (many: number, from = 1): Parcel[] =>
  Array.from({ length: many }, (_, at) => ({ id: String(at + from), name: `P-${at + from}`, kg: at + from }));

/** The page around a list as tests see it: its address, and the shown notices. */
export const page: { address: string; notices: ListNotice[] } = { address: '', notices: [] };

export function definition(more: Partial<ParcelList> = {}, all = parcels(3)): ParcelList {
  return {
    id: 'parcels',
    title: 'Parcels',
    label: 'Parcels',
    address: { sortable: ['name'], defaultSort: 'name:asc', filters: { state: ['open', 'shut'] } },
    page: ({ page, pageSize, search, filters }) =>
      listQuery<Parcel>({
        queryKey: ['parcels', page, pageSize, search, filters],
        queryFn: () => {
          const found = all.filter(({ name }) => name.includes(search));
          return Promise.resolve({
            records: found.slice((page - 1) * pageSize, page * pageSize),
            total: found.length,
          });
        },
      }),
    failedTitle: 'Parcels could not be loaded',
    empty: <p>No parcels yet</p>,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    rowLink: ({ id }) => `/parcels/${id}`,
    columns: [
      { id: 'name', header: 'Name', sortable: true, width: 100, cell: ({ name }) => name },
      { id: 'kg', header: 'Weight', numeric: true, width: 100, cell: ({ kg }) => kg },
    ],
    search: { label: 'Search parcels', placeholder: '' },
    ...more,
  };
}

function Place({ children, start }: { children: ReactNode; start: string }) {
  const [params, setParams] = useState(() => new URLSearchParams(start));
  useLayoutEffect(() => {
    page.address = params.toString();
  }, [params]);
  const value = {
    person: '7',
    params,
    setParams: (change: (now: URLSearchParams) => URLSearchParams) => setParams(change),
    link: (to: string): ReactElement<{ children?: ReactNode; className?: string }> =>
      createElement<{ href: string; children?: ReactNode; className?: string }>('a', { href: `#${to}` }),
    notify: (notice: ListNotice) => void page.notices.push(notice),
    hasViews: false,
  };
  return <ListPlaceContext value={value}>{children}</ListPlaceContext>;
}

export function Shown({ list, start }: { list: ParcelList; start: string }) {
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Place start={start}>
          <ListView list={list} />
        </Place>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
export async function show(list: ParcelList, start = '') {
  render(<Shown list={list} start={start} />);
  await screen.findByRole('table');
}
export const key = (name: string, more: { shiftKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
export const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

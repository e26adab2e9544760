// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { createElement, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listQuery, type ListDefinition } from './list-definition.ts';
import { ListPlaceContext, type ListNotice } from './list-place.ts';
import { ListView } from './list-view.tsx';

interface Parcel {
  id: string;
  name: string;
  kg: number;
}
type Filters = { state: 'open' | 'shut' };
type ParcelList = ListDefinition<Parcel, 'name', Filters>;

const texts = await createTexts('en', ['commonSubApp', 'commonLists']);
const parcels = (many: number, from = 1): Parcel[] =>
  Array.from({ length: many }, (_, at) => ({ id: String(at + from), name: `P-${at + from}`, kg: at + from }));

let address = '';
let notices: ListNotice[] = [];

function definition(more: Partial<ParcelList> = {}, all = parcels(3)): ParcelList {
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
    address = params.toString();
  }, [params]);
  const value = {
    person: '7',
    params,
    setParams: (change: (now: URLSearchParams) => URLSearchParams) => setParams(change),
    link: (to: string): ReactElement<{ children?: ReactNode; className?: string }> =>
      createElement<{ href: string; children?: ReactNode; className?: string }>('a', { href: `#${to}` }),
    notify: (notice: ListNotice) => void notices.push(notice),
    hasViews: false,
  };
  return <ListPlaceContext value={value}>{children}</ListPlaceContext>;
}

function Shown({ list, start }: { list: ParcelList; start: string }) {
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
async function show(list: ParcelList, start = '') {
  render(<Shown list={list} start={start} />);
  await screen.findByRole('table');
}
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => {
  notices = [];
  localStorage.clear();
});
afterEach(cleanup);

describe('acts on many rows', () => {
  const each = vi.fn<(row: Parcel) => Promise<unknown>>();
  const stop = { id: 'stop', label: 'Stop delivery', icon: Ban, each };
  beforeEach(() => void each.mockReset().mockResolvedValue(undefined));

  it('report a result for each row, and the failed ones can be selected again', async () => {
    each.mockImplementation(async ({ name }) => {
      if (name === 'P-2') throw new TypeError('x');
    });
    await show(definition({ acts: [stop] }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(await screen.findByText('3 selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop delivery' }));
    const result = await screen.findByRole('region', { name: 'Result' });
    expect(within(result).getByRole('status').textContent).toBe('Stop delivery: 1 row failed · 2 done');
    expect(within(result).getByRole('listitem').textContent).toContain('P-2');
    const rows = screen.getAllByRole('row');
    expect(within(rows[1]!).getByText('Stop delivery: done')).toBeTruthy();
    expect(within(rows[2]!).getByText(/^Stop delivery: .*Try again/)).toBeTruthy();
    fireEvent.click(within(result).getByRole('button', { name: 'Select the failed rows' }));
    expect([tick('Select P-1').checked, tick('Select P-2').checked]).toEqual([false, true]);
  });

  it('reach every row that matches the filters, on any page', async () => {
    await show(definition({ acts: [stop] }, parcels(230)));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Select all 230' }));
    expect(screen.getByText('230 selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop delivery' }));
    expect(await screen.findByText('Stop delivery: 230 rows done')).toBeTruthy();
    expect(new Set(each.mock.calls.map(([{ id }]) => id)).size).toBe(230);
  });

  it('skip rows that they do not apply to, and say so', async () => {
    await show(definition({ acts: [{ ...stop, can: ({ kg }) => kg > 1 }] }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    const button = await screen.findByRole('button', { name: 'Stop delivery (2)' });
    expect(button.title).toBe('Applies to 2 of the selected rows');
    fireEvent.click(button);
    expect(await screen.findByText('Stop delivery: 2 rows done')).toBeTruthy();
    expect(each.mock.calls.map(([{ id }]) => id)).toEqual(['2', '3']);
  });

  it('ask for confirmation if defined', async () => {
    await show(
      definition({
        acts: [
          {
            ...stop,
            confirm: (count) => ({ title: `Stop ${count}?`, text: 'No way back.', button: 'Stop them' }),
          },
        ],
      }),
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select P-1' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop delivery' }));
    const question = await screen.findByRole('alertdialog', { name: 'Stop 1?' });
    expect(each).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole('button', { name: 'Stop them' }));
    await waitFor(() => expect(each).toHaveBeenCalledOnce());
  });

  it('report an action that takes all rows together', async () => {
    const together = vi.fn<(rows: readonly Parcel[]) => Promise<unknown>>().mockResolvedValue(undefined);
    const copy = {
      id: 'copy',
      label: 'Copy',
      icon: Ban,
      together,
      done: (count: number) => `${count} copied`,
    };
    await show(definition({ acts: [copy] }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select P-3' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(notices).toEqual([{ tone: 'info', title: '1 copied' }]));
    expect(together.mock.calls[0]![0]).toEqual([{ id: '3', name: 'P-3', kg: 3 }]);
  });

  it('a list without actions has no selection', async () => {
    await show(definition());
    await screen.findByText('P-1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the keys of a list', () => {
  const acts = [{ id: 'stop', label: 'Stop', icon: Ban, each: () => Promise.resolve() }];
  const peek = { title: ({ name }: Parcel) => name, body: ({ kg }: Parcel) => <p>{kg} kg</p> };

  it('move from row to row, select, preview, search and leave', async () => {
    await show(definition({ acts, peek }));
    const first = await screen.findByRole('link', { name: 'P-1' });
    key('j');
    expect(document.activeElement).toBe(first);
    key('j');
    expect(document.activeElement?.textContent).toBe('P-2');
    key('k');
    key('x');
    expect(tick('Select P-1').checked).toBe(true);
    key(' ');
    expect(address).toBe('peek=1');
    expect(await screen.findByText('1 kg')).toBeTruthy();
    key('j');
    expect(await screen.findByText('2 kg')).toBeTruthy();
    key('Escape');
    expect(address).toBe('');
    expect(tick('Select P-1').checked).toBe(true);
    key('Escape');
    expect(tick('Select P-1').checked).toBe(false);
    key('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search parcels'));
    key('j');
    expect(document.activeElement).toBe(screen.getByLabelText('Search parcels'));
  });

  it.each([
    ['its Close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close preview' }))],
    ['Esc within it', () => key('Escape')],
  ])('give the focus back to the row when the preview is closed by %s', async (_way, close) => {
    await show(definition({ acts, peek }), 'peek=2');
    const button = await screen.findByRole('button', { name: 'Close preview' });
    // The shell keeps its chat off what is marked so.
    expect(button.closest('[data-side-panel]')).toBeTruthy();
    button.focus();
    close();
    await waitFor(() => expect(address).toBe(''));
    expect(document.activeElement?.textContent).toBe('P-2');
  });

  it('do nothing when letter shortcuts are off', async () => {
    localStorage.setItem('lading.letter-keys', 'off');
    await show(definition());
    await screen.findByText('P-1');
    const before = document.activeElement;
    key('j');
    expect(document.activeElement).toBe(before);
  });
});

describe('a list in its address', () => {
  it('opens with the preview that a link names', async () => {
    await show(
      definition({ peek: { title: ({ name }) => name, body: ({ kg }) => <p>{kg} kg</p> } }),
      'peek=3',
    );
    expect(await screen.findByRole('heading', { name: 'P-3' })).toBeTruthy();
    expect(await screen.findByText('3 kg')).toBeTruthy();
  });

  it('clears the selection when it is narrowed otherwise', async () => {
    await show(definition({ acts: [{ id: 'a', label: 'A', icon: Ban, each: () => Promise.resolve() }] }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select P-1' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    const search = screen.getByLabelText('Search parcels');
    fireEvent.change(search, { target: { value: 'P' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(address).toBe('q=P'));
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('shows that nothing matches, as opposed to an empty list, and clears the filters', async () => {
    await show(definition(), 'q=P-2');
    expect(await screen.findByText('P-2')).toBeTruthy();
    cleanup();
    render(<Shown list={definition()} start="q=zebra&state=open" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(address).toBe(''));
    expect(await screen.findByText('P-1')).toBeTruthy();
    cleanup();
    render(<Shown list={definition({}, [])} start="" />);
    expect(await screen.findByText('No parcels yet')).toBeTruthy();
  });

  it('pages by cursor, and supports an inexact total', async () => {
    const asked: unknown[] = [];
    await show(
      definition({
        page: (at) =>
          listQuery<Parcel>({
            queryKey: ['keyed', at],
            queryFn: () => {
              asked.push([at.page, at.after]);
              return Promise.resolve({
                records: parcels(50),
                total: 10_000,
                totalExact: false,
                next: 'k-50',
              });
            },
          }),
      }),
      'page=201&after=k-49',
    );
    expect(await screen.findByText('10,001–10,050 of more than 10,000')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Last page' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(asked).toEqual([
        [201, 'k-49'],
        [202, 'k-50'],
      ]),
    );
    expect(address).toBe('page=202&after=k-50');
  });
});

describe('the layout of a list', () => {
  it('hides and moves columns, sets widths and density by keyboard, and keeps them for the person', async () => {
    await show(definition());
    fireEvent.click(await screen.findByRole('button', { name: 'Columns and density' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Make Weight wider' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(JSON.parse(localStorage.getItem('lading.list.7.parcels')!)).toEqual({
      widths: { kg: 124 },
      isCompact: true,
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Weight' }));
    expect(screen.queryByRole('columnheader', { name: 'Weight' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
    expect(screen.getByRole('columnheader', { name: 'Weight' })).toBeTruthy();
    expect(localStorage.getItem('lading.list.7.parcels')).toBeNull();
  });
});

it('sums the rows shown', async () => {
  await show(definition({ totals: (rows) => ({ kg: rows.reduce((sum, { kg }) => sum + kg, 0) }) }));
  const sums = (await screen.findByText('This page')).closest('tr')!;
  expect(sums.textContent).toBe('This page6');
});

it('tells how many rows a search has found, and nothing about the whole list', async () => {
  await show(definition({}, parcels(12)));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toContain('');
  fireEvent.change(screen.getByLabelText('Search parcels'), { target: { value: 'P-1' } });
  fireEvent.keyDown(screen.getByLabelText('Search parcels'), { key: 'Enter' });
  await waitFor(() => expect(said()).toContain('4 results'));
  fireEvent.change(screen.getByLabelText('Search parcels'), { target: { value: 'P-12' } });
  fireEvent.keyDown(screen.getByLabelText('Search parcels'), { key: 'Enter' });
  await waitFor(() => expect(said()).toContain('1 result'));
});

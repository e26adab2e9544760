// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Ban } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listQuery, tabCounts } from './list-definition.ts';
import { definition, key, page, parcels, show, Shown, tick, type Parcel } from './testing/parcel-list.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
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
    expect(page.address).toBe('peek=1');
    expect(await screen.findByText('1 kg')).toBeTruthy();
    key('j');
    expect(await screen.findByText('2 kg')).toBeTruthy();
    key('Escape');
    expect(page.address).toBe('');
    expect(tick('Select P-1').checked).toBe(true);
    key('Escape');
    expect(tick('Select P-1').checked).toBe(false);
    key('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search parcels'));
    key('j');
    expect(document.activeElement).toBe(screen.getByLabelText('Search parcels'));
  });

  it('select a range with Shift, as a click with Shift does', async () => {
    await show(definition({ acts }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select P-1' }));
    fireEvent.click(tick('Select P-3'), { shiftKey: true });
    expect(await screen.findByText('3 selected')).toBeTruthy();
    key('Escape');
    key('j');
    key('x');
    key('j');
    key('X', { shiftKey: true });
    expect(await screen.findByText('2 selected')).toBeTruthy();
  });

  it.each([
    ['its Close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close preview' }))],
    ['Esc within it', () => key('Escape')],
  ])('return focus to the row when the preview is closed by %s', async (_way, close) => {
    await show(definition({ acts, peek }), 'peek=2');
    const button = await screen.findByRole('button', { name: 'Close preview' });
    // The shell keeps its chat away from elements with this mark.
    expect(button.closest('[data-side-panel]')).toBeTruthy();
    button.focus();
    close();
    await waitFor(() => expect(page.address).toBe(''));
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

  it('clears the selection when search or filters change', async () => {
    await show(definition({ acts: [{ id: 'a', label: 'A', icon: Ban, each: () => Promise.resolve() }] }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select P-1' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    const search = screen.getByLabelText('Search parcels');
    fireEvent.change(search, { target: { value: 'P' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(page.address).toBe('q=P'));
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('shows that nothing matches, as opposed to an empty list, and clears the filters', async () => {
    await show(definition(), 'q=P-2');
    expect(await screen.findByText('P-2')).toBeTruthy();
    cleanup();
    render(<Shown list={definition()} start="q=zebra&state=open" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(page.address).toBe(''));
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
    expect(page.address).toBe('page=202&after=k-50');
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

it('announces how many rows a search has found, and nothing about the whole list', async () => {
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

describe('the filters of a list', () => {
  const state = {
    kind: 'choice' as const,
    name: 'state' as const,
    label: 'State',
    anyLabel: 'Any',
    options: [{ value: 'open', label: 'Open' }],
  };
  const field = () => screen.queryByRole('combobox', { name: 'State' });

  it('are beside the search, without a button', async () => {
    await show(definition({ filters: [state] }), 'state=open');
    expect(field()).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  });

  it('are behind a button on a phone, which counts those that are set', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(max-width: 639px)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as never,
    );
    await show(definition({ filters: [state] }), 'state=open');
    const button = screen.getByRole('button', { name: 'Filters · 1' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(field()).toBeNull();
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(field()!, { key: 'a' });
    await waitFor(() => expect(button.textContent).toBe('Filters'));
  });
});

it('counts the rows of each tab for the search', async () => {
  const all = parcels(12);
  const tabs: NonNullable<ReturnType<typeof definition>['tabs']> = {
    name: 'state',
    label: 'States',
    allLabel: 'All',
    items: [{ value: 'open', label: 'Open' }],
    counts: ({ search }) =>
      tabCounts({
        queryKey: ['counts', search],
        queryFn: () => {
          const open = all.filter(({ name }) => name.includes(search)).length;
          return Promise.resolve({ counts: { open }, over: [] });
        },
      }),
  };
  await show(definition({ tabs }, all));
  const tab = () => screen.getByRole('tab', { name: /^Open/ }).textContent;
  await waitFor(() => expect(tab()).toBe('Open12'));
  fireEvent.change(screen.getByLabelText('Search parcels'), { target: { value: 'P-1' } });
  fireEvent.keyDown(screen.getByLabelText('Search parcels'), { key: 'Enter' });
  await waitFor(() => expect(tab()).toBe('Open4'));
});

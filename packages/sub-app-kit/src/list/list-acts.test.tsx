// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Ban } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listQuery } from './list-definition.ts';
import { definition, page, parcels, show, tick, type Parcel } from './testing/parcel-list.tsx';

beforeEach(() => {
  page.notices = [];
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

  it('show why they are possible for no selected row, as a button and in the menu', async () => {
    const heavy = {
      ...stop,
      can: ({ kg }: Parcel) => kg < 2,
      cannot: ({ kg }: Parcel) => (kg < 2 ? undefined : 'It is too heavy.'),
    };
    await show(definition({ acts: [heavy, { ...heavy, id: 'also', label: 'Turn', isExtra: true }] }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select P-3' }));
    const button = await screen.findByRole('button', { name: 'Stop delivery' });
    expect([button.title, button.getAttribute('aria-disabled')]).toEqual(['It is too heavy.', 'true']);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect((await screen.findByRole('menuitem', { name: 'Turn' })).title).toBe('It is too heavy.');
    fireEvent.click(button);
    await waitFor(() => expect(page.notices).toMatchObject([{ description: 'It is too heavy.' }]));
    expect(each).not.toHaveBeenCalled();
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
    await waitFor(() => expect(page.notices).toEqual([{ tone: 'info', title: '1 copied' }]));
    expect(together.mock.calls[0]![0]).toEqual([{ id: '3', name: 'P-3', kg: 3 }]);
  });

  it('refuse more rows than the server takes together, and keep the selection', async () => {
    const together = vi.fn<(rows: readonly Parcel[]) => Promise<unknown>>().mockResolvedValue(undefined);
    const label = { id: 'label', label: 'Create labels', icon: Ban, together, most: 2 };
    await show(definition({ acts: [label] }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    const button = await screen.findByRole('button', { name: 'Create labels' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Up to 2 rows at a time. Narrow the filters or select fewer rows.',
    );
    fireEvent.click(button);
    await waitFor(() =>
      expect(page.notices).toEqual([
        {
          tone: 'error',
          title: 'Create labels',
          description: 'Up to 2 rows at a time. Narrow the filters or select fewer rows.',
        },
      ]),
    );
    expect(together).not.toHaveBeenCalled();
    expect(screen.getByText('3 selected')).toBeTruthy();
  });

  it('in the menu show why they are refused, too', async () => {
    const together = vi.fn<(rows: readonly Parcel[]) => Promise<unknown>>().mockResolvedValue(undefined);
    const merge = { id: 'merge', label: 'Merge', icon: Ban, together, most: 2, isExtra: true };
    await show(definition({ acts: [merge, { ...stop, isExtra: true }] }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    const entry = await screen.findByRole('menuitem', { name: 'Merge' });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(entry.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Up to 2 rows at a time. Narrow the filters or select fewer rows.',
    );
    const other = screen.getByRole('menuitem', { name: 'Stop delivery' });
    expect(other.getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(entry);
    await waitFor(() =>
      expect(page.notices).toMatchObject([
        {
          title: 'Merge',
          description: 'Up to 2 rows at a time. Narrow the filters or select fewer rows.',
        },
      ]),
    );
    expect(together).not.toHaveBeenCalled();
  });

  it('refuse all matching rows above their maximum before any row is read', async () => {
    const together = vi.fn<(rows: readonly Parcel[]) => Promise<unknown>>().mockResolvedValue(undefined);
    const label = { id: 'label', label: 'Create labels', icon: Ban, together, most: 100, can: () => true };
    const list = definition({ acts: [label] }, parcels(230));
    const ask = vi.fn<typeof list.page>(list.page);
    await show({ ...list, page: ask });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Select all 230' }));
    const button = screen.getByRole('button', { name: 'Create labels' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(page.notices).toMatchObject([
      {
        title: 'Create labels',
        description:
          'Up to 100 rows at a time, including those that it does not apply to. Narrow the filters or select fewer rows.',
      },
    ]);
    // Only the collection of all rows asks for pages of this size.
    expect(ask.mock.calls.filter(([{ pageSize }]) => pageSize === 200)).toEqual([]);
    expect(screen.getByText('230 selected')).toBeTruthy();
  });

  it('stay visible, disabled and with the reason, for more rows than can be read', async () => {
    const dialog = vi.fn(() => null);
    const slips = { id: 'slips', label: 'Slips', icon: Ban, most: 200, dialog };
    await show(definition({ acts: [stop, slips] }, parcels(5_001)));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Select all 5,001' }));
    expect(screen.getByRole('button', { name: 'Stop delivery' }).title).toMatch(
      /^Up to 5,000 rows at a time/,
    );
    const button = screen.getByRole('button', { name: 'Slips' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(page.notices).toMatchObject([
      { title: 'Slips', description: 'Not for all rows at once. Select up to 200 rows.' },
    ]);
    expect(dialog).not.toHaveBeenCalled();
    expect(each).not.toHaveBeenCalled();
  });

  it('show why not all matching rows can be selected when they are too many to be counted', async () => {
    const many = () =>
      listQuery<Parcel>({
        queryKey: ['many'],
        queryFn: () => Promise.resolve({ records: parcels(50), total: 10_000, totalExact: false }),
      });
    await show(definition({ acts: [stop], page: many }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
    const button = await screen.findByRole('button', { name: 'Select all 10,000+' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Not all matching rows could be counted. Narrow the filters to select all of them.',
    );
    fireEvent.click(button);
    expect(screen.getByText('50 selected')).toBeTruthy();
  });

  it('are started on the selected rows by their key, unless single keys are turned off', async () => {
    await show(definition({ acts: [{ ...stop, hotkey: '4', can: ({ kg }) => kg > 1 }] }));
    const box = await screen.findByRole('checkbox', { name: 'Select all rows on this page' });
    fireEvent.keyDown(box, { key: '4' });
    fireEvent.click(box);
    await screen.findByText('3 selected');
    localStorage.setItem('lading.letter-keys', 'off');
    fireEvent.keyDown(box, { key: '4' });
    localStorage.removeItem('lading.letter-keys');
    for (const more of [{ key: '5' }, { key: '4', ctrlKey: true }, { key: '4', repeat: true }])
      fireEvent.keyDown(box, more);
    fireEvent.keyDown(screen.getByLabelText('Search parcels'), { key: '4' });
    expect(each).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: '4' });
    expect(await screen.findByText('Stop delivery: 2 rows done')).toBeTruthy();
    expect(each.mock.calls.map(([{ id }]) => id)).toEqual(['2', '3']);
  });

  it('a list without actions has no selection', async () => {
    await show(definition());
    await screen.findByText('P-1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

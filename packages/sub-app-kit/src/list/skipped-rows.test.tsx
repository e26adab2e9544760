// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Ban } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListAct } from './list-definition.ts';
import { definition, page, parcels, show, type Parcel } from './testing/parcel-list.tsx';

beforeEach(() => {
  page.notices = [];
  localStorage.clear();
});
afterEach(cleanup);

it('an act on all matching rows skips those that it does not apply to, says so before, and names them in the result', async () => {
  const each = () => Promise.resolve();
  const light = {
    id: 'stop',
    label: 'Stop delivery',
    icon: Ban,
    each,
    can: ({ kg }: Parcel) => kg !== 7 && kg !== 229,
  };
  await show(definition({ acts: [light] }, parcels(230)));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 230' }));
  const button = screen.getByRole('button', { name: 'Stop delivery' });
  expect(button.title).toBe('Rows that it does not apply to are skipped');
  fireEvent.click(button);
  expect(await screen.findByText('Stop delivery: 228 rows done')).toBeTruthy();
  const result = screen.getByRole('region', { name: 'Result' });
  expect(within(result).getByRole('status').textContent).toBe(
    'Stop delivery: 228 rows done · 2 rows skipped',
  );
  expect(
    within(result)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['P-7 Skipped: not available for this row', 'P-229 Skipped: not available for this row']);
  expect(within(result).queryByRole('button', { name: 'Select the failed rows' })).toBeNull();
});

it('an act that takes all rows together counts those that it skips', async () => {
  const together = vi.fn<(rows: readonly Parcel[]) => Promise<unknown>>().mockResolvedValue(undefined);
  const copy = { id: 'copy', label: 'Copy', icon: Ban, together, can: ({ kg }: Parcel) => kg < 200 };
  await show(definition({ acts: [copy] }, parcels(230)));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 230' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() =>
    expect(page.notices).toEqual([{ tone: 'info', title: 'Copy: done', description: '31 rows skipped' }]),
  );
  expect(together.mock.calls[0]![0]).toHaveLength(199);
});

it('the dialog of an act learns whether there may be rows that it does not apply to', async () => {
  const dialog = vi.fn<NonNullable<ListAct<Parcel>['dialog']>>(() => null);
  const acts = [
    { id: 'some', label: 'Some', icon: Ban, dialog, can: ({ kg }: Parcel) => kg > 1 },
    { id: 'each', label: 'Each', icon: Ban, dialog },
  ];
  await show(definition({ acts }, parcels(230)));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  const passed = (name: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    const { isAll, count, isMixed } = dialog.mock.lastCall![0];
    return { isAll, count, isMixed };
  };
  expect(passed(/^Some/)).toEqual({ isAll: false, count: 49, isMixed: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 230' }));
  expect(passed(/^Some/)).toEqual({ isAll: true, count: 230, isMixed: true });
  expect(passed(/^Each/)).toEqual({ isAll: true, count: 230, isMixed: false });
});

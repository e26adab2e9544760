// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListSelection } from './list-selection.ts';

interface Row {
  id: string;
  state: string;
}
const shownOf = (state: string, ...ids: string[]): ReadonlyMap<string, Row> =>
  new Map(ids.map((id) => [id, { id, state }]));

function selectionOf(isWhole: boolean) {
  return renderHook(
    ({ shown }: { shown: ReadonlyMap<string, Row> }) => useListSelection('scope', shown, isWhole),
    { initialProps: { shown: shownOf('rating', '1', '2', '3') } },
  );
}

it('selects each row of a list that is shown whole, so that a dialog gets all of them', () => {
  const { result } = selectionOf(true);
  act(() => result.current.toggle('1'));
  act(() => result.current.chooseAll());
  expect(result.current.selection.isAll).toBe(false);
  expect([...result.current.selection.rows.keys()]).toEqual(['1', '2', '3']);
});

it('selects a range from the last row, in either direction, and gives it the state of the clicked row', () => {
  const { result } = selectionOf(false);
  const ids = () => [...result.current.selected].toSorted();
  act(() => result.current.toggle('3'));
  act(() => result.current.toggle('1', true));
  expect(ids()).toEqual(['1', '2', '3']);
  act(() => result.current.toggle('2'));
  act(() => result.current.toggle('3', true));
  expect(ids()).toEqual(['1']);
});

it('takes a range from no row for the row alone', () => {
  const { result } = selectionOf(false);
  act(() => result.current.toggle('2', true));
  expect([...result.current.selected]).toEqual(['2']);
});

it('gives selected rows as they are now, without those that are gone', () => {
  const { result, rerender } = selectionOf(true);
  act(() => result.current.togglePage(['1', '2']));
  rerender({ shown: shownOf('ready', '2', '3') });
  expect([...result.current.selection.rows.values()]).toEqual([{ id: '2', state: 'ready' }]);
  expect([...result.current.selected]).toEqual(['2']);
});

it('keeps rows of other pages, and all matching rows as such', () => {
  const { result, rerender } = selectionOf(false);
  act(() => result.current.togglePage(['1', '2']));
  rerender({ shown: shownOf('ready', '2', '4') });
  expect([...result.current.selection.rows.values()]).toEqual([
    { id: '1', state: 'rating' },
    { id: '2', state: 'ready' },
  ]);
  act(() => result.current.chooseAll());
  expect(result.current.selection.isAll).toBe(true);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SearchDialog, type SearchDialogSection } from './search-dialog.tsx';

afterEach(cleanup);

function open(sections: readonly SearchDialogSection[], text = '') {
  const onTextChange = vi.fn<(text: string) => void>();
  const onClose = vi.fn<() => void>();
  const all = { label: 'Find', placeholder: 'Type', closeLabel: 'Close', status: '', text, onTextChange };
  render(<SearchDialog {...all} sections={sections} onClose={onClose} />);
  return { field: screen.getByRole('combobox', { name: 'Find' }), onTextChange, onClose };
}

const section = (id: string, ...items: [string, () => void][]): SearchDialogSection => ({
  id,
  heading: id,
  items: items.map(([label, onSelect]) => ({ id: label, label, onSelect })),
});
const nothing = () => undefined;
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a search dialog (ARIA combobox pattern)', () => {
  test('keeps the focus in the field and moves through all sections by arrows, wrapping around', () => {
    const { field } = open([
      section('Pages', ['Orders', nothing], ['Products', nothing]),
      section('Acts', ['Log out', nothing]),
    ]);
    expect(active(field)).toBe('Orders');
    const steps = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
      fireEvent.keyDown(field, { key });
      return active(field);
    });
    expect(steps).toEqual(['Products', 'Log out', 'Orders', 'Log out', 'Orders', 'Log out']);
  });

  test('chooses the highlighted item by Enter and any by a click, but nothing during composition', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const { field } = open([section('Pages', ['Orders', first], ['Products', second])]);
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // As Safari reports the key that ends a composition.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(first).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(first).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('option', { name: 'Products' }));
    expect(second).toHaveBeenCalledOnce();
  });

  test('leaves Home and End to the text once something is typed, and reports the typed text', () => {
    const { field, onTextChange } = open([section('Pages', ['Orders', nothing], ['Other', nothing])], 'o');
    expect(fireEvent.keyDown(field, { key: 'End' })).toBe(true);
    expect(active(field)).toBe('Orders');
    fireEvent.change(field, { target: { value: 'ot' } });
    expect(onTextChange).toHaveBeenCalledExactlyOnceWith('ot');
  });

  test('shows in a section that nothing was found, without offering it as a choice', () => {
    open([{ id: 'orders', heading: 'Orders', items: [], note: 'No order matches' }], 'zzz');
    expect(screen.getByText('No order matches')).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });
});

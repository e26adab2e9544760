// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { FoldableFilters } from './foldable-filters.tsx';
import type { ListFilter } from './list-definition.ts';

afterEach(cleanup);

const texts = await createTexts('en', ['commonLists']);
const choice = (name: string, isExtra: boolean): ListFilter => ({
  kind: 'choice',
  name,
  label: name,
  anyLabel: 'Any',
  options: [{ value: 'a', label: 'A' }],
  isExtra,
});
const shown = (values: Record<string, string>) => (
  <I18nextProvider i18n={texts}>
    <FoldableFilters
      filters={[choice('State', false), choice('Carrier', true)]}
      values={values}
      onChange={() => undefined}
    />
  </I18nextProvider>
);
const more = () => screen.queryByRole('button', { name: 'More filters' });

it('shows less frequent filters on request', () => {
  render(shown({}));
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  expect(more()!.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more()!);
  expect(screen.getByRole('combobox', { name: 'Carrier' })).toBeTruthy();
  fireEvent.click(more()!);
  expect(screen.queryByRole('combobox', { name: 'Carrier' })).toBeNull();
});

it('always shows those that are set, as a deep link or a saved view does', () => {
  const { rerender } = render(shown({}));
  rerender(shown({ Carrier: 'a' }));
  expect(screen.getByRole('combobox', { name: 'Carrier' }).textContent).toContain('A');
  expect(more()).toBeNull();
});

// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { FurtherColumns } from './further-columns.tsx';

afterEach(cleanup);

async function open(props: Pick<ComponentProps<typeof FurtherColumns>, 'source' | 'unused'>) {
  const onChange = vi.fn<(source: string) => void>();
  const texts = await createTexts('en', ['imports']);
  render(
    <I18nextProvider i18n={texts}>
      <FurtherColumns name="Recipient name" disabled={false} onChange={onChange} {...props} />
    </I18nextProvider>,
  );
  return onChange;
}
const single = { columns: ['First name'], separator: ' ' };
const both = { columns: ['First name', 'Last name'], separator: ' ' };

it('an unused column can be added to a field', async () => {
  const onChange = await open({ source: single, unused: ['Last name', 'Note {x}'] });
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add a column to Recipient name' }));
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Add a column to Recipient name' }), { key: 'l' });
  expect(onChange).toHaveBeenCalledWith('{First name} {Last name}');
});

it('a column can be removed again, and another separator chosen', async () => {
  const onChange = await open({ source: both, unused: [] });
  expect(screen.queryByRole('button', { name: 'Add a column to Recipient name' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Between the columns of Recipient name' }), {
    key: 'c',
  });
  expect(onChange).toHaveBeenLastCalledWith('{First name}, {Last name}');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Last name from Recipient name' }));
  expect(onChange).toHaveBeenLastCalledWith('First name');
});

it('nothing is shown where no column is left', async () => {
  await open({ source: single, unused: [] });
  expect(screen.queryByRole('button')).toBeNull();
});

// @vitest-environment happy-dom
import { productImport } from '@lading/contracts/products';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { columnChoice } from './further-columns.tsx';
import { MappingField } from './mapping-field.tsx';

afterEach(cleanup);

async function open(repeats: string | undefined, key = 'weight2', column = 'Weight (g)') {
  const texts = await createTexts('en', ['imports']);
  render(
    <I18nextProvider i18n={texts}>
      <MappingField
        field={productImport.fields.find(({ key: own }) => own === key)!}
        samples="500 · 1250"
        column={column}
        fixed={null}
        suggestion={undefined}
        repeats={repeats}
        columns={[{ value: columnChoice('Weight (g)'), label: 'Weight (g)' }]}
        unused={[]}
        error={undefined}
        disabled={false}
        onChange={vi.fn()}
      />
    </I18nextProvider>,
  );
}

/** The description of the field for assistive technology. */
const description = () =>
  (screen.getByRole('combobox').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
    .join(' ');

it('a weight column that repeats another one says why it does not count', async () => {
  await open('Weight (kg)');
  expect(description()).toContain('500 · 1250');
  expect(description()).toContain('The same weight as in “Weight (kg)”: it counts once.');
});

it('any other column has no such note', async () => {
  await open(undefined);
  expect(description()).toBe('e.g. 500 · 1250');
});

it('a side of a size column is shown with its column', async () => {
  await open(undefined, 'width', '{Size (in)}#W');
  expect(screen.getByRole('combobox').textContent).toContain('Size (in): width');
});

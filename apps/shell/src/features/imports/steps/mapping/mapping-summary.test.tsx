// @vitest-environment happy-dom
import { productImport } from '@lading/contracts/products';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { MappingSummary } from './mapping-summary.tsx';

afterEach(cleanup);

async function show(unused: string[], errors: ReadonlyMap<string, unknown> = new Map()) {
  const texts = await createTexts('en', ['imports']);
  render(
    <I18nextProvider i18n={texts}>
      <MappingSummary
        definition={productImport}
        errors={errors}
        mapping={{ skuCode: 'SKU' }}
        fixedValues={{ unit: ' ' }}
        unused={unused}
      />
    </I18nextProvider>,
  );
  return screen.getByRole('status');
}

it('names the columns that fill nothing, as a warning, beside the filled required fields', async () => {
  const summary = await show(['lb', 'oz', 'Pcs per pack', 'Value (USD)']);
  expect(summary.textContent).toContain('All required fields filled');
  expect(screen.getByText('Warning:').nextElementSibling?.textContent).toBe(
    '4 columns not imported: lb, oz, Pcs per pack, Value (USD)',
  );
});

it('names five of many, those of names and addresses first', async () => {
  const summary = await show(['A1', 'B1', 'C1', 'D1', 'E1', 'Street 2', '姓名']);
  expect(summary.textContent).toContain('7 columns not imported: Street 2, 姓名, A1, B1, C1 and 2 more');
});

it('counts the fields that are filled, and the required ones that are not', async () => {
  const summary = await show([], new Map([['skuName', 'required']]));
  expect(summary.textContent).toContain('1 required field left');
  expect(summary.textContent).not.toContain('not imported');
  expect(summary.textContent).not.toContain('Warning:');
});

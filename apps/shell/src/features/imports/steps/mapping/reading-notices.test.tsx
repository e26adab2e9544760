// @vitest-environment happy-dom
import { productImport } from '@lading/contracts/products';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reading } from '@lading/import-engine/reading';
import type { FileAnalysis } from '../../model/file-rules.ts';
import { ReadingNotices, ReadingOptions } from './reading-options.tsx';

afterEach(cleanup);

async function show(analysed: Partial<FileAnalysis>) {
  const texts = await createTexts('en', ['imports']);
  render(
    <I18nextProvider i18n={texts}>
      <ReadingNotices
        definition={productImport}
        analysed={{ fieldsOption: ['SKU'], sheets: ['Page 1', 'Page 2'], sheet: 'Page 1', ...analysed }}
        reading={{}}
      />
    </I18nextProvider>,
  );
}

it('names the sheets that continue the list and are not imported', async () => {
  await show({ sheetsAlike: ['Page 2', 'Page 3'] });
  expect(screen.getByText('2 more sheets begin with the same row')).toBeTruthy();
  expect(
    screen.getByText(
      'Only “Page 1” is imported. To import Page 2, Page 3 too, choose it under “Sheet” in another import.',
    ),
  ).toBeTruthy();
});

it('names the sheets with data that the workbook hides', async () => {
  await show({ hiddenSheets: ['Old', 'More'] });
  expect(screen.getByText('2 sheets with data are hidden and are not imported')).toBeTruthy();
  expect(screen.getByText('Old, More. To import one, choose it under “Sheet”.')).toBeTruthy();
});

it('lists hidden sheets among the others, and does not report the one that is read', async () => {
  const texts = await createTexts('en', ['imports']);
  const onChange = vi.fn<(change: Reading) => void>();
  const step = (sheet: string) => {
    const analysed = { fieldsOption: ['SKU'], sheets: ['Goods'], hiddenSheets: ['Old'], sheet };
    return (
      <I18nextProvider i18n={texts}>
        <ReadingOptions
          definition={productImport}
          analysed={analysed}
          reading={{}}
          disabled={false}
          onChange={onChange}
        />
        <ReadingNotices definition={productImport} analysed={analysed} reading={{}} />
      </I18nextProvider>
    );
  };
  const { rerender } = render(step('Goods'));
  expect(screen.getByText('1 sheet with data is hidden and is not imported')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Sheet' }), { key: 'o' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ sheet: 'Old' });
  rerender(step('Old'));
  expect(screen.getByRole('combobox', { name: 'Sheet' }).textContent).toBe('Old (hidden)');
  expect(screen.queryByText(/not imported/)).toBeNull();
});

it('reports no other sheets if there are none', async () => {
  await show({});
  expect(screen.queryByText(/more sheet/)).toBeNull();
  expect(screen.queryByText(/hidden/)).toBeNull();
});

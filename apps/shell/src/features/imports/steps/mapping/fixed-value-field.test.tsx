// @vitest-environment happy-dom
import { productImport } from '@lading/contracts/products';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { FixedValueField } from './fixed-value-field.tsx';

vi.mock('../use-field-options.ts', () => ({ useFieldOptions: () => () => [] }));

afterEach(cleanup);

const kept: string[] = [];
function OneValue({ field }: { field: string }) {
  const [value, setValue] = useState('');
  const take = (next: string) => {
    kept.push(next);
    setValue(next);
  };
  const found = productImport.fields.find(({ key }) => key === field)!;
  return <FixedValueField field={found} value={value} error={undefined} disabled={false} onChange={take} />;
}

async function typed(field: string, ...steps: string[]): Promise<string[]> {
  kept.length = 0;
  const texts = await createTexts('en', ['imports']);
  render(
    <I18nextProvider i18n={texts}>
      <OneValue field={field} />
    </I18nextProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  for (const step of steps) fireEvent.change(input, { target: { value: step } });
  return [input.value, kept.at(-1) ?? ''];
}

it.each([
  ['a whole number takes no point', 'qtyInOnePackage', ['1', '12', '12.', '12.5'], '12'],
  ['a number takes two decimals', 'length', ['1', '1.', '1.2', '1.25', '1.259'], '1.25'],
  ['a number takes no letters', 'length', ['7', '7x'], '7'],
  ['a text takes any', 'brand', ['12.5 x'], '12.5 x'],
])('one value for every row: %s (spec §5)', async (_, field, steps, value) => {
  expect(await typed(field, ...steps)).toEqual([value, value]);
});

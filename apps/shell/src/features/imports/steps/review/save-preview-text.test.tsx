// @vitest-environment happy-dom
import { bundleImport, productImport } from '@lading/contracts/products';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { SavePreviewText } from './save-preview-text.tsx';

afterEach(cleanup);

const counts = { created: 2, updated: 412, unchanged: 7 };
const cost = { field: 'purchasingCost', records: 412, cleared: 0 };
const brand = { field: 'brand', records: 3, cleared: 2 };
const first = '2 new, 412 updated, 7 unchanged';

it.each<[string, ComponentProps<typeof SavePreviewText>, string[]]>([
  ['counts alone of a back end that tells no more', { definition: productImport, preview: counts }, [first]],
  [
    'which fields change, and in how many products',
    { definition: productImport, preview: { ...counts, changes: [cost, { ...brand, cleared: 0 }] } },
    [first, '412 products: Purchasing cost 412, Brand 3'],
  ],
  [
    'which stored values are cleared',
    { definition: productImport, preview: { ...counts, changes: [cost, brand] } },
    [first, '412 products: Purchasing cost 412, Brand 3', 'Stored values are cleared: Brand 2'],
  ],
  [
    'which new products differ from others in case only',
    {
      definition: productImport,
      preview: { ...counts, otherCase: { count: 2, examples: [{ sku: 'mug', other: 'MUG' }] } },
    },
    [first, '2 new SKUs look like others: mug / MUG. They stay separate SKUs.'],
  ],
  [
    'records of any other import',
    {
      definition: bundleImport,
      preview: { ...counts, updated: 1, changes: [{ field: 'note', records: 1, cleared: 0 }] },
    },
    ['2 new, 1 updated, 7 unchanged', '1 record: Note 1'],
  ],
])('before the save it says %s', async (_, props, lines) => {
  const texts = await createTexts('en', ['imports']);
  const { container } = render(
    <I18nextProvider i18n={texts}>
      <SavePreviewText {...props} />
    </I18nextProvider>,
  );
  expect([...container.querySelector('output')!.children].map((line) => line.textContent)).toEqual(lines);
});

// @vitest-environment happy-dom
import type { ProposedPackage } from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { ProposedPackageNote, type ProposedPackageNoteProps } from './proposed-package-note.tsx';
import { typedProposal } from './use-proposed-package.ts';

const own: ProposedPackage = {
  by: 'product',
  presetName: null,
  length: 12,
  width: 9,
  height: 10,
  weight: 0.4,
  unit: 'cm/kg',
};
async function said(
  proposed: ProposedPackage,
  more: Partial<ProposedPackageNoteProps> = {},
  language: Language = 'en',
) {
  const texts = await createTexts(language, ['shippingRates']);
  const { container } = render(
    <I18nextProvider i18n={texts}>
      <ProposedPackageNote
        proposed={proposed}
        unit={proposed.unit}
        packages={[typedProposal(proposed)]}
        {...more}
      />
    </I18nextProvider>,
  );
  return container.textContent;
}
afterEach(cleanup);

it.each<[string, Partial<ProposedPackage>, string, string]>([
  [
    'a product’s own size',
    {},
    'From product sizes: the size and weight of the product. Change them if it goes in a box.',
    '按商品尺寸：商品自身的尺寸和重量。如需装箱，请修改。',
  ],
  [
    'a preset that holds the products',
    { by: 'preset', presetName: 'Box M' },
    'From product sizes: “Box M” is the smallest preset whose volume and sides hold the products.',
    '按商品尺寸：“Box M”是容积和边长能装下这些商品的最小预设。',
  ],
  [
    'a weight alone',
    { by: 'weight', length: null, width: null, height: null },
    'The products weigh this much together. Enter the size of the package.',
    '这是商品的总重量，请填写包裹尺寸。',
  ],
])('shows for %s how it was found', async (_name, more, en, zh) => {
  expect(await said({ ...own, ...more })).toBe(en);
  cleanup();
  expect(await said({ ...own, ...more }, {}, 'cn')).toBe(zh);
});

it.each<[string, Partial<ProposedPackageNoteProps>]>([
  ['another size', { packages: [{ ...typedProposal(own), length: 13 }] }],
  ['another unit', { unit: 'in/lb' }],
  ['a second package', { packages: [typedProposal(own), typedProposal(own)] }],
])('is hidden once a person has entered %s', async (_name, more) => {
  expect(await said(own, more)).toBe('');
});

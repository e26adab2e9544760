// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { LabelOptions } from './label-options.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

it('shows the insured value of the order in another currency until a value is entered', async () => {
  const texts = await createTexts('en', ['shippingLabels']);
  const options = (insurance: number | null) => (
    <I18nextProvider i18n={texts}>
      <LabelOptions
        signature="none"
        insurance={insurance}
        residential={undefined}
        unconverted={{ amount: 700, currency: 'CNY' }}
        onChange={() => undefined}
      />
    </I18nextProvider>
  );
  const { rerender } = render(options(null));
  expect(screen.getByText(/700.*labels are insured in USD/)).toBeTruthy();
  rerender(options(98));
  expect(screen.queryByText(/700/)).toBeNull();
});

it('says for which kind of address the rates are', async () => {
  const texts = await createTexts('en', ['shippingLabels']);
  const options = (residential: boolean | undefined, quoted: boolean | undefined) => (
    <I18nextProvider i18n={texts}>
      <LabelOptions
        signature="none"
        insurance={null}
        residential={residential}
        quotedResidential={quoted}
        onChange={() => undefined}
      />
    </I18nextProvider>
  );
  const { rerender } = render(options(undefined, true));
  expect(screen.getByText('The rates are for a residential address.')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Recipient’s address' }).textContent).toContain('Automatic');
  rerender(options(false, false));
  expect(screen.getByText('The rates are for a commercial address.')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Recipient’s address' }).textContent).toContain('Commercial');
});

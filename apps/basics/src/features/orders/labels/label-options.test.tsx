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

// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { TrackingLink } from './tracking-link.tsx';

afterEach(cleanup);

async function show(language: Language, carrierName: string, trackingNumber: string) {
  render(
    <I18nextProvider i18n={await createTexts(language, ['shippingShipments'])}>
      <TrackingLink carrierName={carrierName} trackingNumber={trackingNumber} />
    </I18nextProvider>,
  );
  return screen.queryByRole('link');
}

it('a tracking number links to the page of its carrier', async () => {
  const link = await show('en', 'UPS', '1Z5R89390357567127');
  expect(link?.textContent).toBe('Track with UPS');
  expect(link?.getAttribute('href')).toBe('https://www.ups.com/track?tracknum=1Z5R89390357567127');
});

it('the link is in the language of the page', async () => {
  expect((await show('cn', 'USPS', '9400100110368068953228'))?.textContent).toBe('在 USPS 官网查询');
});

it('a number of an unknown carrier is not a link', async () => {
  expect(await show('en', 'Demo Carrier', '095212340000000013')).toBeNull();
  expect(screen.getByText('095212340000000013')).toBeTruthy();
});

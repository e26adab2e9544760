// @vitest-environment happy-dom
import { shippingMessages, type AddressCheck } from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddressCheckResult } from './address-check-result.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());

const given = {
  name: 'Dana',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'NV',
  zipCode: '94102',
  countryCode: 'US',
};
const changed: AddressCheck = {
  status: 'CHANGED',
  suggestion: { ...given, stateCode: 'CA' },
  residential: true,
  carrierName: 'Demo Carrier',
  messages: [shippingMessages.zipOfState({ zip: '94102', state: 'CA' })],
};
const onTake = vi.fn<(suggestion: object) => void>();

async function show(check: AddressCheck, language: Language = 'en', canTake = true) {
  const texts = await createTexts(language, ['shippingAddresses']);
  render(
    <I18nextProvider i18n={texts}>
      <AddressCheckResult check={check} address={given} onTake={canTake ? onTake : undefined} />
    </I18nextProvider>,
  );
}
afterEach(() => {
  cleanup();
  onTake.mockClear();
});

describe('the result of a carrier’s address check', () => {
  it('is shown next to the original, which stays until the suggestion is accepted', async () => {
    await show(changed);
    expect(screen.getByText('As written').closest('div')?.textContent).toContain('NV');
    expect(screen.getByText('Suggestion').closest('div')?.textContent).toContain('CA');
    expect(screen.getByText('ZIP code 94102 is in CA. Correct the ZIP code or the state.')).toBeTruthy();
    expect(screen.getByText('Residential address')).toBeTruthy();
    expect(onTake).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Use suggestion' }));
    expect(onTake).toHaveBeenCalledWith(expect.objectContaining({ stateCode: 'CA' }));
  });

  it('offers no suggestion if there is none, or if the address cannot be changed', async () => {
    await show({ ...changed, status: 'NOT_FOUND', suggestion: null, residential: null });
    expect(screen.getByRole('alert').textContent).toContain('Demo Carrier does not know this address');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await show(changed, 'cn', false);
    expect(screen.getByText('原地址')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

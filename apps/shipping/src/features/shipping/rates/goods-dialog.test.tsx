// @vitest-environment happy-dom
import { shippingDefaultsApi } from '@lading/contracts/shipping';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { GoodsDialog, type GoodsDialogProps } from './goods-dialog.tsx';
import type { GoodsDeclaration } from './goods-input-rules.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const declared: GoodsDeclaration = {
  goods: {
    currency: 'USD',
    items: [
      {
        description: 'Stoneware mug',
        hsCode: '6912004810',
        originCountry: 'PT',
        quantity: 3,
        unitValue: 12.5,
        grams: 410,
      },
    ],
  },
  customs: { contents: 'GIFT', terms: 'DDP', signer: 'Kim' },
};
const call = (made: unknown) =>
  made === shippingDefaultsApi.calls.shippingDefaults
    ? Promise.resolve({ settings: { customsSigner: '' }, presets: [], sender: null, returnTo: null })
    : Promise.reject(new Error('Not expected'));

/** @returns the declarations that were set */
async function show(given: Partial<GoodsDialogProps>, language: Language = 'en') {
  const set: (GoodsDeclaration | null)[] = [];
  await renderPart(
    <GoodsDialog
      declared={declared}
      from={{ countryCode: 'US' }}
      to={{ countryCode: 'FR' }}
      unit="cm/kg"
      sender="Ann Lee"
      onSet={(next) => set.push(next)}
      onClose={() => undefined}
      {...given}
    />,
    { texts: ['shippingParcels', 'ordersCustoms', 'commonSubApp', 'commonErrors'], language, api: { call } },
  );
  return set;
}
const use = async (name = 'Use this declaration') =>
  fireEvent.click(await screen.findByRole('button', { name }));

it('sets the goods as they are typed', async () => {
  const set = await show({});
  fireEvent.change(await screen.findByLabelText(/^HS code/), { target: { value: '9103.10.2020' } });
  await use();
  const items = [{ ...declared.goods.items[0], hsCode: '9103102020' }];
  await waitFor(() => expect(set).toEqual([{ ...declared, goods: { currency: 'USD', items } }]));
});

it('starts with an empty line, signed by the sender, and says what it lacks', async () => {
  const set = await show({ declared: null });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Signed by/)).value).toBe('Ann Lee');
  await use();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Complete every line/);
  expect(set).toEqual([]);
});

it('asks about EAR99 where exports are filed at any value', async () => {
  const set = await show({ to: { countryCode: 'CN' } });
  fireEvent.click(await screen.findByRole('checkbox', { name: /EAR99/ }));
  await use();
  await waitFor(() => expect(set).toMatchObject([{ customs: { ear99: true } }]));
});

it('a declaration is removed', async () => {
  const set = await show({});
  await use('Remove the declaration');
  expect(set).toEqual([null]);
});

it('asks in Chinese', async () => {
  await show({}, 'cn');
  expect(await screen.findByRole('button', { name: '使用此报关信息' })).toBeTruthy();
});

// @vitest-environment happy-dom
import { queryKey } from '@lading/contracts/core';
import { ratesApi, shippingDefaultsApi, type ShippingPreset } from '@lading/contracts/shipping';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { useDefaultsActs, useShippingDefaults } from './defaults-queries.ts';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());
afterEach(cleanup);

const draft = {
  name: 'Small box',
  hotkey: null,
  package: null,
  service: { rule: 'cheapest' },
  signature: 'none',
  insurance: null,
} as const;
const preset: ShippingPreset = { ...draft, presetId: '7' };

function Presets() {
  const { data } = useShippingDefaults();
  const { savePreset, removePreset } = useDefaultsActs();
  return (
    <>
      <output>{data ? data.presets.map(({ name }) => name).join() || 'none' : 'loading'}</output>
      <button type="button" onClick={() => removePreset.mutate('7')}>
        remove
      </button>
      <button type="button" onClick={() => savePreset.mutate({ ...draft, presetId: '7' })}>
        save
      </button>
    </>
  );
}

it.each(['remove', 'save'])(
  'a preset that someone else has removed is not shown after a refused %s',
  async (act) => {
    let isGone = false;
    const call = vi.fn((made: unknown) => {
      if (made === shippingDefaultsApi.calls.shippingDefaults)
        return Promise.resolve({ settings: { unit: 'in/lb' }, presets: isGone ? [] : [preset] });
      isGone = true;
      return Promise.reject(new Error('not found'));
    });
    await renderPart(<Presets />, { texts: ['shippingDefaults'], api: { call } });
    await screen.findByText('Small box');
    fireEvent.click(screen.getByRole('button', { name: act }));
    expect(await screen.findByText('none')).toBeTruthy();
  },
);

function Settings() {
  const { save } = useDefaultsActs();
  return (
    <button type="button" onClick={() => save.mutate({} as Parameters<typeof save.mutate>[0])}>
      save
    </button>
  );
}

it('rates from before a change of the settings, such as another sender, are asked for again', async () => {
  const client = new QueryClient();
  const quote = [queryKey(ratesApi.calls.quote)[0], 'from the earlier sender'];
  client.setQueryData(quote, {});
  const call = () => Promise.resolve({});
  await renderPart(<Settings />, { texts: ['shippingDefaults'], api: { call }, client });
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  await waitFor(() => expect(client.getQueryState(quote)?.isInvalidated).toBe(true));
});

// @vitest-environment happy-dom
import { shippingDefaultsApi } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readRateInput } from './rate-input-rules.ts';
import { SavePreset } from './save-preset.tsx';

const emit = vi.hoisted(() => vi.fn<(event: string, payload: object) => void>());
vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost({}, { emit }),
);
afterEach(cleanup);

const box = { length: 18, width: 14, height: 12, weight1: 11, weight2: null };

it('saves the package and the options of the calculator under a name, and says so', async () => {
  const saved: object[] = [];
  const call = vi.fn((made: unknown, input: { body: object }) => {
    if (made !== shippingDefaultsApi.calls.savePreset)
      return Promise.resolve({ settings: { unit: 'in/lb' }, presets: [] });
    saved.push(input.body);
    return Promise.resolve({});
  });
  const input = { ...readRateInput(new URLSearchParams()), packages: [box], insurance: 120.5 };
  await renderPart(<SavePreset input={{ ...input, signature: 'adult' }} />, {
    texts: ['shippingDefaults', 'commonSubApp', 'commonErrors'],
    api: { call },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save as preset' }));
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Tube' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save preset' }));
  await waitFor(() =>
    expect(saved).toMatchObject([
      {
        name: 'Tube',
        package: { length: 18, width: 14, height: 12, weight: 11, unit: 'in/lb' },
        service: { rule: 'cheapest' },
        signature: 'adult',
        insurance: { minor: 12_050, currency: 'USD' },
      },
    ]),
  );
  await waitFor(() =>
    expect(emit).toHaveBeenCalledWith('notice:show', {
      tone: 'info',
      title: 'Preset “Tube” saved. Apply it when you create labels.',
    }),
  );
});

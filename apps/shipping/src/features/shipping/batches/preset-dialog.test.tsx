// @vitest-environment happy-dom
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PresetDialog } from './preset-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

it('shows a loading error instead of an empty list of presets, and can retry', async () => {
  const call = vi.fn<() => Promise<unknown>>();
  call.mockRejectedValueOnce(new Error('lost'));
  call.mockResolvedValue({ presets: [{ presetId: '7', name: 'Small box' }] });
  const { loaded } = await renderPart(
    <PresetDialog batchId="3" rowIds={['1', '2']} onClose={() => undefined} />,
    {
      texts: ['shippingDefaults', 'commonSubApp'],
      api: { call },
    },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(screen.queryByText(loaded.t('shippingDefaults:noPresets'))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('combobox')).textContent).toContain('Small box');
});

// @vitest-environment happy-dom
import type { ShippingPreset } from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PresetBar } from './preset-bar.tsx';

const preset = { presetId: '1', name: 'Small box', hotkey: 1 } as ShippingPreset;
const apply = vi.fn<(preset: ShippingPreset) => void>();

beforeEach(async () => {
  localStorage.clear();
  apply.mockReset();
  const texts = await createTexts('en', ['shippingDefaults']);
  render(
    <I18nextProvider i18n={texts}>
      <div data-modal="">
        <PresetBar presets={[preset]} appliedId={null} current={{}} onApply={apply} />
      </div>
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('applies a preset by its key', () => {
  fireEvent.keyDown(document.body, { key: '1' });
  expect(apply).toHaveBeenCalledWith(preset);
});

it.each([
  ['single keys are turned off (WCAG 2.1.4)', () => localStorage.setItem('lading.letter-keys', 'off'), {}],
  ['the key is held down', () => undefined, { repeat: true }],
  ['an input method has the key', () => undefined, { keyCode: 229 }],
  [
    'another window is open over it',
    () =>
      document.body.append(Object.assign(document.createElement('div'), { innerHTML: '<p data-modal></p>' })),
    {},
  ],
])('does not where %s', (_why, arrange, sign) => {
  arrange();
  fireEvent.keyDown(document.body, { key: '1', ...sign });
  expect(apply).not.toHaveBeenCalled();
});

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

/** A digit typed into an input of a type, in the window of the bar. */
function typedInto(type: string) {
  const input = Object.assign(document.createElement('input'), { type });
  document.querySelector('[data-modal]')!.append(input);
  fireEvent.keyDown(input, { key: '1' });
}

it.each(['radio', 'checkbox'])('applies it from a chosen %s too, which takes no digit', (type) => {
  typedInto(type);
  expect(apply).toHaveBeenCalledWith(preset);
});

it('leaves a digit to the field that it is typed into', () => {
  typedInto('text');
  expect(apply).not.toHaveBeenCalled();
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

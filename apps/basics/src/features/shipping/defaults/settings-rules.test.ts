import type { ShippingDefaults, ShippingSettings } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { settingsValues, settingsWire } from './settings-rules.ts';

const untouched: ShippingSettings = {
  unit: 'in/lb',
  presetId: null,
  signature: 'none',
  insurance: null,
  cutOff: null,
  customsSigner: '',
};
const valuesOf = (settings: Partial<ShippingSettings>) => {
  const defaults: ShippingDefaults = {
    settings: { ...untouched, ...settings },
    presets: [],
    sender: null,
    returnTo: null,
  };
  return settingsValues(defaults, 'America/New_York');
};

it('settings that were never saved are shown as they apply', () => {
  expect(valuesOf({})).toMatchObject({
    cutOff: '',
    timeZone: 'America/New_York',
    customsContents: 'SALE',
    customsTerms: 'DAP',
  });
});

it.each<Partial<ShippingSettings>>([
  { cutOff: { minutes: 905, timeZone: 'UTC' }, insurance: { minor: 12_345, currency: 'USD' } },
  { presetId: '7', customsContents: 'SAMPLE', customsTerms: 'DDP' },
])('saved settings are sent as they were: %o', (settings) => {
  expect(settingsWire(valuesOf(settings))).toMatchObject(settings);
});

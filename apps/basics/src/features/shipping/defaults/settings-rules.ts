import { moneyOf } from '@lading/contracts/core';
import type { ShippingDefaults } from '@lading/contracts/shipping';

/** The default settings as a form shows them; see {@link settingsValues}. */
export type SettingsValues = ReturnType<typeof settingsValues>;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/**
 * The default settings as values of a form: what was never saved as the server applies it.
 * @param timeZone for a cut-off that is entered first
 */
export const settingsValues = ({ settings, sender, returnTo }: ShippingDefaults, timeZone: string) => ({
  senderId: sender?.entryId ?? null,
  returnId: returnTo?.entryId ?? null,
  unit: settings.unit,
  presetId: settings.presetId ?? '',
  signature: settings.signature,
  insurance: settings.insurance ? settings.insurance.minor / 100 : null,
  cutOff: settings.cutOff ? clock(settings.cutOff.minutes) : '',
  timeZone: (settings.cutOff?.timeZone ?? timeZone) as string | null,
  customsSigner: settings.customsSigner,
  customsContents: settings.customsContents ?? 'SALE',
  customsTerms: settings.customsTerms ?? 'DAP',
  ear99: settings.ear99 ?? false,
  ein: settings.ein ?? '',
  eori: settings.eori ?? '',
  vat: settings.vat ?? '',
  ioss: settings.ioss ?? '',
});

/** The values in wire format. */
export const settingsWire = ({ insurance, cutOff, timeZone, presetId, ...same }: SettingsValues) => ({
  ...same,
  presetId: presetId || null,
  insurance: insurance === null ? null : moneyOf(insurance.toFixed(2), 'USD'),
  cutOff: cutOff === '' ? null : { minutes: minutesOf(cutOff), timeZone: timeZone ?? '' },
});

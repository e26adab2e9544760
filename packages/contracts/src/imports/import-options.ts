import { countries, countrySpellings } from '../core/countries.ts';
import { countryAlpha3 } from '../core/country-alpha3.ts';
import { customsUnits } from '../shipping/customs-units.ts';
import type { ImportField } from './define-import.ts';
import type { ImportOption, OptionListName } from './import-option.ts';

const shared: Record<OptionListName, readonly ImportOption[]> = {
  countries: countries.map(({ code, en, zh }) => ({
    value: code,
    label: { en, zh },
    aliases: [countryAlpha3[code]!, ...(countrySpellings[code] ?? [])],
  })),
  'customs-units': customsUnits.map(({ code, en, zh, scheduleB }) => ({
    value: code,
    label: { en, zh },
    aliases: scheduleB === undefined ? [] : [scheduleB],
  })),
};

/** The choices of a select field; empty for any other editor. */
export function importOptions(field: Pick<ImportField, 'options'>): readonly ImportOption[] {
  if (field.options === undefined) return [];
  return typeof field.options === 'string' ? shared[field.options] : field.options;
}

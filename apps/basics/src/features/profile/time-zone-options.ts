import { languageTag, type Language } from '@lading/i18n/languages';
import type { ComboboxOption } from '@lading/ui/combobox';

const made = new Map<Language, ComboboxOption<string>[]>();

/** What a language calls a zone, such as "Pacific Time". */
function nameOf(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(languageTag(language), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A zone as it is read: `Asia/Shanghai` without underscores. */
const timeZoneLabel = (timeZone: string): string => timeZone.replaceAll('_', ' ');

function optionOf(timeZone: string, language: Language): ComboboxOption<string> {
  const name = nameOf(timeZone, language);
  return { value: timeZone, label: timeZoneLabel(timeZone), keywords: name, detail: name };
}

/** Every time zone that the browser knows, found by its IANA name and by its name in the language; and `own`, were it another. */
export function timeZoneOptions(language: Language, own: string): ComboboxOption<string>[] {
  let known = made.get(language);
  if (!known) {
    const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
    known = [...names].map((timeZone) => optionOf(timeZone, language));
    made.set(language, known);
  }
  return known.some(({ value }) => value === own) ? known : [optionOf(own, language), ...known];
}

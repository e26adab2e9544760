/** Every time zone that the browser knows, for a `Combobox`: UTC and the given one first. */
export const timeZoneChoices = (timeZone: string): { value: string; label: string }[] =>
  [...new Set(['UTC', timeZone, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));

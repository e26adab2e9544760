import { isUsStateCode, usStatesByName } from '@lading/contracts/core';
import { longestSpelling } from './longest-spelling.ts';
import { namesOfStates } from './state-names.ts';

const built = new Map<string, ReadonlyMap<string, string>>();

/** Whether carriers want the states of a country as codes, and this is one, in any case. */
export function isStateCode(country: string, text: string): boolean {
  if (country === 'US') return isUsStateCode(text);
  return namesOfStates.get(country)?.has(text.toUpperCase()) ?? false;
}

/**
 * The code of the state that a text names: by its name in a supported language, an abbreviation ("Calif.", "Ont."), or with its
 * country ("US-CA", "California, USA"). Undefined for a country whose states have no codes on labels.
 */
export function stateMeant(country: string, text: string): string | undefined {
  const names = text.length > longestSpelling ? undefined : statesOf(country);
  if (!names) return undefined;
  const whole = names.get(formOf(text));
  if (whole !== undefined) return whole;
  const parts = text
    .split(/\s*[-–—,/|()[\]]+\s*/)
    .map(formOf)
    .filter((part) => part !== '' && !isCountry(country, part));
  const found = new Set(parts.map((part) => names.get(part)));
  return found.size === 1 ? [...found][0] : undefined;
}

const countryNames: Readonly<Record<string, readonly string[]>> = {
  US: ['us', 'usa', 'unitedstates', 'unitedstatesofamerica', '美国', '美國'],
  CA: ['ca', 'can', 'canada', '加拿大'],
  AU: ['au', 'aus', 'australia', '澳大利亚', '澳洲'],
};

const isCountry = (country: string, form: string): boolean => countryNames[country]?.includes(form) ?? false;

/** Every spelling of a country's states, including their codes; undefined if there are none. */
function statesOf(country: string): ReadonlyMap<string, string> | undefined {
  const made = built.get(country);
  if (made) return made;
  const table = namesOfStates.get(country);
  if (!table) return undefined;
  const names = new Map<string, string>();
  for (const [code, spellings] of table)
    for (const spelling of [code, ...spellings]) names.set(formOf(spelling), code);
  if (country === 'US')
    for (const [name, code] of usStatesByName)
      for (const spelling of [code, name]) names.set(formOf(spelling), code);
  built.set(country, names);
  return names;
}

/** Letters only, without accents, "State of" and 州 or 省. */
function formOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(
      /^(?:(?:state|province|commonwealth|territory)\s+of|provincia de|province d[e'’])\s*|\s+(?:state|province)$/g,
      '',
    )
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}]/gu, '')
    .replace(/(?<=\p{L}{2})[州省]$/u, '');
}

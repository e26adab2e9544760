import { countryOfTerritory, namesOfCountries } from './country-names.ts';
import { bagOf, countryWords, tellingWords, withoutStateForm } from './country-words.ts';

/** Languages besides English and Chinese whose country names are understood, from the Unicode lists. */
const languages = 'en zh-Hans zh-Hant zh-Hant-HK de fr es it nl ja ko pt'.split(' ');
/** Languages tried only if none of these has the name, since building their lists takes time. */
const furtherLanguages =
  'pl sv da nb fi cs hu ro tr ru uk el hr sr sr-Latn sk sl bg et lv lt is ar he th vi id'.split(' ');
/** Countries whose name is shortened in some lists: "Hong Kong" without its status. */
const shortNamed = ['HK', 'MO', 'PS', 'US', 'GB', 'BA'];
/** Countries that share their name with another one: "Republic of" or "Democratic" distinguishes them. */
const toldByForm = new Set(['CG', 'CD', 'KP', 'KR', 'CN', 'TW']);
/** Codes that people write with dots; "N.A." and "S.A." mean something else. */
const dotted = new Set(['us', 'uk', 'gb', 'nz', 'pr', 'hk']);
const flag = /^[\u{1f1e6}-\u{1f1ff}]{2}$/u;
const firstFlagLetter = 0x1_f1_e6;
/** Two names of one country, or its code and its name: "Guam (USA)", "US - United States", "Deutschland, DE". */
const pairs = [
  /^(.+)\s*[([]([^)\]]+)[)\]]$/,
  /^([a-z]{2,3})\s*[-–—:,/|]\s*(.+)$/,
  /^(.+?)\s*[-–—:,/|]\s*([a-z]{2,3})$/,
];
/** The same with other punctuation, or in two scripts: "中国 China". */
const betweenNames =
  /\s+[-–—:]\s*|\s*[,/|;()[\]]+\s*|(?<=\p{Script=Han})\s*(?=[a-z])|(?<=[a-z])\s*(?=\p{Script=Han})/u;

/** Names in comparable form → code. */
interface KnownNames {
  joined: ReadonlyMap<string, string>;
  bags: ReadonlyMap<string, string>;
}

/**
 * The country that a text means if it is not a known spelling as written: a name in another language, with accents or dots, in
 * the order of ISO 3166 ("Korea (the Republic of)"), combined with its code or its name in another language, or its flag.
 * Undefined if more than one may be meant.
 *
 * @param form of the text, see `choiceForm`
 * @param known forms of the known spellings → the country's code
 */
export function countryMeant(form: string, known: ReadonlyMap<string, string>): string | undefined {
  if (flag.test(form)) return known.get(codeOfFlag(form));
  const words = countryWords(form);
  const joined = words.join('');
  if (tellingWords(words).length === 0) return undefined;
  // A few letters with punctuation between them are some other abbreviation.
  if (joined.length <= 2 && joined !== form && !dotted.has(joined) && !/^[([][a-z]{2}[)\]]$/.test(form))
    return undefined;
  for (const isFurther of [false, true]) {
    const code = countryNamed(form, words, namesOf(known, isFurther));
    if (code !== undefined) return code;
  }
  return undefined;
}

function countryNamed(form: string, words: readonly string[], names: KnownNames): string | undefined {
  const whole = find(words, names);
  if (whole !== undefined) return whole;
  for (const pair of pairs) {
    const parts = pair.exec(form)?.slice(1);
    const code = parts && ofParts(parts, names);
    if (code !== undefined) return code;
  }
  return ofParts(form.split(betweenNames), names);
}

/** The one country that all parts of a text name, or a territory named together with its country. */
function ofParts(parts: readonly string[], names: KnownNames): string | undefined {
  const codes = parts
    .map(countryWords)
    .filter((words) => words.some((word) => word !== 'the'))
    .map((words) => find(words, names));
  if (codes.length < 2 || codes.includes(undefined)) return undefined;
  return codes.find((code) =>
    codes.every((other) => other === code || other === countryOfTerritory.get(code!)),
  );
}

function find(words: readonly string[], names: KnownNames): string | undefined {
  const whole = findName(words, names);
  if (whole !== undefined) return whole;
  const short = withoutStateForm(tellingWords(words));
  const code = short && findName(short.words, names);
  if (!short || code === undefined || toldByForm.has(code)) return undefined;
  // There was a Democratic Republic, and a state has that name.
  const isOther =
    (code === 'DE' && short.form.some((word) => /^d[ei]mo/.test(word))) ||
    (code === 'GE' && short.form.some((word) => word.startsWith('stat')));
  return isOther ? undefined : code;
}

function findName(words: readonly string[], { joined, bags }: KnownNames): string | undefined {
  const found = joined.get(joinedForm(words));
  if (found !== undefined) return found;
  const telling = tellingWords(words);
  // Next to words without meaning it is not a country code.
  return telling.join('').length <= 3 && telling.length < words.length ? undefined : bags.get(bagOf(telling));
}

function codeOfFlag(form: string): string {
  return Array.from(form, (sign) => String.fromCharCode(sign.codePointAt(0)! - firstFlagLetter + 97)).join(
    '',
  );
}

const built = new WeakMap<ReadonlyMap<string, string>, Partial<Record<'usual' | 'further', KnownNames>>>();

/** All names that mean one country; made on first use. */
function namesOf(known: ReadonlyMap<string, string>, isFurther: boolean): KnownNames {
  const stage = isFurther ? 'further' : 'usual';
  const ofKnown = built.get(known) ?? {};
  built.set(known, ofKnown);
  const made = ofKnown[stage];
  if (made) return made;
  const codes = new Set(known.values());
  const lists = [
    [...known],
    [...namesOfCountries].flatMap(([code, own]) => own.map((name) => [name, code] as const)),
    (isFurther ? furtherLanguages : languages).flatMap((language) => namesIn(language, codes)),
  ].map((list) => list.map(([name, code]) => ({ words: countryWords(name), code })));
  const names: KnownNames = {
    joined: byForm(lists, joinedForm),
    bags: byForm(lists, (words) => bagOf(tellingWords(words))),
  };
  ofKnown[stage] = names;
  return names;
}

const joinedForm = (words: readonly string[]): string => words.filter((word) => word !== 'the').join('');

/** The meaning of a name in the first of several lists that has it, unless it is ambiguous there. */
function byForm(
  lists: readonly (readonly { words: readonly string[]; code: string }[])[],
  formOf: (words: readonly string[]) => string,
): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const list of lists) {
    const found = new Map<string, string | undefined>();
    for (const { words, code } of list) {
      const form = formOf(words);
      if (form === '' || all.has(form)) continue;
      found.set(form, found.has(form) && found.get(form) !== code ? undefined : code);
    }
    for (const [form, code] of found) if (code !== undefined) all.set(form, code);
  }
  return all;
}

function namesIn(language: string, codes: ReadonlySet<string>): (readonly [string, string])[] {
  const long = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const short = new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style: 'short' });
  return [...codes].flatMap((code) => {
    const names = [long.of(code), ...(shortNamed.includes(code) ? [short.of(code)] : [])];
    return names.flatMap((name) => {
      if (name === undefined || isTooShort.test(name)) return [];
      const tidy = name.normalize('NFKC').toLowerCase();
      const spelled = language === 'de' ? tidy.replaceAll(/[äöü]/g, withE) : tidy;
      return [...new Set([tidy, spelled])].map((one) => [one, code] as const);
    });
  });
}

/** For short Latin texts: "É.-U." does not mean what EU means, and "Man" and "Čad" are other words and codes. */
const isTooShort = /^[^\p{L}]*(?:\p{Script=Latin}\p{M}*[^\p{L}]*){1,3}$/u;

/** "oe" for "ö", as written on keyboards without umlauts. */
const withE = (letter: string): string => `${letter.normalize('NFD').charAt(0)}e`;

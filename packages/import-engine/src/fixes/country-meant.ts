/** Languages whose names of countries are understood beside English and Chinese, by the lists of Unicode. */
const languages = ['en', 'zh-Hans', 'zh-Hant', 'de', 'fr', 'es', 'it', 'nl', 'ja', 'ko', 'pt', 'pl', 'sv'];
/** Where forms of state stand in front of a name; "Democratic Republic of" and "Republic of China" are other countries. */
const stateForm =
  /^(?:(?:federal|federative|islamic|united|plurinational|bolivarian|hellenic|oriental|socialist|arab|people's|federated|independent)\s+)*(?:republic|kingdom|states?|commonwealth|union|sultanate|principality|(?:grand )?duchy)\s+of\s+(?:the\s+)?(.+)$/;
const flag = /^[\u{1f1e6}-\u{1f1ff}]{2}$/u;
const firstFlagLetter = 0x1_f1_e6;

/** A name of a country in the form in which names are compared here: without accents, dots and "the". */
export function countryForm(form: string): string {
  return form
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[’`´]/g, "'")
    .replaceAll('&', 'and')
    .replaceAll('.', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^the\s+/, '')
    .trim();
}

/**
 * The country that a text means which is no known spelling as it stands: a name in another language, with accents or
 * dots, in the order of ISO 3166 ("Korea, Republic of"), with its code in brackets, or its flag. Undefined where more
 * than one may be meant.
 *
 * @param form of the text, see `choiceForm`
 * @param known country forms of the known spellings → the country's code
 */
export function countryMeant(form: string, known: ReadonlyMap<string, string>): string | undefined {
  const flagged = flag.test(form) ? codeOfFlag(form) : undefined;
  if (flagged !== undefined) return known.get(flagged);
  const name = countryForm(form);
  const found = known.get(name) ?? foreignNames(known).get(name);
  if (found !== undefined) return found;
  const inverted = /^([^,()]+),\s*(.+?)(\s+of)?(?:\s+the)?$/.exec(name);
  if (inverted) return nameOfState(`${inverted[2]!}${inverted[3] ?? ''} ${inverted[1]!}`, known);
  const bracketed = /^(.+?)\s*[([](.+)[)\]]$/.exec(name);
  if (bracketed) {
    const [outside, inside] = [countryMeant(bracketed[1]!, known), countryMeant(bracketed[2]!, known)];
    return outside === inside ? outside : undefined;
  }
  return nameOfState(name, known);
}

function nameOfState(name: string, known: ReadonlyMap<string, string>): string | undefined {
  const whole = known.get(name) ?? foreignNames(known).get(name);
  if (whole !== undefined) return whole;
  const short = stateForm.exec(name)?.[1];
  return short === undefined ? undefined : (known.get(short) ?? foreignNames(known).get(short));
}

function codeOfFlag(form: string): string {
  return Array.from(form, (sign) => String.fromCharCode(sign.codePointAt(0)! - firstFlagLetter + 97)).join(
    '',
  );
}

const built = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

/** Names in other languages that mean one country; made on first use. */
function foreignNames(known: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const made = built.get(known);
  if (made) return made;
  const names = new Map<string, string>();
  const doubtful = new Set<string>();
  const codes = new Set(known.values());
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      const form = name === undefined ? '' : countryForm(name.normalize('NFKC').toLowerCase());
      if (form === '' || known.has(form)) continue;
      if ((names.get(form) ?? code) !== code) doubtful.add(form);
      names.set(form, code);
    }
  }
  for (const form of doubtful) names.delete(form);
  built.set(known, names);
  return names;
}

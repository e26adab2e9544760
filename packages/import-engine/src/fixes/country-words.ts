const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};
const shortened: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'saint',
  sankt: 'saint',
  is: 'islands',
  isl: 'islands',
  isls: 'islands',
  island: 'islands',
  rep: 'republic',
  dem: 'democratic',
  fed: 'federated',
  terr: 'territory',
  sts: 'states',
  utd: 'united',
};
/** Function words in all languages. */
const joining = new Set(
  'the of and le la les los las el l d de del della dello degli dei der die das den des du di da do dos das und et y e en van von het formerly'.split(
    ' ',
  ),
);
const heads = new Set(
  `republic kingdom state states commonwealth union sultanate principality duchy federation emirate
   republik konigreich staat staaten furstentum grossherzogtum foderation volksrepublik
   republique royaume etat etats federation principaute
   republica reino estado estados federacion principado
   repubblica regno stato stati federazione principato
   republiek koninkrijk staten vorstendom groothertogdom federatie volksrepubliek`.split(/\s+/),
);
const kinds = new Set(
  `federal federative federated islamic united plurinational bolivarian hellenic oriental socialist arab peoples people independent
   cooperative democratic hashemite grand popular
   foderale foderierte foderative islamische vereinigte bolivarische plurinationaler arabische demokratische sozialistische
   federale federes islamique unie unis uni arabe democratique populaire socialiste bolivarienne plurinational
   federativa federal federados islamica unida unido bolivariana plurinacional democratica socialista
   unita federati araba popolare plurinazionale
   islamitische verenigde gefedereerde bolivariaanse plurinationale democratische socialistische`.split(
    /\s+/,
  ),
);
/** Suffixes for "state" or "country" in Chinese, Japanese and Korean. */
const formBehind =
  /^(.{2,}?)(?:社会主义|社會主義|民主|人民|伊斯兰|伊斯蘭|联合|聯合|联邦|聯邦|連邦|사회주의|민주|인민|연방)*(?:共和国|共和國|王国|王國|联邦|聯邦|連邦|大公国|大公國|公国|公國|공화국|왕국|연방)$/u;

/** A text in small letters without accents, with one kind of apostrophe. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[ßøłđæœıðþ]/g, (letter) => letters[letter]!)
    .replaceAll('&', ' and ');
}

/** The words of a name, abbreviations expanded: "U. S. A." is one word, and "St." is Saint. */
export function countryWords(text: string): string[] {
  const found =
    plain(text)
      .replaceAll(/['’`´]s\b/g, 's')
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const words: string[] = [];
  let isLetter = false;
  for (const word of found) {
    const isAlone = word.length === 1 && /\p{Script=Latin}/u.test(word);
    if (isAlone && isLetter) words[words.length - 1] += word;
    else words.push(word);
    isLetter = isAlone;
  }
  return words.map((word, at) => {
    if (at === 0 && words.length > 1 && (word === 'n' || word === 's'))
      return word === 'n' ? 'north' : 'south';
    return words.length > 1 && Object.hasOwn(shortened, word) ? shortened[word]! : word;
  });
}

/** Without function words. */
export const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !joining.has(word));

/** A form that ignores word order and repetition. */
export const bagOf = (words: readonly string[]): string => [...new Set(words)].toSorted().join(' ');

/** A name without "Republic of" and the like, and the words that were removed; undefined if it has none. */
export function withoutStateForm(words: readonly string[]): { words: string[]; form: string[] } | undefined {
  const whole = words.join('');
  const behind = formBehind.exec(whole);
  if (behind) return { words: [behind[1]!], form: [whole.slice(behind[1]!.length)] };
  if (!words.some((word) => heads.has(word))) return undefined;
  const isForm = (word: string) => heads.has(word) || kinds.has(word);
  const rest = words.filter((word) => !isForm(word));
  return rest.length === 0 ? undefined : { words: rest, form: words.filter(isForm) };
}

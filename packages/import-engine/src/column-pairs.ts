import { headingWords } from './heading-form.ts';
import { canJoin, joinColumns } from './joined-columns.ts';

/** Words for the parts of a name in headings, the first name first; one entry per language family. */
const nameParts: readonly { part: 'first' | 'middle' | 'last'; words: RegExp }[] = [
  {
    part: 'first',
    words:
      /(?:first|given)[\s_-]*name|fore[\s_-]?name|(?<!\p{L})fname(?!\p{L})|(?<!\p{L})(?:first|given|forename)(?=\s*\*?$)/iu,
  },
  {
    part: 'middle',
    words: /middle[\s_-]*(?:name|initial)|(?<!\p{L})mname(?!\p{L})|tussenvoegsels?|отчество/iu,
  },
  {
    part: 'last',
    words:
      /(?:last|family)[\s_-]*name|sur[\s_-]?name|(?<!\p{L})lname(?!\p{L})|(?<!\p{L})(?:last|family)(?=\s*\*?$)/iu,
  },
  { part: 'first', words: /vorname|voornaam|pr[ée]nom|(?<!\p{L})nombre(?!\p{L})|(?<!\p{L})nome(?!\p{L})/iu },
  { part: 'last', words: /nachname|achternaam|sobrenome|cognome|apellidos?|(?<!\p{L})nom(?!\p{L})/iu },
  {
    part: 'first',
    words: /f[öo]r(?:namn|navn)|etunimi|imi[ęe](?!\p{L})|jm[ée]no|keresztn[ée]v|(?<!\p{L})имя(?!\p{L})/iu,
  },
  {
    part: 'last',
    words: /e(?:f|t)ter(?:namn|navn)|sukunimi|nazwisko|p[řr][íi]jmen[íi]|vezet[ée]kn[ée]v|фамилия/iu,
  },
  { part: 'first', words: /(?:名字?|이름)(?=[)）]?$)|^名(?=[(（]\p{Script=Han})/u },
  { part: 'last', words: /(?:姓氏?|(?<!\p{Script=Hangul})성)(?=[)）]?$)|^[姓氏](?=[(（]\p{Script=Han})/u },
];
/** In Japanese, 名字 is the family name beside 名前; in Chinese it is the given one. */
const japaneseParts: typeof nameParts = [
  { part: 'last', words: /名字(?=[)）]?$)/u },
  { part: 'first', words: /名前(?=[)）]?$)/u },
];
/** お客様名（姓）: the part in brackets follows the name. */
const nameTwice = /名[(（]姓名[)）]$/u;
/** "Name" next to a specific part is the other part: the last name beside "Vorname", the first name beside "Surname". */
const otherPartOf = [
  { words: /vorname/iu, is: 'last' },
  { words: /sur[\s_-]?name|cognome|apellidos/iu, is: 'first' },
] as const;
const bareName = /^(?:name|nome|nombre)[\s*]*$/iu;
/** Scripts of languages that put the family name first. */
const isFamilyFirst = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Columns that hold the parts of one name. */
interface NameColumns {
  /** Their indices, the first name first. */
  places: readonly number[];
  /** What a single column for the name would be called: "Shipping Name". */
  heading: string;
  /** The columns as one source; see `joinColumns`. */
  source: string;
}

/**
 * Finds columns for the parts of one name: "First name" and "Last name", 收件人姓 and 收件人名. Names in Chinese, Japanese or Korean
 * script are joined family name first, without a separator.
 *
 * @param headings of the file
 * @param columns values of each
 */
export function nameColumns(
  headings: readonly string[],
  columns: readonly (readonly string[])[],
): NameColumns[] {
  const byRest = new Map<
    string,
    Partial<Record<'first' | 'middle' | 'last', number>> & { heading: string }
  >();
  const isJapanese = headings.some((heading) => heading.includes('名前'));
  const known = isJapanese ? [...japaneseParts, ...nameParts] : nameParts;
  headings.forEach((heading, place) => {
    const found = canJoin(heading) ? known.find(({ words }) => words.test(heading)) : undefined;
    if (!found) return;
    const name = isFamilyFirst(heading) ? '姓名' : 'Name';
    const whole = heading.replace(found.words, name).replace(nameTwice, '名');
    const rest = headingWords(whole).join(' ');
    const others = byRest.get(rest) ?? { heading: whole };
    byRest.set(rest, { [found.part]: place, ...others });
  });
  addBareNames(headings, byRest.get('name'));
  return [...byRest.values()].flatMap(({ first, middle, last, heading }) => {
    if (first === undefined || last === undefined) return [];
    const values = [...(columns[last] ?? []), ...(columns[first] ?? [])].filter((text) => text.trim() !== '');
    const isChinese =
      values.length > 0
        ? values.filter(isFamilyFirst).length * 2 > values.length
        : isFamilyFirst(headings[last]!);
    const places = [first, ...(middle === undefined ? [] : [middle]), last];
    const order = isChinese ? places.toReversed() : places;
    const named = order.map((place) => headings[place]!);
    return [{ places, heading, source: joinColumns(named, isChinese ? '' : ' ') }];
  });
}

/** "Name" completes a part that stands alone. */
function addBareNames(
  headings: readonly string[],
  alone: Partial<Record<'first' | 'middle' | 'last', number>> | undefined,
): void {
  const place = headings.findIndex((heading) => bareName.test(heading));
  if (!alone || place === -1) return;
  for (const { words, is } of otherPartOf) {
    const own = alone[is === 'first' ? 'last' : 'first'];
    if (alone[is] === undefined && own !== undefined && words.test(headings[own]!)) alone[is] = place;
  }
}

/**
 * The column of an address line joined with those that follow it in the file and have no field: "Address 2" with "Address 3".
 *
 * @param column the heading of the last line that the import has a field for
 * @param isFree whether a heading fills no field
 */
export function withFurtherLines(
  column: string,
  headings: readonly string[],
  isFree: (heading: string) => boolean,
): string {
  const ownWords = headingWords(column);
  // 住所2行目 has its number before the word for a line.
  const place = ownWords.slice(-2).join('') === '行目' ? -3 : -1;
  const number = Number(ownWords.at(place));
  if (!Number.isInteger(number) || number < 1 || !canJoin(column)) return column;
  const wordsOfLine = (line: number) => ownWords.with(place, String(line)).join(' ');
  const lines = [column];
  for (let next = number + 1; ; next += 1) {
    const further = headings.find(
      (heading) => headingWords(heading).join(' ') === wordsOfLine(next) && canJoin(heading),
    );
    if (further === undefined || !isFree(further)) break;
    lines.push(further);
  }
  return joinColumns(lines, ', ');
}

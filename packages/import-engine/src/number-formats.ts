import { isForeignMoney } from './fixes/currency-words.ts';
import { measureUnits, type MeasureUnit } from './fixes/measure-units.ts';
import { shownFormat } from './shown-format.ts';
import { xmlAttribute } from './xml-characters.ts';
import { tagsOf } from './xml-tags.ts';

/**
 * A number shown as a code: literal texts, and between them the number of digits. `"SKU-"0000` is `['SKU-', 4]`, a
 * nine-digit ZIP code `[5, '-', 4]`. Excess digits go into the first group.
 */
export type CodePattern = readonly (string | number)[];

/** A number shown as a code: with one pattern, or with that of the first section whose condition it meets. */
export interface CodeFormat {
  code: CodePattern;
  /** Numbers with fewer digits are shown otherwise: `###-####` fills no places. */
  least?: number;
  sections?: readonly CodeSection[];
}

/** A section of a format such as `[<1000]000;0000`; the last one has no condition. */
interface CodeSection {
  condition?: { sign: string; limit: number };
  /** Undefined if it shows the number itself. */
  code: CodePattern | undefined;
}

/**
 * How a number is shown: as itself, as a date and time, as a duration that may exceed a day, as a code, as a
 * measure with its unit, or with at least so many decimals.
 */
export type NumberKind =
  'number' | 'moment' | 'span' | CodeFormat | { unit: MeasureUnit } | { decimals: number };

/** Built-in formats of numbers and amounts that show two decimals. */
const twoDecimals = new Set([2, 4, 7, 8, 39, 40, 43, 44]);
const moments = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 47]);

/** The kind of a built-in format by id, since these have no code in the file; 27 to 36 and 50 to 58 are East Asian dates. */
function builtInKind(id: number): NumberKind {
  if (id === 46) return 'span';
  if (twoDecimals.has(id)) return { decimals: 2 };
  return moments.has(id) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'moment' : 'number';
}

/**
 * The kind of a format code such as `yyyy-mm-dd`, `[h]:mm`, `00000-0000` or `0.0 "kg"`. Colors, locales and the
 * format of negative numbers are ignored.
 */
export function formatKind(code: string): NumberKind {
  const section = firstSection(code);
  const bare = section.replaceAll(/"[^"]*"|\\.|[_*]./g, '').toLowerCase();
  if (/\[(?:h+|m+|s+)\]/.test(bare)) return 'span';
  const letters = bare.replaceAll(/\[[^[\]]*\]/g, '').replaceAll('general', '');
  if (/[ymdhs]/.test(letters)) return 'moment';
  // The format depends on the value, as phone number formats do.
  if (/\[[<>=]/.test(bare)) {
    const shared = unitOfSections(code);
    return shared ? { unit: shared } : (codeOfSections(code) ?? 'number');
  }
  const parts = formatParts(section);
  const unit = unitBehind(parts);
  if (unit) return { unit };
  const pattern = codePattern(parts);
  if (pattern) return { code: pattern };
  const hyphened = hyphenedPattern(parts);
  if (hyphened) return hyphened;
  const decimals = decimalsOf(parts);
  return decimals > 0 ? { decimals } : 'number';
}

/** How many decimals a format always shows: two of `#,##0.00`, one of `0.0#`. */
function decimalsOf(parts: readonly FormatPart[]): number {
  const numbers = parts.flatMap((part) => ('digits' in part ? [part.digits] : []));
  const [, zeros = ''] = numbers.length === 1 ? (/^[#0?,]*\.(0+)[#?]*$/.exec(numbers[0]!) ?? []) : [];
  return zeros.length;
}

/** The format for numbers of 0 or more: up to the first semicolon outside quotes. */
function firstSection(code: string): string {
  return /^(?:"[^"]*"|\\[\s\S]|[^;"\\]|["\\])*/.exec(code)![0];
}

/**
 * The unit of the number itself where each section of a format shows its own: `[>=1000]0.0," kg";0" g"` shows grams. Undefined if
 * they differ in it.
 */
function unitOfSections(code: string): MeasureUnit | undefined {
  const units: (MeasureUnit | undefined)[] = [];
  for (let rest = code; rest !== '';) {
    const section = firstSection(rest);
    const parts = formatParts(section);
    // A section without digits is for texts.
    if (parts.some((part) => 'digits' in part)) units.push(unitBehind(parts));
    rest = rest.slice(section.length + 1);
  }
  return units.every((unit) => unit === units[0]) ? units[0] : undefined;
}

const condition = /\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/;

/** The codes of a format that depends on the number; undefined if no section shows one. */
function codeOfSections(code: string): CodeFormat | undefined {
  const sections: CodeSection[] = [];
  for (let rest = code; rest !== '';) {
    const section = firstSection(rest);
    const parts = formatParts(section);
    const [, sign, limit] = condition.exec(section) ?? [];
    // A section without digits is for texts.
    if (parts.some((part) => 'digits' in part))
      sections.push({
        ...(sign !== undefined && { condition: { sign, limit: Number(limit) } }),
        code: codePattern(parts),
      });
    rest = rest.slice(section.length + 1);
  }
  const first = sections.find((section) => section.code);
  return first?.code && { code: first.code, sections };
}

/** A literal text, or placeholders for digits. */
type FormatPart = { text: string } | { digits: string };

function formatParts(section: string): FormatPart[] {
  const parts: FormatPart[] = [];
  const token = /"([^"]*)"|\\([\s\S])|[_*][\s\S]|\[[^[\]]*\]|(general|[0#?,.%]+|e[+-])|([\s\S])/giu;
  for (const [, quoted, escaped, digits, other] of section.matchAll(token)) {
    const last = parts.at(-1);
    const text = quoted ?? escaped ?? other;
    if (digits !== undefined) parts.push({ digits: digits.toLowerCase() });
    else if (text === undefined) continue;
    else if (last && 'text' in last) last.text += text;
    else parts.push({ text });
  }
  return parts;
}

/** What a measure is per, or how it was measured, after its unit. */
const behindUnit = /\s*(?:\/\s*\p{L}+\.?|(?:net|gross|per \p{L}+))\s*$/iu;

/** The unit after the only number: `0.00 "kg"`, `General\ "cm"`, `"N.W. "0.0" kg/pc"`. */
function unitBehind(parts: readonly FormatPart[]): MeasureUnit | undefined {
  const [before, number, behind] = parts.length === 2 ? [undefined, ...parts] : parts;
  if (parts.length > 3 || (before && !('text' in before))) return undefined;
  if (!number || !behind || !('digits' in number) || !('text' in behind)) return undefined;
  if (number.digits.includes('%')) return undefined;
  const word = behind.text.trim().toLowerCase();
  const unit = measureUnits.get(word) ?? measureUnits.get(word.replace(behindUnit, ''));
  // Each comma behind the digits shows a thousandth: `0.0," kg"` shows grams.
  const commas = /,*$/.exec(number.digits)![0].length;
  return unit && commas > 0 ? unitOfSize(unit, unit.size / 1000 ** commas) : unit;
}

const unitOfSize = ({ system, of }: MeasureUnit, size: number): MeasureUnit | undefined =>
  [...measureUnits.values()].find((unit) => unit.system === system && unit.of === of && unit.size === size);

/** Zero-filled digits make a code, and so does a text such as `SKU-` before any whole number. */
function codePattern(parts: readonly FormatPart[]): CodePattern | undefined {
  const places = parts.filter((part) => 'digits' in part);
  if (places.length === 0 || places.some(({ digits }) => !/^0+$/.test(digits))) {
    const [before, number, ...rest] = parts;
    const isNamed = before && 'text' in before && isCodeName(before.text) && rest.length === 0;
    return isNamed && number && 'digits' in number && /^[#0]$|^general$/.test(number.digits)
      ? [before.text, 1]
      : undefined;
  }
  const [first] = parts;
  const isNamed = first && 'text' in first && isCodeName(first.text);
  const digits = places.reduce((sum, place) => sum + place.digits.length, 0);
  // A lone "0" is any whole number; a slash is a fraction.
  if ((digits < 2 && !isNamed) || parts.some((part) => 'text' in part && part.text.includes('/')))
    return undefined;
  return parts.map((part) => ('digits' in part ? part.digits.length : part.text));
}

/** `###-####`: digits without filling, in groups with hyphens between them, which amounts do not have. */
function hyphenedPattern(parts: readonly FormatPart[]): CodeFormat | undefined {
  const groups = parts.flatMap((part) => ('digits' in part ? [part.digits] : []));
  const isAlternating = parts.every((part, at) => 'digits' in part === (at % 2 === 0));
  const isCode =
    isAlternating &&
    groups.length > 1 &&
    groups.length * 2 === parts.length + 1 &&
    groups.every((group) => /^[#0]+$/.test(group)) &&
    parts.every((part) => 'digits' in part || part.text === '-');
  if (!isCode) return undefined;
  const least = groups.reduce((sum, group) => sum + group.length, 0);
  return { code: parts.map((part) => ('digits' in part ? part.digits.length : part.text)), least };
}

const currencies = /^(?:[a-z]{0,3}\p{Sc}|usd|eur|gbp|cny|rmb|hkd|jpy|cad|aud|mxn|人民币|美元)$/iu;

/** Whether a text before a number belongs to a code: "SKU-", but neither "Qty: " nor "US$". */
function isCodeName(text: string): boolean {
  return /\p{L}/u.test(text) && !/[\s:：]/u.test(text) && !currencies.test(text);
}

/** How numbers with a cell style are read, and how they are displayed if that differs; see `shownFormat`. */
export interface NumberStyle {
  kind: NumberKind;
  shown?: string | undefined;
  /** The format shows a currency other than the US dollar. */
  isForeignMoney?: true;
}

/** The style of a number displayed as is. */
export const plainStyle: NumberStyle = { kind: 'number' };

/** Maximum length of a number format. */
const longestFormat = 255;

/** The style of a number format by its id, or by its code if the file has one. */
export function numberStyle(id: number, code?: string): NumberStyle {
  // Spreadsheets reject such a format.
  if (code !== undefined && code.length > longestFormat) return plainStyle;
  const kind = code === undefined ? builtInKind(id) : formatKind(code);
  const money = code !== undefined && showsForeignMoney(code) ? ({ isForeignMoney: true } as const) : {};
  // The text already contains what these display.
  if (typeof kind === 'object' && !('decimals' in kind)) return { kind, ...money };
  return { kind, shown: shownFormat(id, code, kind === 'moment'), ...money };
}

/** Whether a format displays a foreign currency next to its number: `[$€-407] #,##0.00`, `#,##0.00 "元"`. */
function showsForeignMoney(code: string): boolean {
  const section = firstSection(code);
  const signs = Array.from(section.matchAll(/\[\$([^[\]-]+)(?:-[^[\]]*)?\]/g), ([, sign]) => sign!);
  const texts = formatParts(section).flatMap((part) => ('text' in part ? [part.text] : []));
  return [...signs, ...texts].some(isForeignMoney);
}

/** Per cell style of a workbook what its number format does. */
export function numberStyles(styles: string): NumberStyle[] {
  const custom = new Map<number, NumberStyle>();
  for (const tag of tagsOf(styles, 'numFmt')) {
    const id = Number(xmlAttribute(tag, 'numFmtId'));
    custom.set(id, numberStyle(id, xmlAttribute(tag, 'formatCode') ?? ''));
  }
  const start = styles.search(/<cellXfs[\s>]/);
  const end = start === -1 ? -1 : styles.indexOf('</cellXfs>', start);
  const cellFormats = end === -1 ? '' : styles.slice(start, end);
  return Array.from(cellFormats.matchAll(/<xf[\s>/][^>]*>?/g), ([tag]) => {
    const id = Number(xmlAttribute(tag, 'numFmtId') ?? 0);
    return custom.get(id) ?? numberStyle(id);
  });
}

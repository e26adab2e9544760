import { type MeasureUnit, measureUnits } from './fixes/measure-units.ts';
import { readNumber } from './fixes/read-number.ts';
import { unitWord } from './heading-unit.ts';
import { namedSide, sideOrder, sideWord, threeSides } from './size-order.ts';
import { type Side, sides } from './size-sides.ts';

/** The text of each side, followed by its unit if the size names one: "10 in". */
export type SizeTexts = Record<Side, string>;

/** The longest cell that may be a size. */
const charactersRead = 120;
const number = String.raw`(?:\d[\d.,]*(?:[ -]\d{1,2}[/⁄]\d{1,2}|\s*[¼½¾⅓-⅞])?|\d{1,2}[/⁄]\d{1,2}|\.\d+|[¼½¾⅓-⅞])`;
const part = new RegExp(String.raw`^(?:(${sideWord})\s*[:=：]?\s*)?(${number})\s*(.*)$`, 'iu');
const behind = new RegExp(String.raw`^(.*?)[\s([]*(?<!\p{L})(${sideWord})[)\]]?$`, 'iu');
const times = /\s*(?:[x×✕✖*хX]|\bby\b)\s*/iu;
const startsNamed = new RegExp(String.raw`^(?:${sideWord})\s*[:=：]?\s*[\d.]`, 'iu');
const beforeName = new RegExp(
  String.raw`[\s,;/|]*(?:(?<!\p{L})|(?=\p{Script=Han}))(?=(?:${sideWord})\s*[:=：]?\s*[\d.])`,
  'iu',
);
const afterName = new RegExp(String.raw`(?<=[\d\s"'″′](?:${sideWord}))[\s,;/|]+`, 'iu');
const slashes = /^[\d.,]+\s*\/\s*[\d.,]+\s*\/\s*[\d.,]+\D*$/u;

interface SizePart {
  text: string;
  side: string | undefined;
  unit: MeasureUnit | undefined;
}

/**
 * Splits a size: "10 x 8 x 9 in", "30×20×10cm", 长10*宽8*高9, "L10 W8 H9". One unit at the end applies to all sides. Undefined for a
 * text that does not name three sides, or names units for only some of them.
 *
 * @param order of sides without a name, from the heading
 */
export function readSize(text: string, order: readonly Side[] = sides): SizeTexts | undefined {
  if (text.length > charactersRead) return undefined;
  let plain = text.replaceAll(/[\uFF01-\uFF5E\u3000]/gu, (char) => char.normalize('NFKC')).trim();
  const remark = /\s*[([]([^()[\]]*)[)\]]$/u.exec(plain);
  const told = remark ? sideOrder(remark[1]!) : undefined;
  if (remark && told) plain = plain.slice(0, remark.index);
  const parts = partsOf(plain).map(readPart);
  if (parts.length !== 3 || parts.some((one) => one === undefined)) return undefined;
  const read = parts as SizePart[];
  const named = read.flatMap(({ side }) => (side === undefined ? [] : [namedSide(side)!]));
  const own = named.length === 0 ? (told ?? order) : threeSides(named);
  const units = unitsOf(read);
  if (!own || !units) return undefined;
  const texts: SizeTexts = { length: '', width: '', height: '' };
  for (const [at, { text: amount }] of read.entries())
    texts[own[at]!] = units[at] ? `${amount} ${units[at].symbol}` : amount;
  return texts;
}

/** Whether a text looks like several sides, even if they cannot be split. */
export const seemsSize = (text: string): boolean =>
  text.length <= charactersRead && partsOf(text).filter((one) => /\d/.test(one)).length > 1;

function partsOf(text: string): string[] {
  const parts = text.split(times);
  if (parts.length > 1) return parts;
  if (slashes.test(text)) return text.split('/').map((one) => one.trim());
  return text.split(startsNamed.test(text) ? beforeName : afterName).filter((one) => one !== '');
}

function readPart(text: string): SizePart | undefined {
  const [, before, amount, rest = ''] = part.exec(text.trim()) ?? [];
  if (amount === undefined) return undefined;
  const readings = readNumber(amount.trim());
  if (readings.length === 0) return undefined;
  const [, unitBefore = '', after] = behind.exec(rest.trim()) ?? [];
  const word = (after === undefined ? rest : unitBefore).trim();
  const unit = word === '' ? undefined : measureUnits.get(unitWord(word));
  if (word !== '' && unit?.of !== 'length') return undefined;
  if (before !== undefined && after !== undefined) return undefined;
  return { text: readings.length === 1 ? readings[0]!.text : amount.trim(), side: before ?? after, unit };
}

/** The unit of each part: its own, the one behind the last, or none. */
function unitsOf(parts: readonly SizePart[]): (MeasureUnit | undefined)[] | undefined {
  const own = parts.map(({ unit }) => unit);
  const last = own.at(-1);
  if (own.slice(0, -1).every((unit) => unit === undefined)) return own.map(() => last);
  return own.every((unit) => unit !== undefined && unit.system === last?.system) ? own : undefined;
}

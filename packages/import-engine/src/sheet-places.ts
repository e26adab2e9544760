import { importFaults } from './import-faults.ts';
import { xmlAttribute } from './xml-characters.ts';

/** The number of the last column of a spreadsheet, from 0. */
export const lastColumn = 16_383;

/** Checks an index that must exist: a tag without an end means a truncated file. */
export function found(place: number): number {
  if (place === -1) throw importFaults.truncated();
  return place;
}

/** The end of an element of a cell that does not affect its value, such as a list of extensions. */
export function behindElement(xml: string, tag: number, end: number): number {
  const [name = ''] = /^[^\s/>]+/.exec(xml.slice(tag + 1, end)) ?? [];
  const close = found(xml.indexOf(`</${name}>`, end));
  return close + name.length + 3;
}

/** The row number in a start tag; undefined if it has none. */
export function rowNumberOf(xml: string, tag: number, end: number): number | undefined {
  if (xml.startsWith(' r="', tag + 4)) {
    const close = xml.indexOf('"', tag + 8);
    const number = integerAt(xml, tag + 8, close);
    if (number > 0) return number;
  }
  const number = Number(xmlAttribute(xml.slice(tag, end), 'r'));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** The number of the column that a cell reference names, from 0. */
export function columnOf(xml: string, start: number): number {
  let column = 0;
  for (let at = start; at < start + 4; at += 1) {
    // Some writers use small letters.
    const letter = (xml.charCodeAt(at) & ~32) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column === 0 ? lastColumn + 1 : column - 1;
}

/** The whole number in a part of a text; -1 for anything else. */
export function integerAt(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

import { headingCurrency, isForeignMoney } from './fixes/currency-words.ts';
import { countWords, measureUnits, type MeasureUnit } from './fixes/measure-units.ts';
import { headingUnit, unitWord } from './heading-unit.ts';
import type { RawTable } from './raw-table.ts';
import { trimSigns } from './trim-signs.ts';

/** Separates a group heading from the heading under it: "尺寸(cm) › 长". */
const groupMark = ' › ';
/** A longer text above headings is a title or a remark. */
const longestGroup = 40;
/** Headings of measures, below which a unit may stand. */
const measureHeading =
  /length|width|height|depth|weight|\bwt\b|size|dim|thick|^[lwhd]$|[长長宽寬高厚重尺]|länge|breite|höhe|tiefe|gewicht|poids|largeur|hauteur|longueur|peso|largo|ancho|alto/i;
/** The heading of a column of units: a unit in it is a value. */
const unitHeading = /unit|uom|[单單]位/i;
/** What a row of units has below a heading without one. */
const noUnit = /^[-–—/]$/;
const longestCurrency = 5;

/**
 * The headings of a row, one per column of the table, empty if there is none. A row under one with merged cells, as
 * in "尺寸" over 长, 宽 and 高, is combined with it: each heading is prefixed with its group, and a cell merged over both
 * rows is the heading of its column. A unit in a row right below is put behind its heading: "Length (mm)".
 *
 * @param row index of the row in the table; -1 for none
 */
export function headingsAt(table: RawTable, row: number): string[] {
  const headings = groupedHeadings(table, row);
  const units = unitsBelow(table, row, headings);
  return units
    ? headings.map((heading, at) => (units[at] ? `${heading} (${units[at]})` : heading))
    : headings;
}

/**
 * The table row at which the data starts, after the headings and any row of units below them.
 *
 * @param row index of the row of headings; -1 for none
 */
export function firstDataRow(table: RawTable, row: number): number {
  return row + (unitsBelow(table, row, groupedHeadings(table, row)) ? 2 : 1);
}

/**
 * The units in the row right below the headings, by column, such as "mm" under "Length" and "g" under "Weight"; '' where a heading
 * gets none. Undefined if the row has anything but units, currencies and words for what is counted, no unit of a measure, or another
 * one than a heading itself.
 */
function unitsBelow(table: RawTable, row: number, headings: readonly string[]): string[] | undefined {
  if (row < 0 || table.rowNumbers[row + 1] !== table.rowNumbers[row]! + 1) return undefined;
  let isAny = false;
  let hasBlank = false;
  const units: string[] = [];
  for (const [column, cells] of table.columns.entries()) {
    const cell = tidy(cells[row + 1]);
    const heading = headings[column]!;
    if (cell === '' || noUnit.test(cell)) {
      hasBlank ||= heading !== '';
      units.push('');
      continue;
    }
    const unit = measureUnits.get(unitWord(cell));
    const added = unit ? addedUnit(heading, unit, cell) : addedWord(heading, cell);
    if (added === undefined) return undefined;
    isAny ||= unit !== undefined;
    units.push(added);
  }
  return isAny && hasBlank ? units : undefined;
}

const withoutBrackets = (cell: string): string => trimSigns(cell, '([（【', ')]）】');

/** What a unit below a heading adds to it; '' if the heading names it already, undefined if it cannot be the heading's. */
function addedUnit(heading: string, unit: MeasureUnit, cell: string): string | undefined {
  const own = withoutGroup(heading);
  if (unitHeading.test(own) || !(measureHeading.test(own) || measureHeading.test(heading))) return undefined;
  const named = headingUnit(heading, unit.of);
  if (named === undefined) return withoutBrackets(cell);
  return named === unit ? '' : undefined;
}

/** The same for a currency, and for "pcs", which adds nothing. */
function addedWord(heading: string, cell: string): string | undefined {
  const word = withoutBrackets(cell);
  if (heading === '') return undefined;
  if (countWords.has(word.toLowerCase())) return '';
  if (word.length > longestCurrency) return undefined;
  const currency = isForeignMoney(word) ? 'foreign' : headingCurrency(word);
  if (currency === undefined) return undefined;
  const named = headingCurrency(heading);
  if (named === undefined) return word;
  return named === currency ? '' : undefined;
}

/** The headings of a row without what a row of units below adds to them; see {@link headingsAt}. */
export function groupedHeadings(table: RawTable, row: number): string[] {
  const own = table.columns.map((cells) => tidy(cells[row]));
  const grouped = groupedBy(table, row - 1, own, own);
  if (!grouped) return own;
  // 品名 over 规格 over 长: the row above the groups may itself group them.
  const groups = table.columns.map((cells) => tidy(cells[row - 1]));
  return groupedBy(table, row - 2, groups, grouped) ?? grouped;
}

/** Headings prefixed with their groups if the row above groups them; see {@link groupsAbove}. */
function groupedBy(
  table: RawTable,
  row: number,
  below: readonly string[],
  headings: readonly string[],
): string[] | undefined {
  const above = groupsAbove(table, row, below, headings);
  let group = '';
  return (
    above &&
    headings.map((heading, column) => {
      if (above[column] !== '') group = above[column]!;
      if (heading === '') {
        group = '';
        return above[column]!;
      }
      return group === '' || group === heading ? heading : `${group}${groupMark}${heading}`;
    })
  );
}

/** Whether a heading stands under one that groups it. */
export const isInGroup = (heading: string): boolean => heading.includes(groupMark);

/** The last part of a heading: of "尺寸(cm) › 长" the 长. */
export function withoutGroup(heading: string): string {
  const at = heading.lastIndexOf(groupMark);
  return at === -1 ? heading : heading.slice(at + groupMark.length);
}

/**
 * The texts of a row, if it groups the columns of the headings below it. It does if its groups span several columns that each have a
 * heading, and if that adds information: for a column without a heading, for equal headings, or for a unit.
 *
 * @param row index of the row in the table
 * @param below texts of the next row
 * @param under headings of the columns as far as the rows below define them
 */
function groupsAbove(
  table: RawTable,
  row: number,
  below: readonly string[],
  under: readonly string[],
): string[] | undefined {
  if (row < 0 || table.rowNumbers[row + 1]! !== table.rowNumbers[row]! + 1) return undefined;
  const above = table.columns.map((cells) => tidy(cells[row]));
  const filled = under.filter((heading) => heading !== '');
  if ([...above, ...below].some((text) => text.length > longestGroup || isNumber(text))) return undefined;

  let grouped = 0;
  for (let first = 0; first < above.length; first += 1) {
    if (above[first] === '' || under[first] === '') continue;
    let end = first + 1;
    while (end < above.length && above[end] === '' && under[end] !== '') end += 1;
    if (end - first > 1) grouped += end - first;
  }
  const groups = above.filter((text) => text !== '').length;
  // A title above the table is one group over everything.
  if (grouped * 2 < filled.length || grouped === 0 || groups < 2) return undefined;
  const isMerged = under.some((heading, column) => heading === '' && above[column] !== '');
  const isDoubled = new Set(filled).size < filled.length;
  const hasUnit = above.some((text) => headingUnit(text, 'length') ?? headingUnit(text, 'weight'));
  return isMerged || isDoubled || hasUnit ? above : undefined;
}

function tidy(cell: string | undefined): string {
  return (cell ?? '').replaceAll(/\s+/g, ' ').trim();
}

function isNumber(text: string): boolean {
  return /^[-+]?[\d.,/: %$€£¥-]+$/.test(text);
}

import type { ImportDefinition } from '@lading/contracts/imports';
import { columnProfile } from './column-profile.ts';
import { canJoin } from './joined-columns.ts';
import type { HeadingScore } from './mapping-score.ts';
import { readSize } from './read-size.ts';
import type { Sheet } from './sheet.ts';
import { namesSizes, sideOrder } from './size-order.ts';
import { type Side, sideOf, sideOfField, sides, sideSource } from './size-sides.ts';
import { tellsNothing } from './values-score.ts';

/** Share of the filled cells that must be sizes. */
const mostOf = 0.9;
/** A separate column that fills a side with this certainty takes precedence over sizes. */
const surelyOwn = 0.6;
const named: HeadingScore = { score: 0.9, reason: 'values' };
const unnamed: HeadingScore = { score: 0.6, reason: 'values' };
/** Of several sizes the one of the package is meant, rarely that of the carton around many of them. */
const packages = /package|packed|packing|shipping|包装|包裹/iu;
const cartons = /carton|\bctn\b|\bcase\b|master|外箱|箱规/iu;

/** The fields of an import that hold the three sides of one thing, by the field of their unit. */
function sizeFields({ fields }: ImportDefinition): Record<Side, string>[] {
  const groups = new Map<string, Partial<Record<Side, string>>>();
  for (const field of fields) {
    const side = sideOfField(field);
    if (!side || !field.measure) continue;
    const unit = field.measure.unitField;
    groups.set(unit, { ...groups.get(unit), [side]: field.key });
  }
  return [...groups.values()].filter((group) => sides.every((side) => group[side])) as Record<Side, string>[];
}

/** The share of filled cells that are sizes. */
function shareOfSizes(values: readonly string[]): number {
  return values.length === 0 ? 0 : values.filter((text) => readSize(text)).length / values.length;
}

/**
 * The sources of the three sides where a column of sizes was chosen for one of them; undefined where it holds no sizes.
 *
 * @param field key of the side
 * @param values of the column, some of its rows
 */
export function sidesFromColumn(
  definition: ImportDefinition,
  field: string,
  column: string,
  values: readonly string[],
): Record<string, string> | undefined {
  const group = sizeFields(definition).find((fields) => sides.some((side) => fields[side] === field));
  if (!group || !canJoin(column) || shareOfSizes(columnProfile(values)) < 0.5) return undefined;
  return Object.fromEntries(sides.map((side) => [group[side], sideSource({ column, side })]));
}

/**
 * Suggests the three sides from a column whose cells hold all of them, if no column is a side by itself. No other field may take
 * that column.
 *
 * @param columns of the file; learned ones keep their mapping
 * @param scores per field one score per column; changed in place
 */
export function takeSizes(
  definition: ImportDefinition,
  { headings, columns: cells }: Pick<Sheet, 'headings' | 'columns'>,
  columns: readonly { learned: string | undefined }[],
  scores: (HeadingScore | undefined)[][],
): Record<string, { clientField: string } & HeadingScore> {
  const [group] = sizeFields(definition);
  if (!group) return {};
  const isKept = (column: number) =>
    columns[column]!.learned !== undefined ||
    scores.some((row) => row[column]?.reason === 'origin' || row[column]?.reason === 'exact');
  const found = headings.flatMap((heading, column) => {
    const isNamed = namesSizes(heading);
    if (!canJoin(heading) || isKept(column) || !(isNamed || tellsNothing(heading))) return [];
    const values = columnProfile(cells[column] ?? []);
    // Without a heading, "10/8/9" is more likely a date.
    const isSure = isNamed || values.every((text) => !text.includes('/'));
    return isSure && shareOfSizes(values) >= mostOf ? [{ heading, column, isNamed }] : [];
  });
  const rank = (heading: string) => (packages.test(heading) ? 0 : cartons.test(heading) ? 2 : 1);
  const [best] = found.toSorted((one, other) => rank(one.heading) - rank(other.heading));
  if (!best) return {};
  const isSize = new Set(found.map(({ column }) => column));
  const hasOwn = sides.some((side) => {
    const at = definition.fields.findIndex(({ key }) => key === group[side]);
    return scores[at]!.some((score, column) => score && score.score >= surelyOwn && !isSize.has(column));
  });
  if (hasOwn) return {};
  for (const row of scores) row[best.column] = undefined;
  return Object.fromEntries(
    sides.map((side) => [
      group[side],
      { clientField: sideSource({ column: best.heading, side }), ...(best.isNamed ? named : unnamed) },
    ]),
  );
}

/** One side from a cell of a size column; a cell that is not a size stays whole, and is an error. */
export function sideText(source: string, text: string): string {
  const side = sideOf(source);
  const trimmed = text.trim();
  return (side && readSize(trimmed, sideOrder(side.column))?.[side.side]) ?? trimmed;
}

/** The same for all cells of a column, which has few distinct ones. */
export function sideTexts(source: string, cells: readonly string[]): string[] {
  const { side = 'length', column = '' } = sideOf(source) ?? {};
  const order = sideOrder(column);
  const known = new Map<string, string>();
  return cells.map((cell) => {
    let text = known.get(cell);
    if (text === undefined) {
      const trimmed = cell.trim();
      text = trimmed === '' ? '' : (readSize(trimmed, order)?.[side] ?? trimmed);
      if (known.size < remembered) known.set(cell, text);
    }
    return text;
  });
}

const remembered = 5_000;

/** Writes a size back to the cell of its column, in the side order of the heading. */
export function sizeText(column: string, textOf: (side: Side) => string, unit: string): string {
  const texts = (sideOrder(column) ?? sides).map((side) => textOf(side).trim());
  if (texts.every((text) => text === '')) return '';
  if (texts.every((text) => text === texts[0]) && !/^[\d.]+$/.test(texts[0]!)) return texts[0]!;
  return `${texts.join(' x ')} ${unit}`.trim();
}

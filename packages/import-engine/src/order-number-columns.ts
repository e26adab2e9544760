import type { ImportDefinition } from '@lading/contracts/imports';
import { isStrong, type MappingReason } from './mapping-score.ts';
import type { Sheet } from './sheet.ts';

/** As sure as a weak name: people see that it is a guess. */
const likely = 0.74;

/**
 * Takes a reference as the number of the order where a file has no other number, as the lists of carriers do: "Kundenreferenz",
 * お客様管理番号. Each row must have one of its own: rows of one number would become one order. What people or the file's
 * origin say stays.
 *
 * @param suggestion changed in place
 */
export function takeReferenceAsNumber(
  { fields, grouping }: Pick<ImportDefinition, 'fields' | 'grouping'>,
  { headings, columns }: Pick<Sheet, 'headings' | 'columns'>,
  suggestion: Record<string, { clientField: string; score: number; reason: MappingReason }>,
): void {
  const number = fields.find(({ key }) => key === grouping?.by);
  const { reference } = suggestion;
  if (number?.key !== 'orderNO' || suggestion[number.key] || !reference) return;
  if (!isStrong(reference) || reference.reason === 'learned' || reference.reason === 'origin') return;
  const cells = (columns[headings.indexOf(reference.clientField)] ?? []).map((text) => text.trim());
  if (cells.length === 0 || cells.includes('') || new Set(cells).size < cells.length) return;
  suggestion[number.key] = { clientField: reference.clientField, score: likely, reason: 'values' };
  delete suggestion.reference;
}

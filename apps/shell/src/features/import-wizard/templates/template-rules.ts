import type { FieldMapping, MappingTemplate } from '@lading/contracts/entities/mapping-template';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { limits } from '@lading/contracts/limits';

/** What is wrong with a template's name: none, more than 64 characters, another template's, or one that no address can carry. */
export type TemplateNameFault = 'required' | 'long' | 'taken' | 'dots';

/** Checks a name (spec §5): required, at most 64 characters, and no other template's, whatever the letter case. */
export function templateNameFault(
  name: string,
  templates: readonly MappingTemplate[],
  ownId: string | null,
): TemplateNameFault | null {
  const wanted = name.trim();
  if (wanted === '') return 'required';
  if (wanted.length > limits.template.nameMaximum) return 'long';
  // The name is a part of the path (spec §7), where these two mean something else.
  if (wanted === '.' || wanted === '..') return 'dots';
  const isTaken = templates.some(
    (template) =>
      template.excelFieldMappingId !== ownId && template.name.trim().toLowerCase() === wanted.toLowerCase(),
  );
  return isTaken ? 'taken' : null;
}

/** Fields of a template whose column another field has as well (spec §5), each with the key of the first other one. */
export function sharedColumns(mapping: FieldMapping): Map<string, string> {
  const filled = Object.entries(mapping)
    .map(([field, column]) => [field, column.trim()] as const)
    .filter(([, column]) => column !== '');
  const shared = new Map<string, string>();
  for (const [field, column] of filled) {
    const other = filled.find(([another, theirs]) => another !== field && theirs === column);
    if (other) shared.set(field, other[0]);
  }
  return shared;
}

/** A mapping as it is kept: of the known fields those that have a column, without the spaces around it. */
export function keptMapping({ fields }: ImportDefinition, mapping: FieldMapping): FieldMapping {
  const kept = fields.map(({ key }) => [key, mapping[key]?.trim() ?? ''] as const);
  return Object.fromEntries(kept.filter(([, column]) => column !== ''));
}

/** The template made for a file: all columns it names are there. Of several the one that names most. */
export function fittingTemplate(
  definition: ImportDefinition,
  templates: readonly MappingTemplate[],
  headings: readonly string[],
): MappingTemplate | null {
  const present = new Set(headings);
  const fitting = templates
    .map((template) => ({
      template,
      columns: Object.values(keptMapping(definition, template.excelFieldMappingJson)),
    }))
    .filter(({ columns }) => columns.length > 1 && columns.every((column) => present.has(column)));
  return fitting.sort((a, b) => b.columns.length - a.columns.length)[0]?.template ?? null;
}

/**
 * The template to map a file by: the one that was chosen for it. Where nobody has chosen, the one used last when it fits, else another
 * that fits, else the one used last when the file still has half of its columns: of a file that was never meant for it nothing is drift.
 *
 * @param chosen null for none on purpose; undefined while nobody has chosen
 */
export function templateForFile(
  definition: ImportDefinition,
  {
    list,
    chosen,
    last,
  }: { list: readonly MappingTemplate[]; chosen: string | null | undefined; last: string | null },
  headings: readonly string[],
): MappingTemplate | null {
  const byId = (id: string | null) =>
    list.find(({ excelFieldMappingId }) => excelFieldMappingId === id) ?? null;
  if (chosen !== undefined) return byId(chosen);
  const usedLast = byId(last);
  if (usedLast && fittingTemplate(definition, [usedLast], headings)) return usedLast;
  const fitting = fittingTemplate(definition, list, headings);
  if (fitting || !usedLast) return fitting;
  const columns = Object.values(keptMapping(definition, usedLast.excelFieldMappingJson));
  const present = new Set(headings);
  return columns.filter((column) => present.has(column)).length * 2 >= columns.length ? usedLast : null;
}

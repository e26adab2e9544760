import { limits, sameText } from '@lading/contracts/core';
import type { FieldMapping, ImportDefinition, MappingTemplate } from '@lading/contracts/imports';
import { columnsOfSource, joinedColumns } from '@lading/import-engine/joined-columns';
import { sideOf } from '@lading/import-engine/size-sides';

/** The error of a template's name: missing, more than 64 characters, in use, or not encodable in an address. */
export type TemplateNameError = 'required' | 'long' | 'taken' | 'dots';

/** Validates a name (spec §5): required, at most 64 characters, and unique ignoring case and width (decision D28). */
export function templateNameError(
  name: string,
  templates: readonly MappingTemplate[],
  ownId: string | null,
): TemplateNameError | null {
  const wanted = name.trim();
  if (wanted === '') return 'required';
  if (wanted.length > limits.template.nameMaximum) return 'long';
  // The name is part of the path (spec §7), where these two have a special meaning.
  if (wanted === '.' || wanted === '..') return 'dots';
  const isTaken = templates.some(
    (template) => template.excelFieldMappingId !== ownId && sameText(template.name, wanted),
  );
  return isTaken ? 'taken' : null;
}

/** A mapping as stored: known fields with a column, trimmed. */
export function keptMapping({ fields }: ImportDefinition, mapping: FieldMapping): FieldMapping {
  const kept = fields.map(({ key }) => [key, mapping[key]?.trim() ?? ''] as const);
  return Object.fromEntries(kept.filter(([, column]) => column !== ''));
}

/** Every column that a mapping names. */
const columnsOf = (mapping: FieldMapping): string[] =>
  Object.values(mapping).flatMap((source) => columnsOfSource(source));

/** The template that fits a file: all its columns are present. Of several, the one with the most. */
export function fittingTemplate(
  definition: ImportDefinition,
  templates: readonly MappingTemplate[],
  headings: readonly string[],
): MappingTemplate | null {
  const present = new Set(headings);
  const fitting = templates
    .map((template) => ({
      template,
      columns: columnsOf(keptMapping(definition, template.excelFieldMappingJson)),
    }))
    .filter(({ columns }) => columns.length > 1 && columns.every((column) => present.has(column)));
  return fitting.sort((a, b) => b.columns.length - a.columns.length)[0]?.template ?? null;
}

/**
 * The template to map a file by: the chosen one. Without a choice: the last used if it fits, otherwise another that fits,
 * otherwise the last used if the file still has half of its columns; a file unrelated to a template has no drift from it.
 *
 * @param chosen null for none on purpose; undefined without a choice
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
  const columns = columnsOf(keptMapping(definition, usedLast.excelFieldMappingJson));
  const present = new Set(headings);
  return columns.filter((column) => present.has(column)).length * 2 >= columns.length ? usedLast : null;
}

/** How a file differs from the one for which a template was made. */
export interface TemplateDrift {
  /** Columns that were probably renamed. */
  renamed: readonly { from: string; to: string }[];
  /** Template columns missing from the file. */
  missing: readonly string[];
  /** File columns that the template does not know. */
  added: readonly string[];
}

/** Compares a template with the mapping derived from it. */
export function templateDrift(
  { fields }: ImportDefinition,
  template: FieldMapping,
  mapping: FieldMapping,
  headings: readonly string[],
): TemplateDrift {
  const present = new Set(headings);
  const known = new Set(fields.flatMap(({ key }) => columnsOfSource(template[key] ?? '')));
  const renamed = new Map<string, string>();
  const missing = new Set<string>();
  for (const { key } of fields) {
    const named = template[key] ?? '';
    if (named === '' || present.has(named)) continue;
    const side = sideOf(named);
    const parts = side ? [side.column] : joinedColumns(named)?.columns;
    if (parts) {
      for (const part of parts) if (!present.has(part)) missing.add(part);
      continue;
    }
    const now = mapping[key];
    if (now === undefined) missing.add(named);
    else renamed.set(named, sideOf(now)?.column ?? now);
  }
  const found = new Set(renamed.values());
  return {
    renamed: [...renamed].map(([from, to]) => ({ from, to })),
    missing: [...missing].filter((column) => !renamed.has(column)),
    added: headings.filter((heading) => !known.has(heading) && !found.has(heading)),
  };
}

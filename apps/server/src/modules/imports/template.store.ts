import { sameText } from '@lading/contracts/core';
import type { MappingTemplate } from '@lading/contracts/imports';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import './import-file.table.ts';

/** The organization's mapping templates of an import type, by name. */
export async function readTemplates(trx: Trx, importType: number): Promise<MappingTemplate[]> {
  const rows = await trx
    .selectFrom('mapping_template')
    .selectAll()
    .where('import_type', '=', importType)
    .orderBy(sql`order_text(name) collate "C"`)
    .execute();
  return rows.map((row) => ({
    excelFieldMappingId: row.template_id,
    name: row.name,
    excelFieldMappingJson: row.mapping,
    preinstall: row.preinstall,
    clearBlanks: row.clear_blanks,
  }));
}

/** The number of the organization's templates for an import type. Only one request of an organization counts at a time. */
export async function countTemplates(trx: Trx, importType: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mapping-template', current_org_id()))`.execute(
    trx,
  );
  const { count } = await trx
    .selectFrom('mapping_template')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('import_type', '=', importType)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The import type of a template; undefined when there is none with that id. */
export async function typeOfTemplate(trx: Trx, templateId: string): Promise<number | undefined> {
  if (!isRowId(templateId)) return undefined;
  const row = await trx
    .selectFrom('mapping_template')
    .select('import_type')
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  return row?.import_type;
}

/** The id of the template with a name, ignoring case and width (decision D28). */
export async function templateByName(
  trx: Trx,
  importType: number,
  name: string,
): Promise<string | undefined> {
  const rows = await trx
    .selectFrom('mapping_template')
    .select(['template_id', 'name'])
    .where('import_type', '=', importType)
    .execute();
  return rows.find((row) => sameText(row.name, name))?.template_id;
}

/** The editable part of a template. */
export interface TemplateToSave {
  name: string;
  mapping: Readonly<Record<string, string>>;
  /** Whether blank cells clear stored values; undefined leaves it unchanged, and off for a new template. */
  clearBlanks?: boolean | undefined;
}

/** Adds a template and returns its id. */
export async function insertTemplate(
  trx: Trx,
  importType: number,
  { name, mapping, clearBlanks = false }: TemplateToSave,
): Promise<string> {
  const { template_id } = await trx
    .insertInto('mapping_template')
    .values({
      import_type: importType,
      name,
      mapping: JSON.stringify(mapping),
      clear_blanks: clearBlanks,
    })
    .returning('template_id')
    .executeTakeFirstOrThrow();
  return template_id;
}

/** Changes a template that is not a preset; false when there is none with that id. */
export async function updateTemplate(
  trx: Trx,
  templateId: string,
  { name, mapping, clearBlanks }: TemplateToSave,
): Promise<boolean> {
  if (!isRowId(templateId)) return false;
  const { numUpdatedRows } = await trx
    .updateTable('mapping_template')
    .set({
      name,
      mapping: JSON.stringify(mapping),
      updated_at: new Date(),
      ...(clearBlanks !== undefined && { clear_blanks: clearBlanks }),
    })
    .where('template_id', '=', templateId)
    .where('preinstall', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a template that is not a preset; false when there is none with that id. */
export async function deleteTemplate(trx: Trx, templateId: string): Promise<boolean> {
  if (!isRowId(templateId)) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('mapping_template')
    .where('template_id', '=', templateId)
    .where('preinstall', '=', false)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

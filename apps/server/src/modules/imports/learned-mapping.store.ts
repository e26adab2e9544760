import { headingForm } from '@lading/import-engine/heading-form';
import { columnsOfSource } from '@lading/import-engine/joined-columns';
import { sideOf } from '@lading/import-engine/size-sides';
import { sql, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    learned_mapping: {
      org_id: Generated<string>;
      import_type: string;
      /** See `headingForm` of the import engine. */
      heading_form: string;
      field: string;
      uses: Generated<number>;
      last_used_at: Generated<Date>;
    };
  }
}

/** Longest heading to remember, in characters. */
const longestForm = 200;
/** Headings remembered per organization and import type; the longest unused are dropped. */
const keptForms = 1_000;

/** A mapping that was used, and the available headings. */
export interface UsedMapping {
  /** Key of the import's definition. */
  importType: string;
  /** System field → heading, or several combined. */
  mapping: Readonly<Record<string, string>>;
  /** Those of the file; one that the mapping skips is discarded. */
  headings: readonly string[];
}

/**
 * Remembers the field of each heading, replacing what was learned about these headings before. Call it last in a transaction: an
 * organization learns once at a time, since two files that map each other's headings would lock them in opposite order.
 */
export async function learnMapping(trx: Trx, { importType, mapping, headings }: UsedMapping): Promise<void> {
  const learned = new Map<string, string>();
  const used = Object.entries(mapping).flatMap(([field, source]) =>
    // A column with three dimensions does not map to one of them.
    sideOf(source) ? [] : columnsOfSource(source).map((heading) => [field, heading] as const),
  );
  for (const [field, heading] of used) {
    const form = headingForm(heading);
    if (form !== '' && form.length <= longestForm) learned.set(form, field);
  }
  await sql`select pg_advisory_xact_lock(hashtextextended('learned-mapping', current_org_id()))`.execute(trx);
  const left = headings.map(headingForm).filter((form) => !learned.has(form));
  if (left.length > 0)
    await trx
      .deleteFrom('learned_mapping')
      .where('import_type', '=', importType)
      .where('heading_form', '=', sql<string>`any(${left}::text[])`)
      .execute();
  if (learned.size === 0) return;
  // Sorted, so that concurrent saves do not deadlock.
  const pairs = [...learned].sort(([one], [other]) => (one < other ? -1 : 1));
  await sql`
    insert into learned_mapping as known (import_type, heading_form, field)
    select ${importType}, form, field
    from unnest(${pairs.map(([form]) => form)}::text[], ${pairs.map(([, field]) => field)}::text[]) as used (form, field)
    on conflict (org_id, import_type, heading_form) do update set
      uses = case when known.field = excluded.field then known.uses + 1 else 1 end,
      field = excluded.field,
      last_used_at = now()`.execute(trx);
  await sql`
    delete from learned_mapping
    where import_type = ${importType} and heading_form in (
      select heading_form from learned_mapping where import_type = ${importType}
      order by last_used_at desc, heading_form offset ${keptForms})`.execute(trx);
}

/** The learned fields of an organization's headings: heading form → system field. */
export async function readLearned(trx: Trx, importType: string): Promise<Record<string, string>> {
  const rows = await trx
    .selectFrom('learned_mapping')
    .select(['heading_form', 'field'])
    .where('import_type', '=', importType)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.heading_form, row.field]));
}

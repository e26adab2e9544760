import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Reading } from '@lading/import-engine/reading';
import './import-file.table.ts';

/** An uploaded spreadsheet that has not expired. */
export interface ImportFile {
  referenceId: string;
  fileKey: string;
  fileName: string;
  reading: Reading;
  /** The mapping through which its rows were last read: system field → heading. */
  mapping: Readonly<Record<string, string>> | null;
  headings: readonly string[];
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Hours that an uploaded file is stored. */
const keptHours = 24;

/** Records an uploaded file and returns its reference. */
export async function insertImportFile(
  trx: Trx,
  userId: string,
  file: Omit<ImportFile, 'referenceId' | 'mapping'> & { bytes: number },
): Promise<string> {
  const { reference_id } = await trx
    .insertInto('import_file')
    .values({
      user_id: userId,
      file_key: file.fileKey,
      file_name: file.fileName,
      bytes: file.bytes,
      reading: JSON.stringify(file.reading),
      headings: JSON.stringify(file.headings),
    })
    .returning('reference_id')
    .executeTakeFirstOrThrow();
  return reference_id;
}

/** A person's own file by its reference; a colleague's is not found. */
export async function readImportFile(
  trx: Trx,
  userId: string,
  referenceId: string,
): Promise<ImportFile | undefined> {
  if (!uuid.test(referenceId)) return undefined;
  const row = await trx
    .selectFrom('import_file')
    .selectAll()
    .where('reference_id', '=', referenceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      referenceId: row.reference_id,
      fileKey: row.file_key,
      fileName: row.file_name,
      reading: row.reading,
      mapping: row.mapping,
      headings: row.headings ?? [],
    }
  );
}

/** Stores how to read the file from now on, and discards the mapping of the previous reading. */
export async function saveReading(
  trx: Trx,
  referenceId: string,
  { reading, headings }: Pick<ImportFile, 'reading' | 'headings'>,
): Promise<void> {
  await trx
    .updateTable('import_file')
    .set({ reading: JSON.stringify(reading), headings: JSON.stringify(headings), mapping: null })
    .where('reference_id', '=', referenceId)
    .execute();
}

/** Remembers the mapping through which the file's rows were read. */
export async function saveMapping(
  trx: Trx,
  referenceId: string,
  mapping: Readonly<Record<string, string>>,
): Promise<void> {
  await trx
    .updateTable('import_file')
    .set({ mapping: JSON.stringify(mapping) })
    .where('reference_id', '=', referenceId)
    .execute();
}

/** A file takes at least one disk block. */
const blockBytes = 4_096;

/** Total bytes of the organization's stored uploads. Only one upload of an organization counts at a time. */
export async function countUploadedBytes(trx: Trx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('import_file'), hashtext(current_setting('lading.org_id')))`.execute(
    trx,
  );
  const { bytes } = await trx
    .selectFrom('import_file')
    .select(sql<string>`coalesce(sum(greatest(bytes, ${blockBytes}::integer)), 0)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Deletes records of files that are older than a day, of all organizations, and returns their keys. */
export async function deleteOldFiles(trx: Trx): Promise<string[]> {
  const rows = await trx
    .deleteFrom('import_file')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .returning('file_key')
    .execute();
  return rows.map((row) => row.file_key);
}

import { sql, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    import_left_out: {
      task_id: string;
      org_id: Generated<string>;
      file_key: string;
      file_name: string;
      bytes: number;
      created_at: Generated<Date>;
    };
  }
}

/** A file takes at least one disk block. */
const blockBytes = 4_096;

/** Total bytes of the organization's files of skipped rows. Only one request of an organization counts at a time. */
export async function countLeftOutBytes(trx: Trx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('import_left_out'), hashtext(current_setting('lading.org_id')))`.execute(
    trx,
  );
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(greatest(bytes, ${blockBytes}::integer)), 0) as bytes from import_left_out`.execute(
    trx,
  );
  return Number(rows[0]!.bytes);
}

/** Records the file of an import; false when it has one already, or its receipt is gone. */
export async function insertLeftOut(
  trx: Trx,
  { taskId, fileKey, fileName, bytes }: { taskId: string; fileKey: string; fileName: string; bytes: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into import_left_out (task_id, file_key, file_name, bytes)
    select task_id, ${fileKey}::text, ${fileName}::text, ${bytes}::integer from import_receipt where task_id = ${taskId} for key share
    on conflict (task_id) do nothing returning task_id`.execute(trx);
  return rows.length > 0;
}

import type { ClientBase } from 'pg';
import type { BackupTable } from './backup-tables.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Does work in the caller's transaction while tables refer to nothing and triggers rest: rows come in any order, and nothing is told to
 * anybody. References are made anew, and so checked, when it is done.
 */
export async function withoutConstraints<Result>(
  client: ClientBase,
  tables: readonly BackupTable[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables.map(({ name }) => name)],
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  const result = await work();
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  return result;
}

import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

/** A separate provider with a person and one warehouse, connected with the demo's seller. @returns its id */
export async function newProvider(database: Database, code: string): Promise<string> {
  return database.asSystem(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into organisation (org_name) values (${`Provider ${code}`}) returning org_id::text as id`.execute(
      trx,
    );
    const id = rows[0]!.id;
    await sql`insert into person (org_id, user_name, email, password_hash)
      values (${id}, ${`staff-${code}`}, ${`${code.toLowerCase()}@provider.example`}, '')`.execute(trx);
    await sql`with made as (
        insert into warehouse (warehouse_code, warehouse_name, provider_org_id) values (${code}, ${code}, ${id}) returning warehouse_id)
      insert into warehouse_connection (org_id, warehouse_id, function_types)
      select p.org_id, made.warehouse_id, '{14,16}' from made, person p where p.email = 'seller@lading.test'`.execute(
      trx,
    );
    return id;
  });
}

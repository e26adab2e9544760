import type { Trx } from '../../platform/database.ts';
import './people.table.ts';

/** A person's display name: first and last name, or the user name without them. */
export async function readPersonName(trx: Trx, userId: string): Promise<string> {
  const person = await trx
    .selectFrom('person')
    .select(['first_name', 'last_name', 'user_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return [person.first_name, person.last_name].filter(Boolean).join(' ') || person.user_name;
}

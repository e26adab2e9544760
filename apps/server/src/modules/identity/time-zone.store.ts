import type { Trx } from '../../platform/database.ts';
import './people.table.ts';

/** The zone in which a person writes times (spec §9): an IANA name. */
export async function readTimeZone(trx: Trx, userId: string): Promise<string> {
  const { time_zone } = await trx
    .selectFrom('person')
    .select('time_zone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
